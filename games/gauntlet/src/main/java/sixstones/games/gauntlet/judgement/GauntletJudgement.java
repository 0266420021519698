package sixstones.games.gauntlet.judgement;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import sixstones.engine.Bits;
import sixstones.engine.Judgement;
import sixstones.engine.MoveList;
import sixstones.engine.Sight;
import sixstones.engine.Style;
import sixstones.engine.phrase.Phrase;
import sixstones.games.gauntlet.GauntletPosition;
import sixstones.games.gauntlet.box.Side;
import sixstones.games.gauntlet.knowledge.Odds;
import sixstones.games.gauntlet.moves.GauntletMove;

/** Reasons with what the choosing seat knows: it counts cards and weighs the odds. */
public final class GauntletJudgement implements Judgement<GauntletPosition, GauntletMove> {

  /** No tree: in one, opponents would act on cards that they can't know. */
  private static final Style STYLE = new Style(1, 300, 0.1, 0.7, 1, 1, new Sight(24, 150, 6_000));

  public static final GauntletJudgement INSTANCE = new GauntletJudgement();

  private GauntletJudgement() {}

  @Override
  public double worth(GauntletPosition position, int seat) {
    if (position.isOver()) return position.outcome().won(seat) ? 1 : 0;
    var board = position.board();
    double heroes = (double) board.life(Side.HEROES) / board.lifeAtStart(Side.HEROES);
    double thanos = (double) board.life(Side.THANOS) / board.lifeAtStart(Side.THANOS);
    double forHeroes = heroes / (heroes + thanos);
    return board.isThanos(seat) ? 1 - forHeroes : forHeroes;
  }

  @Override
  public double merit(GauntletPosition position, GauntletMove move) {
    var odds = new Odds(position.board(), position.chooser());
    return position.board().isThanos(position.chooser())
        ? new ThanosPlan(position, odds).merit(move)
        : new HeroPlan(position, odds).merit(move);
  }

  /** What can be counted is counted once for all moves. */
  @Override
  public void merits(GauntletPosition position, MoveList<GauntletMove> moves, double[] into) {
    var odds = new Odds(position.board(), position.chooser());
    if (position.board().isThanos(position.chooser())) {
      var plan = new ThanosPlan(position, odds);
      for (int i = 0; i < moves.size(); i++) into[i] = plan.merit(moves.get(i));
    } else {
      var plan = new HeroPlan(position, odds);
      for (int i = 0; i < moves.size(); i++) into[i] = plan.merit(moves.get(i));
    }
  }

  @Override
  public Map<String, Double> parts(GauntletPosition position, int seat) {
    var board = position.board();
    var own = board.sideOf(seat);
    var other = own == Side.THANOS ? Side.HEROES : Side.THANOS;
    return Map.of(
        "life", (double) board.life(own),
        "wound", (double) -board.life(other),
        "known", 0.5 * Bits.count(board.known(seat) & ~board.hand(seat)));
  }

  @Override
  public Optional<Phrase> told(
      String part, GauntletPosition before, GauntletPosition after, int seat) {
    if (!part.equals("wound")) return Optional.empty();
    var other = before.board().sideOf(seat) == Side.THANOS ? Side.HEROES : Side.THANOS;
    int lost = before.board().life(other) - after.board().life(other);
    var key = "gauntlet.reason.wounds." + (other == Side.THANOS ? "thanos" : "heroes");
    return Optional.of(Phrase.of(key).number("n", lost).number("left", after.board().life(other)));
  }

  @Override
  public Optional<Phrase> counted(GauntletPosition position, GauntletMove move) {
    return counted(position, List.of(move));
  }

  @Override
  public Optional<Phrase> counted(GauntletPosition position, List<GauntletMove> moves) {
    return new Counted(position, moves).reason();
  }

  /** The odds are worked out from what the seat knows, so one redeal is as good as many. */
  @Override
  public int guesses() {
    return 1;
  }

  @Override
  public List<GauntletTaste> tastes() {
    return List.of(GauntletTaste.values());
  }

  @Override
  public Style style() {
    return STYLE;
  }
}
