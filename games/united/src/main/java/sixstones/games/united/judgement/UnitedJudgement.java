package sixstones.games.united.judgement;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import sixstones.engine.Bits;
import sixstones.engine.Judgement;
import sixstones.engine.Sight;
import sixstones.engine.Style;
import sixstones.engine.features.Scales;
import sixstones.engine.net.Insight;
import sixstones.engine.net.Marks;
import sixstones.engine.net.NetJudgement;
import sixstones.engine.phrase.Phrase;
import sixstones.games.united.UnitedPosition;
import sixstones.games.united.moves.UnitedMove;

/** What is known about good play, for Heroes and for the Villain player. */
public final class UnitedJudgement implements Judgement<UnitedPosition, UnitedMove> {

  /** Some careless turns, so that the Villain's next plan has come before anything is judged. */
  private static final Style STYLE = new Style(64, 12, 1, 0.5, 1, 1, new Sight(6, 16, 10_000));

  private static final Scales<UnitedPosition> SCALES =
      Scales.of(UnitedFeatures.INSTANCE, "/sixstones/united/judgement/weights.csv");

  /** By weights alone. */
  static final UnitedJudgement PLAIN = new UnitedJudgement();

  private static final Optional<Insight<UnitedPosition, UnitedMove>> INSIGHT =
      Insight.of(UnitedMarks.class, "/sixstones/united/judgement/united.net", UnitedMarks.INSTANCE);

  public static final Judgement<UnitedPosition, UnitedMove> INSTANCE =
      new NetJudgement<>(PLAIN, _ -> INSIGHT);

  private UnitedJudgement() {}

  @Override
  public double worth(UnitedPosition position, int seat) {
    if (position.isOver()) return position.outcome().share(seat, true);
    return SCALES.chances(position)[position.side(seat)];
  }

  @Override
  public void worths(UnitedPosition position, double[] shares) {
    SCALES.worths(position, shares);
  }

  @Override
  public double merit(UnitedPosition position, UnitedMove move) {
    return LookAhead.sign(position) * LookAhead.after(position, move);
  }

  @Override
  public int guesses() {
    return 2;
  }

  @Override
  public Map<String, Double> parts(UnitedPosition position, int seat) {
    return Prospects.parts(position, Bits.has(position.board().heroSeats(), seat) ? 1 : -1);
  }

  @Override
  public Optional<Phrase> told(String part, UnitedPosition before, UnitedPosition after, int seat) {
    // What the Villain gains the Heroes lose: there is nothing to be counted up.
    return Bits.has(after.board().heroSeats(), seat)
        ? new InWords(before.board(), after.board()).tell(part)
        : Optional.empty();
  }

  @Override
  public Optional<Scales<UnitedPosition>> scales() {
    return Optional.of(SCALES);
  }

  @Override
  public List<UnitedTaste> tastes() {
    return List.of(UnitedTaste.values());
  }

  @Override
  public Optional<Marks<UnitedPosition, UnitedMove>> marks() {
    return Optional.of(UnitedMarks.INSTANCE);
  }

  @Override
  public Style style() {
    return STYLE;
  }
}
