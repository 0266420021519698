package sixstones.games.united.verbs;

import sixstones.games.united.box.Mission;
import sixstones.games.united.effects.Amount;
import sixstones.games.united.effects.Slot;
import sixstones.games.united.steps.CarryOut;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Verb;
import sixstones.games.united.steps.VerbKind;
import sixstones.games.united.terms.Amounts;

/** Tokens off a Mission that is not complete. */
public record MissionLose(Mission mission, Amount n) implements Verb {

  public static final VerbKind KIND =
      VerbKind.named("mission_lose")
          .form(
              "tokens off a Mission that is not complete",
              at -> new MissionLose(Mission.named(at.word("mission")), at.amount("n")),
              Slot.word("mission", "rescue", "defeat", "threats"),
              Slot.amount("n"));

  /** U-RULE-77. */
  @Override
  public void begin(Play game, CarryOut step) {
    if (game.dashboard.isDone(mission)) return;
    int lost = Math.min(Amounts.of(game.board, n), game.dashboard.progress(mission));
    if (lost == 0) return;
    game.dashboard.progress(mission, game.dashboard.progress(mission) - lost);
    game.tell.missionLost(mission, lost, game.dashboard.progress(mission));
  }
}
