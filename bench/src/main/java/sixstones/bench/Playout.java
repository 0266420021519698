package sixstones.bench;

import sixstones.engine.Deal;
import sixstones.engine.Game;
import sixstones.engine.Move;
import sixstones.engine.MoveList;
import sixstones.engine.Position;
import sixstones.engine.chance.Chance;
import sixstones.engine.chance.FastChance;
import sixstones.engine.event.Events;

/** A position from the middle of a game with the fewest players, and games from the start. */
final class Playout<P extends Position<P, M>, M extends Move> {

  private static final int MIDDLE = 20;

  private final Game<P, M> game;
  private final P middle;
  private final MoveList<M> moves = new MoveList<>();
  private long games;

  private Playout(Game<P, M> game) {
    this.game = game;
    middle = play(new FastChance(7), MIDDLE);
  }

  static <P extends Position<P, M>, M extends Move> Playout<P, M> of(Game<P, M> game) {
    return new Playout<>(game);
  }

  P copy() {
    return middle.copy();
  }

  int legalMoves() {
    moves.clear();
    middle.moves(moves);
    return moves.size();
  }

  int randomGame() {
    return play(FastChance.of(1, games++), Integer.MAX_VALUE).outcome().winners();
  }

  private P play(Chance chance, int most) {
    var position = game.deal(Deal.of(game.info().fewestSeats(), chance));
    for (int i = 0; i < most && !position.isOver(); i++) {
      moves.clear();
      position.moves(moves);
      position.apply(moves.get(chance.below(moves.size())), Events.OFF);
    }
    return position;
  }
}
