package sixstones.spark;

import static sixstones.spark.Columns.NUMBER;
import static sixstones.spark.Columns.PART;
import static sixstones.spark.Columns.TEXT;
import static sixstones.spark.Columns.WHOLE;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import sixstones.archive.Shelf;
import sixstones.engine.Game;
import sixstones.engine.Options;
import sixstones.lab.simulate.Report;
import sixstones.lab.simulate.SimulatedGame;
import sixstones.lab.simulate.SimulatedGames;
import sixstones.lab.simulate.Simulation;
import sixstones.lab.simulate.Sum;
import sixstones.lab.table.GameResult;

/**
 * A simulation, whichever of its games are played; a row is a game.
 *
 * @param patience how long a program may think about a move, in milliseconds
 */
record SimulationPlan(
    String game,
    int rulesVersion,
    List<String> players,
    Map<String, String> options,
    long seed,
    boolean rotate,
    boolean tally,
    long patience)
    implements Plan {

  static SimulationPlan of(Game<?, ?> game, Simulation simulation) {
    return new SimulationPlan(
        game.info().id(),
        game.info().rulesVersion(),
        simulation.players(),
        simulation.options().sorted(),
        simulation.seed(),
        simulation.rotate(),
        simulation.tally(),
        simulation.patience().toMillis());
  }

  @Override
  public String kind() {
    return "simulation";
  }

  @Override
  public StructType columns() {
    return new Columns()
        .with("game", WHOLE)
        .withMany("bots", TEXT)
        .withMany("players", NUMBER)
        .withMany("winners", NUMBER)
        .withMany("shares", PART)
        .withMany("scores", NUMBER)
        .with("moves", NUMBER)
        .with("why", TEXT)
        .with("forfeit", TEXT)
        .with("nanos", WHOLE)
        .with("tally", DataTypes.createMapType(TEXT, WHOLE, false))
        .done();
  }

  @Override
  public Playing begin() {
    var games = new SimulatedGames(Shelf.installed().get(game), simulation());
    return new Playing() {
      @Override
      public List<Row> play(long number) {
        return List.of(row(games.play(number)));
      }

      @Override
      public void close() {
        games.close();
      }
    };
  }

  /** Which games are played is said to who plays them, one by one. */
  private Simulation simulation() {
    return new Simulation(
        players,
        new Options(options),
        0,
        0,
        seed,
        1,
        rotate,
        tally,
        Optional.empty(),
        Duration.ofMillis(patience));
  }

  private Row row(SimulatedGame game) {
    var result = game.result();
    var winners =
        IntStream.range(0, players.size())
            .filter(seat -> (result.winningSeats() >> seat & 1) != 0)
            .boxed()
            .toList();
    return RowFactory.create(
        game.n(),
        Cells.many(game.players().stream().map(players::get).toList()),
        Cells.many(game.players()),
        Cells.many(winners),
        Cells.many(result.shares()),
        Cells.many(result.scores()),
        result.moves(),
        result.why(),
        result.forfeit(),
        game.nanos(),
        Cells.counts(game.tally()));
  }

  static SimulatedGame game(Row row) {
    int winners = row.<Integer>getList(3).stream().mapToInt(seat -> 1 << seat).sum();
    var result =
        new GameResult(
            row.getList(4),
            row.getList(5),
            winners,
            row.getInt(6),
            row.getString(7),
            row.getString(8));
    return new SimulatedGame(
        row.getLong(0), row.getList(2), result, row.getLong(9), row.getJavaMap(10));
  }

  /** The report of all rows, put together where they are. */
  Report report(Results results, Slice asked) {
    var sum =
        results
            .rows(asked)
            .javaRDD()
            .treeAggregate(new Sum(players), SimulationPlan::added, SimulationPlan::added);
    var head = new Report.Head(game, rulesVersion, options, rotate, seed);
    return sum.report(head, asked.from(), sum.seconds());
  }

  private static Sum added(Sum sum, Row row) {
    sum.add(game(row));
    return sum;
  }

  private static Sum added(Sum sum, Sum other) {
    sum.add(other);
    return sum;
  }
}
