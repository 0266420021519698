package sixstones.games.gauntlet.steps;

import java.util.ArrayList;
import java.util.List;
import sixstones.engine.Fingerprint;
import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.engine.phrase.Phrase;
import sixstones.games.gauntlet.box.Card;
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
    var top = top(board);
    if (top.size() == 1) into.add(new GauntletMove.Order(top));
    for (var first : top) {
      for (var second : top) {
        if (second.equals(first)) continue;
        var order = new ArrayList<>(List.of(first, second));
        for (var third : top) if (!order.contains(third)) order.add(third);
        into.add(new GauntletMove.Order(order));
      }
    }
  }

  @Override
  public void answer(GauntletMove move, Play play) {
    var board = play.board();
    var order = (GauntletMove.Order) move;
    int depth = board.leftInDeck(Side.HEROES);
    for (var card : order.cards()) {
      // Whoever else knew one of these cards has seen them being put in another order.
      Knowledge.forget(board, card.bit(), board.active());
      board.inDeck(Side.HEROES, --depth, card);
    }
    play.log().ordered(board.active());
  }

  @Override
  public Refusal why(GauntletMove move, Board board) {
    if (!(move instanceof GauntletMove.Order)) return Answers.otherwise(move, "orderFirst");
    return Because.of(top(board).size() < TOP ? "G-HERO-5-02" : "G-HERO-5-01", "orderAll");
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
  private static List<Card> top(Board board) {
    int left = board.leftInDeck(Side.HEROES);
    var top = new ArrayList<Card>();
    for (int i = 1; i <= Math.min(TOP, left); i++) top.add(board.inDeck(Side.HEROES, left - i));
    return top;
  }

  /** Scarlet Witch or Vision: the cards are seen before they are ordered. */
  static void look(Play play) {
    var board = play.board();
    int seat = board.active();
    var top = top(board);
    for (var card : top) {
      Knowledge.follows(board, seat, card);
      play.course().note(seat, card, seat, Note.How.DECK);
    }
    play.log().sawInDeck(seat, top);
    play.ask(STEP);
  }
}
