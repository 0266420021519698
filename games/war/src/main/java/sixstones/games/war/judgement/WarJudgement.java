package sixstones.games.war.judgement;

import java.util.Map;
import sixstones.engine.Judgement;
import sixstones.engine.Style;
import sixstones.games.war.WarPosition;
import sixstones.games.war.moves.WarMove;

/** What Infinity War's module knows about good play. */
public enum WarJudgement implements Judgement<WarPosition, WarMove> {
  INSTANCE;

  /** Where a careless step undoes ten good ones, playing on tells nothing. */
  private static final Style STYLE = new Style(64, 0, 1, 1.5, 1, 0.05, 20_000);

  /** How many points of advantage make a position look nearly won. */
  private static final double DECISIVE = 400;

  @Override
  public double worth(WarPosition position, int seat) {
    if (position.isOver()) return position.outcome().share(seat, false);
    double advantage = Prospects.of(position, seat);
    return 1 / (1 + Math.exp(-advantage * 4 / DECISIVE));
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
  public Style style() {
    return STYLE;
  }
}
