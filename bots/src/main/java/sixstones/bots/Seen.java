package sixstones.bots;

import java.util.List;
import java.util.Set;
import sixstones.engine.Game;
import sixstones.engine.Move;
import sixstones.engine.MoveList;
import sixstones.engine.Position;
import sixstones.engine.Seat;
import sixstones.engine.View;
import sixstones.engine.chance.Chance;
import sixstones.engine.phrase.Phrase;

/**
 * A choice as the seat that makes it knows it: its moves, and redeals of the position. The position
 * itself stays out of reach, so that no bot can cheat. Who looks back at a finished game may see it
 * as it was.
 */
public final class Seen<P extends Position<P, M>, M extends Move> {

  private final Game<P, M> game;
  private final P position;
  private final Seat seat;
  private final List<M> moves;
  private final boolean open;
  private final Set<String> pleas;
  private int redeals;

  private Seen(Game<P, M> game, P position, List<M> moves, boolean open, Set<String> pleas) {
    this.game = game;
    this.position = position;
    this.moves = moves;
    this.open = open;
    this.pleas = pleas;
    seat = Seat.of(position.chooser());
  }

  /** What the seat that must choose now knows. */
  public static <P extends Position<P, M>, M extends Move> Seen<P, M> by(
      Game<P, M> game, P position) {
    return new Seen<>(game, position, position.choice().moves(), false, Set.of());
  }

  /** The choice with all cards open, for who looks back. */
  public static <P extends Position<P, M>, M extends Move> Seen<P, M> openly(
      Game<P, M> game, P position) {
    return new Seen<>(game, position, position.choice().moves(), true, Set.of());
  }

  /** The same choice between some of its moves only. */
  public Seen<P, M> between(List<M> some) {
    return new Seen<>(game, position, List.copyOf(some), open, pleas);
  }

  /** The same choice of a seat that its partners ask to see to these things of the board. */
  public Seen<P, M> asked(Set<String> things) {
    return new Seen<>(game, position, moves, open, Set.copyOf(things));
  }

  /** Whether a move is what partners ask for. */
  public boolean isAsked(M move) {
    return !pleas.isEmpty() && move.targets().stream().anyMatch(pleas::contains);
  }

  public Game<P, M> game() {
    return game;
  }

  public Seat seat() {
    return seat;
  }

  /** The legal moves, at least one. */
  public List<M> moves() {
    return moves;
  }

  /** What the seat sees. */
  public View view() {
    return position.view(seat);
  }

  /** How many seats the table has. */
  public int seats() {
    return position.seats();
  }

  public Phrase prompt() {
    return position.prompt();
  }

  /**
   * How good each move looks at first: its merit, summed over as many redeals as the game's
   * judgement wants; over fewer if it is told to stop.
   */
  public double[] merits(Chance chance, Stop stop) {
    var judgement = game.judgement();
    var offered = new MoveList<M>();
    moves.forEach(offered::add);
    var once = new double[moves.size()];
    var sums = new double[moves.size()];
    for (int guess = 0; guess < judgement.guesses() && (guess == 0 || !stop.now()); guess++) {
      judgement.merits(redeal(chance), offered, once);
      for (int i = 0; i < sums.length; i++) sums[i] += once[i];
    }
    return sums;
  }

  /** A position that the seat can't tell from the real one. */
  public P redeal(Chance chance) {
    redeals++;
    return open ? position.copy() : position.redeal(seat, chance);
  }

  /** The same for everything that the seat can't tell apart, and nothing else. */
  public long key() {
    return position.key(seat);
  }

  /** How many redeals were asked for so far: how much was thought. */
  public int redeals() {
    return redeals;
  }
}
