package sixstones.engine.net;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import sixstones.engine.Judgement;
import sixstones.engine.Move;
import sixstones.engine.MoveList;
import sixstones.engine.Position;
import sixstones.engine.Style;
import sixstones.engine.Taste;
import sixstones.engine.features.Scales;
import sixstones.engine.phrase.Phrase;

/**
 * A judgement whose chances and promises come from a net, where there is one for the position. What
 * people are told, and what is liked without thinking, stays as the game says it.
 */
public final class NetJudgement<P extends Position<P, M>, M extends Move>
    implements Judgement<P, M> {

  private final Judgement<P, M> plain;
  private final Function<P, Optional<Insight<P, M>>> insight;

  /**
   * @param insight the net for a position: a game may have boxes that are judged by themselves
   */
  public NetJudgement(Judgement<P, M> plain, Function<P, Optional<Insight<P, M>>> insight) {
    this.plain = plain;
    this.insight = insight;
  }

  /** The same without a net. */
  public Judgement<P, M> plain() {
    return plain;
  }

  @Override
  public double worth(P position, int seat) {
    if (position.isOver()) return plain.worth(position, seat);
    var shares = new double[position.seats()];
    worths(position, shares);
    return shares[seat];
  }

  @Override
  public void worths(P position, double[] shares) {
    var net = insight.apply(position);
    if (net.isPresent()) net.get().worths(position, shares);
    else plain.worths(position, shares);
  }

  @Override
  public void promises(P position, MoveList<M> moves, double[] into) {
    var net = insight.apply(position);
    if (net.isPresent() && net.get().likesMoves()) net.get().promises(position, moves, into);
    else plain.promises(position, moves, into);
  }

  @Override
  public double merit(P position, M move) {
    return plain.merit(position, move);
  }

  @Override
  public void merits(P position, MoveList<M> moves, double[] into) {
    plain.merits(position, moves, into);
  }

  @Override
  public Optional<Marks<P, M>> marks() {
    return plain.marks();
  }

  @Override
  public Map<String, Double> parts(P position, int seat) {
    return plain.parts(position, seat);
  }

  @Override
  public Optional<Phrase> told(String part, P before, P after, int seat) {
    return plain.told(part, before, after, seat);
  }

  @Override
  public Optional<Phrase> counted(P position, M move) {
    return plain.counted(position, move);
  }

  @Override
  public Optional<Phrase> counted(P position, List<M> moves) {
    return plain.counted(position, moves);
  }

  @Override
  public List<? extends Taste<P, M>> tastes() {
    return plain.tastes();
  }

  @Override
  public Optional<Scales<P>> scales() {
    return plain.scales();
  }

  @Override
  public Style style() {
    return plain.style();
  }

  @Override
  public int guesses() {
    return plain.guesses();
  }
}
