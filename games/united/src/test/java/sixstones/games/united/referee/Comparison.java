package sixstones.games.united.referee;

import java.util.List;
import java.util.Map;
import sixstones.archive.Shelf;
import sixstones.engine.Deal;
import sixstones.engine.Game;
import sixstones.engine.Move;
import sixstones.engine.Options;
import sixstones.engine.Position;
import sixstones.engine.chance.FastChance;

/** Plays games with the engine and the referee side by side. */
final class Comparison {

  /** What was compared in one game. */
  record Result(String villain, int decisions, String ending, Map<String, Integer> tolerated) {}

  private final Printed printed = new Printed();
  private final Game<?, ?> united = Shelf.installed().get("united");

  /** One random game; stops when enough decisions have been compared. */
  Result game(Table table, long seed, int most) {
    return game(united, table, seed, most);
  }

  private <P extends Position<P, M>, M extends Move> Result game(
      Game<P, M> game, Table table, long seed, int most) {
    var position =
        game.deal(new Deal(table.seats(), new Options(table.options()), FastChance.of(seed, 1)));
    var arbiter = Arbiter.of(game, position, FastChance.of(seed, 2), most);
    try {
      var referee = Setup.deal(printed, arbiter, table.options());
      var over = referee.play();
      if (!arbiter.ends(over)) {
        return new Result(referee.world.villain, arbiter.decisions(), "left", arbiter.tolerated());
      }
      var winners =
          over.heroesWin()
              ? referee.world.heroes.stream().map(hero -> hero.seat).toList()
              : referee.world.villainPlayer() ? List.of(0) : List.of();
      if (!winners.equals(arbiter.winners())) {
        throw arbiter.differs("winners: referee " + winners + ", engine " + arbiter.winners());
      }
      return new Result(
          referee.world.villain, arbiter.decisions(), over.ending, arbiter.tolerated());
    } catch (Arbiter.Enough enough) {
      return new Result("?", arbiter.decisions(), "stopped", arbiter.tolerated());
    }
  }
}
