package sixstones.games.united;

import java.util.Optional;
import sixstones.engine.Deal;
import sixstones.engine.Game;
import sixstones.engine.GameInfo;
import sixstones.engine.Judgement;
import sixstones.engine.Options;
import sixstones.engine.TableOption;
import sixstones.engine.TableTalk;
import sixstones.engine.chance.Chance;
import sixstones.engine.text.Tree;
import sixstones.games.united.judgement.UnitedJudgement;
import sixstones.games.united.moves.Notation;
import sixstones.games.united.moves.UnitedMove;
import sixstones.games.united.setup.Setup;
import sixstones.games.united.text.PositionText;

/** Marvel United: Multiverse, for one to five, together or one against all. */
public final class United implements Game<UnitedPosition, UnitedMove> {

  private static final GameInfo INFO =
      GameInfo.of("united", "U")
          .order(40)
          .seats(1, 5)
          .minutes(40)
          .rulesVersion(3)
          .sides("villain", "heroes")
          .talk(TableTalk.SIDES)
          .options(UnitedOptions.all())
          .done();

  @Override
  public GameInfo info() {
    return INFO;
  }

  @Override
  public UnitedPosition deal(Deal deal) {
    return Setup.deal(deal.checkedFor(INFO));
  }

  /** U-SETUP-16: every player chooses a Hero; the Villain player sits first. */
  @Override
  public Optional<TableOption> ownOption(int seat, int seats, Options options) {
    int hero =
        Setup.mode(seats, options.get(UnitedOptions.MODE)).hasVillainSeat() ? seat - 1 : seat;
    return hero < 0 ? Optional.empty() : Optional.of(UnitedOptions.HEROES.get(hero));
  }

  @Override
  public UnitedMove readMove(String notation) {
    return Notation.read(notation);
  }

  @Override
  public UnitedPosition readPosition(Tree.Mapping text, Chance chance) {
    return PositionText.read(text, chance);
  }

  @Override
  public Judgement<UnitedPosition, UnitedMove> judgement() {
    return UnitedJudgement.INSTANCE;
  }
}
