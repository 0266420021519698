package sixstones.bots;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import sixstones.engine.Game;
import sixstones.engine.Judgement;
import sixstones.engine.Move;
import sixstones.engine.MoveList;
import sixstones.engine.Position;
import sixstones.engine.Seat;
import sixstones.engine.Taste;
import sixstones.engine.View;
import sixstones.engine.chance.Chance;
import sixstones.engine.chance.FastChance;
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
  private final Judgement<P, M> judgement;
  private final Optional<? extends Taste<P, M>> taste;
  private final Count redeals;

  /** Shared by all ways to look at the choice. */
  private static final class Count {
    private int count;
  }

  private Seen(
      Game<P, M> game,
      P position,
      List<M> moves,
      boolean open,
      Set<String> pleas,
      Judgement<P, M> judgement,
      Optional<? extends Taste<P, M>> taste,
      Count redeals) {
    this.game = game;
    this.judgement = judgement;
    this.taste = taste;
    this.redeals = redeals;
    this.position = position;
    this.moves = moves;
    this.open = open;
    this.pleas = pleas;
    seat = Seat.of(position.chooser());
  }

  /** What the seat that must choose now knows. */
  public static <P extends Position<P, M>, M extends Move> Seen<P, M> by(
      Game<P, M> game, P position) {
    return all(game, position, false);
  }

  /** The choice with all cards open, for who looks back. */
  public static <P extends Position<P, M>, M extends Move> Seen<P, M> openly(
      Game<P, M> game, P position) {
    return all(game, position, true);
  }

  private static <P extends Position<P, M>, M extends Move> Seen<P, M> all(
      Game<P, M> game, P position, boolean open) {
    return new Seen<>(
        game,
        position,
        position.choice().moves(),
        open,
        Set.of(),
        game.judgement(),
        Optional.empty(),
        new Count());
  }

  /** The same choice between some of its moves only. */
  public Seen<P, M> between(List<M> some) {
    return new Seen<>(game, position, List.copyOf(some), open, pleas, judgement, taste, redeals);
  }

  /** The same choice without moves that are not worth a thought, unless there are no others. */
  public Seen<P, M> without(Set<String> notations) {
    var rest = moves.stream().filter(move -> !notations.contains(move.notation())).toList();
    return rest.isEmpty() ? this : between(rest);
  }

  /** The same choice of a seat that its partners ask to see to these things of the board. */
  public Seen<P, M> asked(Set<String> things) {
    return new Seen<>(game, position, moves, open, Set.copyOf(things), judgement, taste, redeals);
  }

  /** The same choice of somebody who judges otherwise than the game, to find out who is right. */
  public Seen<P, M> judgedBy(Judgement<P, M> other) {
    return new Seen<>(game, position, moves, open, pleas, other, taste, redeals);
  }

  /** The same choice of somebody to whose taste some ways of playing are, if the game has it. */
  public Seen<P, M> fondOf(String word) {
    var fond =
        game.judgement().tastes().stream().filter(one -> one.word().equals(word)).findFirst();
    return new Seen<>(game, position, moves, open, pleas, judgement, fond, redeals);
  }

  /** Whether a move is what partners ask for. */
  public boolean isAsked(M move) {
    return !pleas.isEmpty() && move.targets().stream().anyMatch(pleas::contains);
  }

  public Game<P, M> game() {
    return game;
  }

  /** How whoever chooses judges. */
  public Judgement<P, M> judgement() {
    return judgement;
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
   * How good each move looks at first: its merit on the average of as many redeals as the game's
   * judgement wants; of fewer if it is told to stop.
   */
  public double[] merits(Chance chance, Stop stop) {
    return average(judgement::merits, chance, stop);
  }

  /**
   * How much each move promises whoever chooses at a glance, on the average of the same number of
   * redeals.
   */
  public double[] promises(Chance chance) {
    return average(this::promise, chance, Stop.NEVER);
  }

  private void promise(P position, MoveList<M> moves, double[] into) {
    judgement.promises(position, moves, into);
    if (taste.isEmpty()) return;
    for (int i = 0; i < moves.size(); i++) into[i] += taste.get().appeal(position, moves.get(i));
  }

  /** Judges all moves of a position at once. */
  private interface Glance<P, M extends Move> {
    void judge(P position, MoveList<M> moves, double[] into);
  }

  private double[] average(Glance<P, M> glance, Chance chance, Stop stop) {
    var offered = new MoveList<M>();
    moves.forEach(offered::add);
    var once = new double[moves.size()];
    var average = new double[moves.size()];
    int guesses = 0;
    while (guesses == 0 || guesses < judgement.guesses() && !stop.now()) {
      glance.judge(redeal(chance), offered, once);
      guesses++;
      for (int i = 0; i < average.length; i++) average[i] += (once[i] - average[i]) / guesses;
    }
    return average;
  }

  /** What the seat can count in favour of a move; it comes first, and its next ones follow. */
  public Optional<Phrase> counted(List<M> moves) {
    return game.judgement().counted(redeal(new FastChance(key())), moves);
  }

  /** A position that the seat can't tell from the real one. */
  public P redeal(Chance chance) {
    redeals.count++;
    return open ? position.copy() : position.redeal(seat, chance);
  }

  /** The same for everything that the seat can't tell apart, and nothing else. */
  public long key() {
    return position.key(seat);
  }

  /** How many redeals were asked for so far, however the choice was looked at. */
  public int redeals() {
    return redeals.count;
  }
}
