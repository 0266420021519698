package sixstones.games.gauntlet.steps;

import sixstones.engine.Fingerprint;
import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.engine.phrase.Phrase;
import sixstones.games.gauntlet.box.Side;
import sixstones.games.gauntlet.knowledge.Knowledge;
import sixstones.games.gauntlet.moves.Because;
import sixstones.games.gauntlet.moves.GauntletMove;
import sixstones.games.gauntlet.state.Board;
import sixstones.games.gauntlet.state.Note;

/** G-HERO-5-01: the order of the top cards. */
public record OrderDeck() implements Step {

  public static final Step STEP = new OrderDeck();

  private static final int TOP = 3;

  @Override
  public int chooser(Board board) {
    return board.active();
  }

  @Override
  public Phrase prompt() {
    return Answers.prompt("order");
  }

  @Override
  public void moves(Board board, MoveList<GauntletMove> into) {
    int[] top = top(board);
    for (int a = 0; a < top.length; a++) {
      if (top.length == 1) into.add(new GauntletMove.Order(top[0], Board.NONE, Board.NONE));
      for (int b = 0; b < top.length; b++) {
        if (b == a) continue;
        int third = top.length == 2 ? Board.NONE : top[TOP - a - b];
        into.add(new GauntletMove.Order(top[a], top[b], third));
      }
    }
  }

  @Override
  public void answer(GauntletMove move, Play play) {
    var board = play.board();
    var order = (GauntletMove.Order) move;
    int top = board.leftInDeck(Side.HEROES) - 1;
    int[] cards = {order.first(), order.second(), order.third()};
    for (int i = 0; i < TOP && cards[i] >= 0; i++) {
      // Whoever else knew one of these cards has seen them being put in another order.
      Knowledge.forget(board, 1 << cards[i], board.active());
      board.inDeck(Side.HEROES, top - i, cards[i]);
    }
    play.log().ordered(board.active());
  }

  @Override
  public Refusal why(GauntletMove move, Board board) {
    if (!(move instanceof GauntletMove.Order)) return Answers.otherwise(move, "orderFirst");
    return Because.of(top(board).length < TOP ? "G-HERO-5-02" : "G-HERO-5-01", "orderAll");
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
  private static int[] top(Board board) {
    int left = board.leftInDeck(Side.HEROES);
    int[] top = new int[Math.min(TOP, left)];
    for (int i = 0; i < top.length; i++) top[i] = board.inDeck(Side.HEROES, left - 1 - i);
    return top;
  }

  /** Scarlet Witch or Vision: the cards are seen before they are ordered. */
  static void look(Play play) {
    var board = play.board();
    int seat = board.active();
    int[] top = top(board);
    for (int card : top) {
      Knowledge.follows(board, seat, card);
      play.course().note(seat, card, seat, Note.How.DECK);
    }
    play.log().sawInDeck(seat, top);
    play.ask(STEP);
  }
}
