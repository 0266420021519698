package sixstones.games.war.judgement;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import sixstones.engine.Judgement;
import sixstones.engine.Sight;
import sixstones.engine.Style;
import sixstones.engine.features.Scales;
import sixstones.engine.phrase.Phrase;
import sixstones.games.war.WarPosition;
import sixstones.games.war.moves.MainMove;
import sixstones.games.war.moves.WarMove;

/** What Infinity War's module knows about good play. */
public enum WarJudgement implements Judgement<WarPosition, WarMove> {
  INSTANCE;

  /** Where a careless step undoes ten good ones, playing on tells nothing. */
  private static final Style STYLE =
      new Style(64, 0, 1, 1.5, 1, 0.05, new Sight(36, 1_000, 30_000));

  private static final Scales<WarPosition> SCALES =
      Scales.of(WarFeatures.INSTANCE, "/sixstones/war/judgement/weights.csv");

  /** What every turn costs all that brought nobody on: else all wait for each other. */
  private static final double IDLE_TURN = 0.005;

  @Override
  public double worth(WarPosition position, int seat) {
    if (position.isOver()) return position.outcome().share(seat, false);
    return SCALES.chances(position)[seat] * patience(position);
  }

  @Override
  public void worths(WarPosition position, double[] shares) {
    SCALES.worths(position, shares);
    double patience = patience(position);
    for (int seat = 0; seat < shares.length; seat++) shares[seat] *= patience;
  }

  private static double patience(WarPosition position) {
    return 1 - IDLE_TURN * position.board().clock().idle;
  }

  @Override
  public double merit(WarPosition position, WarMove move) {
    return LookAhead.merit(position, move);
  }

  @Override
  public Map<String, Double> parts(WarPosition position, int seat) {
    return Prospects.parts(position, seat);
  }

  @Override
  public Optional<Phrase> told(String part, WarPosition before, WarPosition after, int seat) {
    return new InWords(before, after, seat).tell(part);
  }

  /** Who ends the turn gains nothing by that, and wants nothing more of it. */
  @Override
  public Optional<Phrase> counted(WarPosition position, WarMove move) {
    return move instanceof MainMove.EndTurn
        ? Optional.of(Phrase.of("war.reason.end-turn"))
        : Optional.empty();
  }

  @Override
  public Optional<Scales<WarPosition>> scales() {
    return Optional.of(SCALES);
  }

  @Override
  public List<WarTaste> tastes() {
    return List.of(WarTaste.values());
  }

  @Override
  public Style style() {
    return STYLE;
  }
}
