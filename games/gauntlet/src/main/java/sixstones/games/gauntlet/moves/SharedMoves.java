package sixstones.games.gauntlet.moves;

import sixstones.engine.Seat;
import sixstones.games.gauntlet.box.Box;
import sixstones.games.gauntlet.box.Card;

/** Moves that recur, made once. */
public final class SharedMoves {

  public static final GauntletMove FIGHT = new GauntletMove.Fight();
  public static final GauntletMove DECLINE = new GauntletMove.Decline();

  private static final GauntletMove[] PLAY = new GauntletMove[Box.CARDS];
  private static final GauntletMove[] FIGHT_WITH = new GauntletMove[Box.CARDS];
  private static final GauntletMove[] LOSE = new GauntletMove[Box.CARDS];
  private static final GauntletMove[] UNDER = new GauntletMove[Box.CARDS];
  private static final GauntletMove[] COPY = new GauntletMove[Box.CARDS];
  private static final GauntletMove[] NAME = new GauntletMove[8];
  private static final GauntletMove[] CHOOSE = new GauntletMove[Seat.MOST];

  static {
    for (int card = 0; card < Box.CARDS; card++) {
      var twin = Box.card(Box.card(card).twin());
      PLAY[card] = new GauntletMove.Play(twin);
      FIGHT_WITH[card] = new GauntletMove.FightWith(twin);
      LOSE[card] = new GauntletMove.Lose(twin);
      UNDER[card] = new GauntletMove.PutUnder(twin);
      COPY[card] = new GauntletMove.Copy(twin);
    }
    for (int value = 0; value < NAME.length; value++) NAME[value] = new GauntletMove.Name(value);
    for (int seat = 0; seat < CHOOSE.length; seat++) CHOOSE[seat] = new GauntletMove.Choose(seat);
  }

  private SharedMoves() {}

  public static GauntletMove play(Card card) {
    return PLAY[card.index()];
  }

  public static GauntletMove fightWith(Card card) {
    return FIGHT_WITH[card.index()];
  }

  public static GauntletMove lose(Card card) {
    return LOSE[card.index()];
  }

  public static GauntletMove under(Card card) {
    return UNDER[card.index()];
  }

  public static GauntletMove copy(Card card) {
    return COPY[card.index()];
  }

  public static GauntletMove name(int value) {
    return NAME[value];
  }

  public static GauntletMove choose(int seat) {
    return CHOOSE[seat];
  }
}
