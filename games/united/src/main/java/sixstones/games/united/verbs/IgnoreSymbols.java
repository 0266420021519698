package sixstones.games.united.verbs;

import sixstones.games.united.effects.Slot;
import sixstones.games.united.steps.CarryOut;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Verb;
import sixstones.games.united.steps.VerbKind;

/** So many symbols are lost in this turn. */
public record IgnoreSymbols(int n) implements Verb {

  public static final VerbKind KIND =
      VerbKind.named("ignore_symbols")
          .form(
              "so many symbols are lost in this turn",
              at -> new IgnoreSymbols(at.number("n")),
              Slot.number("n", 1, 9));

  @Override
  public void begin(Play game, CarryOut step) {
    game.turn.ofHero().ignore(game.turn.ofHero().ignore() + n);
    game.tell.made("mustIgnore", game.turn.active(), step.effects(), "U-RULE-81");
  }
}
