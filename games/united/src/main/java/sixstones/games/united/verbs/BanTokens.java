package sixstones.games.united.verbs;

import sixstones.games.united.effects.Slot;
import sixstones.games.united.steps.CarryOut;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Verb;
import sixstones.games.united.steps.VerbKind;

/** No Action tokens until the next Villain turn. */
public record BanTokens() implements Verb {

  public static final VerbKind KIND =
      VerbKind.named("forbid")
          .form(
              "no Action tokens until the next Villain turn",
              _ -> new BanTokens(),
              Slot.word("what", "action_tokens"));

  @Override
  public void begin(Play game, CarryOut step) {
    game.turn.tokensBanned(true);
    game.tell.tokensBanned();
  }
}
