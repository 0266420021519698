package sixstones.games.war;

import java.util.Optional;
import sixstones.engine.Deal;
import sixstones.engine.Game;
import sixstones.engine.GameInfo;
import sixstones.engine.Judgement;
import sixstones.engine.Options;
import sixstones.engine.TableOption;
import sixstones.engine.chance.Chance;
import sixstones.engine.text.Tree;
import sixstones.games.war.judgement.WarJudgement;
import sixstones.games.war.moves.Notation;
import sixstones.games.war.moves.WarMove;
import sixstones.games.war.setup.Setup;
import sixstones.games.war.text.PositionText;

/** Avengers: Infinity War, for two to five. */
public final class War implements Game<WarPosition, WarMove> {

  public static final GameInfo INFO =
      GameInfo.of("war", "W")
          .order(30)
          .seats(2, 5)
          .minutes(60)
          .rulesVersion(3)
          .options(WarOptions.ALL)
          .done();

  @Override
  public GameInfo info() {
    return INFO;
  }

  @Override
  public WarPosition deal(Deal deal) {
    return Setup.deal(deal.checkedFor(INFO));
  }

  @Override
  public Optional<TableOption> ownOption(int seat, int seats, Options options) {
    return Optional.of(WarOptions.TEAM_WISHES.get(seat));
  }

  @Override
  public WarMove readMove(String notation) {
    return Notation.read(notation);
  }

  @Override
  public WarPosition readPosition(Tree.Mapping text, Chance chance) {
    return PositionText.read(text, chance);
  }

  @Override
  public Judgement<WarPosition, WarMove> judgement() {
    return WarJudgement.INSTANCE;
  }
}
