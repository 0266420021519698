package sixstones.games.united.verbs;

import sixstones.engine.Bits;
import sixstones.games.united.box.Box;
import sixstones.games.united.effects.Amount;
import sixstones.games.united.effects.Feature;
import sixstones.games.united.effects.Place;
import sixstones.games.united.effects.Slot;
import sixstones.games.united.effects.Token;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.state.Context;
import sixstones.games.united.state.Ending;
import sixstones.games.united.state.Location;
import sixstones.games.united.steps.AskingVerb;
import sixstones.games.united.steps.CarryOut;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.VerbKind;
import sixstones.games.united.terms.Amounts;
import sixstones.games.united.terms.Places;
import sixstones.games.united.tokens.Tokens;

/** Tokens into empty slots, else Overflow. */
public record Add(Token what, Amount n, Place where) implements AskingVerb<Location> {

  public static final VerbKind KIND =
      VerbKind.named("add")
          .form(
              "tokens into empty slots, else Overflow",
              at -> new Add(at.one("what", Token.class), at.amount("n"), at.place("where")),
              Slot.word("what", "civilian", "thug", "doombot"),
              Slot.amount("n"),
              Slot.place("where"));

  @Override
  public void begin(Play game, CarryOut step) {
    int found = Places.find(game.board, where, step.context());
    if (where.isChoice()) step.askIfAny(game, PickKind.LOCATION, found);
    else add(game, step.context(), found);
  }

  @Override
  public boolean choosesLocation() {
    return where.isChoice();
  }

  @Override
  public void answer(Play game, CarryOut step, Location at) {
    step.bind(game, step.context().chosen(at));
    add(game, step.context(), at.bit());
  }

  private void add(Play game, Context context, int locations) {
    if (locations == 0 && what.isDoombot() && noSlot(game)) return;
    Location start = Places.start(game.board, where, context);
    int count = Amounts.of(game.board, n);
    int full = 0;
    for (int i = 0; i < Box.RING; i++) {
      Location at = start.clockwise(i);
      if (at.isIn(locations) && Tokens.add(game, at, what, count))
        full = Bits.with(full, at.index());
    }
    Tokens.overflow(game, full, start);
  }

  /** U-DOOM-08: a Doombot finds no slot anywhere. */
  private boolean noSlot(Play game) {
    boolean lost =
        where.with().contains(Feature.FREE_SLOT)
            && game.board.villain().losesUnplaceable()
            && !game.ring.anyFree();
    if (lost) game.end(Ending.PLOT);
    return lost;
  }
}
