package sixstones.games.united.referee;

import java.util.List;
import java.util.Set;
import sixstones.archive.Shelf;
import sixstones.engine.Deal;
import sixstones.engine.Game;
import sixstones.engine.Move;
import sixstones.engine.Options;
import sixstones.engine.Position;
import sixstones.engine.chance.FastChance;

/** Plays games with the engine and the referee side by side. */
final class Comparison {

  /**
   * What was compared in one game.
   *
   * @param met the cards and effects that occurred
   */
  record Result(int decisions, String ending, Set<String> met) {}

  private final Printed printed = new Printed();
  private final Game<?, ?> united = Shelf.installed().get("united");

  /** One random game from the first decision to the end. */
  Result game(Table table, long seed) {
    return game(united, table, seed);
  }

  private <P extends Position<P, M>, M extends Move> Result game(
      Game<P, M> game, Table table, long seed) {
    var deal = new Deal(table.seats(), new Options(table.options()), FastChance.of(seed, 1));
    var position = game.deal(deal);
    if (table.late()) {
      var text = LateStart.of(position.text(), FastChance.of(seed, 3));
      position = game.readPosition(text, FastChance.of(seed, 4));
    }
    var engine = new EngineSide<>(game.judgement(), position);
    var arbiter = new Arbiter(engine, new RandomPlayer(FastChance.of(seed, 2)));
    var referee = Setup.deal(printed, arbiter, table);
    var over = referee.play();
    arbiter.ends(over);
    if (!winners(referee, over).equals(arbiter.winners())) {
      throw arbiter.differs("the engine's winners are " + arbiter.winners());
    }
    return new Result(arbiter.decisions(), over.ending, arbiter.met());
  }

  /** U-WIN-06; in Super Villain modes seat 0 is the Villain. */
  private static List<Integer> winners(Referee referee, GameOver over) {
    var world = referee.world;
    if (over.heroesWin()) return world.heroes.stream().map(hero -> hero.seat).toList();
    return world.villainPlayer() ? List.of(0) : List.of();
  }
}
