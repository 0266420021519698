package sixstones.games.gauntlet.steps;

import sixstones.engine.Bits;
import sixstones.engine.Fingerprint;
import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.engine.phrase.Phrase;
import sixstones.games.gauntlet.box.Side;
import sixstones.games.gauntlet.knowledge.Knowledge;
import sixstones.games.gauntlet.moves.GauntletMove;
import sixstones.games.gauntlet.state.Note;
import sixstones.games.gauntlet.state.Table;

/** G-HERO-5-01: the order of the top cards. */
public record OrderDeck() implements Step {

  public static final Step STEP = new OrderDeck();

  private static final int TOP = 3;

  @Override
  public int chooser(Table table) {
    return table.active();
  }

  @Override
  public Phrase prompt() {
    return Answers.prompt("order");
  }

  @Override
  public void moves(Table table, MoveList<GauntletMove> into) {
    int[] top = top(table);
    for (int a = 0; a < top.length; a++) {
      if (top.length == 1) into.add(new GauntletMove.Order(top[0], Table.NONE, Table.NONE));
      for (int b = 0; b < top.length; b++) {
        if (b == a) continue;
        int third = top.length == 2 ? Table.NONE : top[TOP - a - b];
        into.add(new GauntletMove.Order(top[a], top[b], third));
      }
    }
  }

  @Override
  public void answer(GauntletMove move, Play play) {
    var table = play.table();
    var order = (GauntletMove.Order) move;
    int top = table.leftInDeck(Side.HEROES) - 1;
    int[] cards = {order.first(), order.second(), order.third()};
    for (int i = 0; i < TOP && cards[i] >= 0; i++) {
      // Whoever else knew one of these cards has seen them being put in another order.
      Knowledge.forget(table, Bits.of(cards[i]), table.active());
      table.inDeck(Side.HEROES, top - i, cards[i]);
    }
    play.log().ordered(table.active());
  }

  @Override
  public Refusal whyNot(GauntletMove move, Table table) {
    if (!(move instanceof GauntletMove.Order)) return Answers.otherwise(move, "orderFirst");
    return Answers.because(top(table).length < TOP ? "G-HERO-5-02" : "G-HERO-5-01", "orderAll");
  }

  @Override
  public boolean asksAnyway() {
    return false;
  }

  @Override
  public void addTo(Fingerprint fingerprint) {
    fingerprint.add("order deck");
  }

  /** G-HERO-5-02: fewer if there are fewer; the next to be drawn first. */
  private static int[] top(Table table) {
    int left = table.leftInDeck(Side.HEROES);
    int[] top = new int[Math.min(TOP, left)];
    for (int i = 0; i < top.length; i++) top[i] = table.inDeck(Side.HEROES, left - 1 - i);
    return top;
  }

  /** Scarlet Witch or Vision: the cards are seen before they are ordered. */
  static void look(Play play) {
    var table = play.table();
    int seat = table.active();
    int[] top = top(table);
    for (int card : top) {
      Knowledge.follows(table, seat, card);
      play.course().note(seat, card, seat, Note.How.DECK);
    }
    play.log().sawInDeck(seat, top);
    play.ask(STEP);
  }
}
