package sixstones.games.broken;

import java.util.List;
import sixstones.engine.Deal;
import sixstones.engine.Game;
import sixstones.engine.GameInfo;
import sixstones.engine.Judgement;
import sixstones.engine.chance.Chance;
import sixstones.engine.heist.Heist;
import sixstones.engine.heist.HeistMove;
import sixstones.engine.heist.HeistPosition;
import sixstones.engine.text.Csv;
import sixstones.engine.text.Tree;

/** The made-up game with cards of its own, one of which has a bad row. */
public final class Broken implements Game<HeistPosition, HeistMove> {

  private static final List<Integer> VALUES =
      Csv.rows(Broken.class, "/sixstones/broken/cards.csv").stream()
          .map(row -> row.at("value").number(1, 9))
          .toList();

  private final Heist heist = new Heist();

  @Override
  public GameInfo info() {
    return GameInfo.of("broken", "B").order(95).seats(2, VALUES.size()).done();
  }

  @Override
  public HeistPosition deal(Deal deal) {
    return heist.deal(deal);
  }

  @Override
  public HeistMove readMove(String notation) {
    return heist.readMove(notation);
  }

  @Override
  public HeistPosition readPosition(Tree.Mapping text, Chance chance) {
    return heist.readPosition(text, chance);
  }

  @Override
  public Judgement<HeistPosition, HeistMove> judgement() {
    return heist.judgement();
  }
}
