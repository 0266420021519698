package sixstones.games.@id@;

import sixstones.engine.Deal;
import sixstones.engine.Game;
import sixstones.engine.GameInfo;
import sixstones.engine.Judgement;
import sixstones.engine.chance.Chance;
import sixstones.engine.text.Tree;
import sixstones.games.@id@.judgement.@Name@Judgement;
import sixstones.games.@id@.moves.@Name@Move;
import sixstones.games.@id@.moves.Notation;
import sixstones.games.@id@.text.PositionText;

/** @Title@. */
public final class @Name@ implements Game<@Name@Position, @Name@Move> {

  private static final GameInfo INFO =
      GameInfo.of("@id@", "@P@").order(@order@).seats(2, 4).minutes(20).fromTheWorkshop().done();

  @Override
  public GameInfo info() {
    return INFO;
  }

  @Override
  public @Name@Position deal(Deal deal) {
    deal.checkedFor(INFO);
    return new @Name@Position(deal.seats(), 0, deal.chance());
  }

  @Override
  public @Name@Move readMove(String notation) {
    return Notation.read(notation);
  }

  @Override
  public @Name@Position readPosition(Tree.Mapping text, Chance chance) {
    return PositionText.read(text, chance);
  }

  @Override
  public Judgement<@Name@Position, @Name@Move> judgement() {
    return @Name@Judgement.INSTANCE;
  }
}
