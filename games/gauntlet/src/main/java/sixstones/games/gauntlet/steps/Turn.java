package sixstones.games.gauntlet.steps;

import sixstones.games.gauntlet.box.Box;
import sixstones.games.gauntlet.decks.Draw;
import sixstones.games.gauntlet.log.WhyDrawn;
import sixstones.games.gauntlet.state.Board;

/** G-TURN: draw a card, play a card, and the next one's turn. */
public final class Turn {

  private Turn() {}

  public static void begin(int seat, Play play) {
    var board = play.board();
    board.active(seat);
    board.turn(board.turn() + 1);
    play.log().turnBegins(seat);
    if (board.isThanos(seat)) Draw.countStones(play.course());
    if (play.course().isOver()) return;
    Draw.one(play.course(), seat, WhyDrawn.TURN, play.log());
    if (play.course().isOver()) return;
    if (playable(board, seat) != 0) {
      play.ask(PlayCard.STEP);
    } else {
      play.log().couldNotPlay(seat);
      next(play);
    }
  }

  /** G-TURN-01, G-2P-04: clockwise; the lone hero has several turns in a row. */
  static void next(Play play) {
    var board = play.board();
    int active = board.active();
    if (!board.isThanos(active) && board.heroTurnsLeft() > 0) {
      board.heroTurnsLeft(board.heroTurnsLeft() - 1);
      begin(active, play);
    } else {
      board.heroTurnsLeft(board.heroTurnsEach() - 1 - board.heroTurnsForgone());
      board.heroTurnsForgone(0);
      begin((active + 1) % board.seats(), play);
    }
  }

  /** G-THANOS-THANOS-01: everything in hand but Thanos-7. */
  static int playable(Board board, int seat) {
    return Box.distinct(board.hand(seat)) & ~Box.thanosCard();
  }
}
