package sixstones.games.splendor.judgement;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import sixstones.engine.Judgement;
import sixstones.engine.MoveList;
import sixstones.engine.Sight;
import sixstones.engine.Style;
import sixstones.engine.event.Events;
import sixstones.engine.features.Scales;
import sixstones.engine.net.Insight;
import sixstones.engine.net.Marks;
import sixstones.engine.net.NetJudgement;
import sixstones.engine.phrase.Phrase;
import sixstones.games.splendor.SplendorPosition;
import sixstones.games.splendor.box.Edition;
import sixstones.games.splendor.ending.Gauntlet;
import sixstones.games.splendor.moves.SplendorMove;
import sixstones.games.splendor.steps.Payment;

/**
 * The worth of a position is weighed as games have taught; the merit of a move is how well the seat
 * stands after it.
 */
public final class SplendorJudgement implements Judgement<SplendorPosition, SplendorMove> {

  /** Careless turns before judging would tell less than judging at once. */
  private static final Style STYLE = new Style(64, 0, 1, 0.5, 1, 1, new Sight(240, 3_000, 60_000));

  private static final Scales<SplendorPosition> SCALES = scales("weights");

  /** S-CLASSIC-04: where points are enough, everything weighs something else. */
  private static final Scales<SplendorPosition> CLASSIC_SCALES = scales("classic_weights");

  /** By weights alone. */
  static final SplendorJudgement PLAIN = new SplendorJudgement();

  /** By edition. */
  private static final List<Optional<Insight<SplendorPosition, SplendorMove>>> FOR_TWO =
      nets(".net");

  /** Two play against each other, three and four against who is ahead. */
  private static final List<Optional<Insight<SplendorPosition, SplendorMove>>> FOR_MORE =
      nets("_more.net");

  public static final Judgement<SplendorPosition, SplendorMove> INSTANCE =
      new NetJudgement<>(PLAIN, SplendorJudgement::insight);

  private SplendorJudgement() {}

  /** Where none was found worth shipping, the weights judge. */
  private static List<Optional<Insight<SplendorPosition, SplendorMove>>> nets(String file) {
    return Stream.of(Edition.values()).map(edition -> net(edition.id() + file)).toList();
  }

  private static Optional<Insight<SplendorPosition, SplendorMove>> net(String file) {
    return Insight.of(
        SplendorMarks.class, "/sixstones/splendor/judgement/" + file, SplendorMarks.INSTANCE);
  }

  private static Scales<SplendorPosition> scales(String weights) {
    return Scales.of(
        SplendorFeatures.INSTANCE, "/sixstones/splendor/judgement/" + weights + ".csv");
  }

  private static Scales<SplendorPosition> scales(SplendorPosition position) {
    return switch (position.board().edition()) {
      case MARVEL -> SCALES;
      case CLASSIC -> CLASSIC_SCALES;
    };
  }

  private static Optional<Insight<SplendorPosition, SplendorMove>> insight(
      SplendorPosition position) {
    return (position.seats() == 2 ? FOR_TWO : FOR_MORE).get(position.board().edition().ordinal());
  }

  @Override
  public double worth(SplendorPosition position, int seat) {
    if (position.isOver()) return position.outcome().share(seat, false);
    return scales(position).chances(position)[seat];
  }

  @Override
  public void worths(SplendorPosition position, double[] shares) {
    scales(position).worths(position, shares);
  }

  @Override
  public double merit(SplendorPosition position, SplendorMove move) {
    int seat = position.chooser();
    var after = after(position, move);
    if (after.isOver()) return after.outcome().won(seat) ? 1e6 : -1e6;
    double wins = Gauntlet.isFulfilled(after.board(), seat) ? 1e3 : 0;
    return wins + Standing.of(after.board(), seat);
  }

  /** Where a move leads, a recruitment with its payment. */
  static SplendorPosition after(SplendorPosition position, SplendorMove move) {
    var after = position.copy();
    after.apply(move, Events.OFF);
    if (after.step() instanceof Payment) payPlainly(after);
    return after;
  }

  /** A recruitment is judged with its payment; the first one offered spends the least grey. */
  private static void payPlainly(SplendorPosition position) {
    var payments = new MoveList<SplendorMove>();
    position.moves(payments);
    position.apply(payments.get(0), Events.OFF);
  }

  @Override
  public Map<String, Double> parts(SplendorPosition position, int seat) {
    return Standing.parts(position.board(), seat);
  }

  @Override
  public Optional<Phrase> told(
      String part, SplendorPosition before, SplendorPosition after, int seat) {
    return new InWords(before.board(), after.board(), seat).tell(part);
  }

  @Override
  public Optional<Marks<SplendorPosition, SplendorMove>> marks() {
    return Optional.of(SplendorMarks.INSTANCE);
  }

  @Override
  public Optional<Scales<SplendorPosition>> scales() {
    return Optional.of(SCALES);
  }

  @Override
  public List<SplendorTaste> tastes() {
    return List.of(SplendorTaste.values());
  }

  @Override
  public Style style() {
    return STYLE;
  }
}
