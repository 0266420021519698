package sixstones.games.united.verbs;

import sixstones.games.united.effects.Slot;
import sixstones.games.united.steps.CarryOut;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Verb;
import sixstones.games.united.steps.VerbKind;

/** The next Villain turn comes later, or sooner if negative. */
public record Delay(int n) implements Verb {

  public static final VerbKind KIND =
      VerbKind.named("delay_villain")
          .form(
              "the next Villain turn so many cards later",
              at -> new Delay(at.number("n")),
              Slot.number("n", 1, 9));

  public static final VerbKind HASTEN =
      VerbKind.named("hasten_villain")
          .form(
              "the next Villain turn so many cards sooner",
              at -> new Delay(-at.number("n")),
              Slot.number("n", 1, 9));

  @Override
  public void begin(Play game, CarryOut step) {
    game.turn.delay(game.turn.delay() + n);
    game.tell.delayed(n);
  }
}
