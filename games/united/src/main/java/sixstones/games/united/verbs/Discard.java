package sixstones.games.united.verbs;

import sixstones.games.united.damage.Damage;
import sixstones.games.united.damage.Loss;
import sixstones.games.united.damage.WaitingKos;
import sixstones.games.united.effects.Deed;
import sixstones.games.united.effects.Slot;
import sixstones.games.united.effects.Who;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Context;
import sixstones.games.united.steps.CarryOut;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Verb;
import sixstones.games.united.steps.VerbKind;
import sixstones.games.united.terms.Heroes;

/** Hand cards under the deck. */
public record Discard(int n, Who who) implements Verb {

  public static final VerbKind KIND =
      VerbKind.named("discard")
          .form(
              "hand cards under the deck; the last one is a KO",
              at -> new Discard(at.number("n"), at.who()),
              Slot.number("n", 1, 9),
              Slot.word("who", "self", "target"));

  @Override
  public boolean isPossible(Board board, Context context) {
    return board.team().handSize(Heroes.named(who, context)) >= n;
  }

  @Override
  public void begin(Play game, CarryOut step) {
    game.nothingDone(Deed.SPENT);
    WaitingKos.await(game, step.context());
    Damage.loseCards(game, Heroes.named(who, step.context()), n, Loss.COST);
  }
}
