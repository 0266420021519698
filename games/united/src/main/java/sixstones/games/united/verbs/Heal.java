package sixstones.games.united.verbs;

import sixstones.games.united.effects.Slot;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Context;
import sixstones.games.united.steps.CarryOut;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Verb;
import sixstones.games.united.steps.VerbKind;

/** Health for the Villain. */
public record Heal(int n) implements Verb {

  public static final VerbKind KIND =
      VerbKind.named("heal")
          .form(
              "Health for the Villain, also above the start",
              at -> new Heal(at.number("n")),
              Slot.number("n", 1, 9));

  @Override
  public boolean isPossible(Board board, Context context) {
    return board.villain().hasHealth();
  }

  @Override
  public void begin(Play game, CarryOut step) {
    if (!game.board.villain().hasHealth()) return;
    game.dashboard.health(game.dashboard.health() + n);
    game.tell.healed(n, game.dashboard.health());
  }
}
