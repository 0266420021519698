package sixstones.spark;

import static sixstones.spark.Columns.NUMBER;
import static sixstones.spark.Columns.PART;
import static sixstones.spark.Columns.TEXT;
import static sixstones.spark.Columns.WHOLE;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.StructType;
import sixstones.archive.Shelf;
import sixstones.engine.Game;
import sixstones.engine.Options;
import sixstones.lab.balance.Balance;
import sixstones.lab.balance.Course;
import sixstones.lab.balance.Use;
import sixstones.lab.balance.WatchedGames;
import sixstones.lab.simulate.Simulation;

/**
 * The games of a report, whichever are played; a row is a game that came to its end.
 *
 * @param bot on all seats
 * @param patience how long a program may think about a move, in milliseconds
 */
record BalancePlan(
    String game,
    int rulesVersion,
    int seats,
    String bot,
    Map<String, String> options,
    long seed,
    long patience)
    implements Plan {

  static BalancePlan of(Game<?, ?> game, Simulation plan) {
    return new BalancePlan(
        game.info().id(),
        game.info().rulesVersion(),
        plan.players().size(),
        plan.players().getFirst(),
        plan.options().sorted(),
        plan.seed(),
        plan.patience().toMillis());
  }

  @Override
  public String kind() {
    return "report";
  }

  @Override
  public StructType columns() {
    var use = new Columns().with("seat", NUMBER).with("what", TEXT).with("thing", TEXT).done();
    return new Columns()
        .with("game", WHOLE)
        .withMany("shares", PART)
        .withMany("sides", NUMBER)
        .withMany("roles", Columns.many(TEXT))
        .withMany("uses", use)
        .with("moves", NUMBER)
        .with("why", TEXT)
        .done();
  }

  @Override
  public Playing begin() {
    var games = new WatchedGames(Shelf.installed().get(game), simulation());
    return new Playing() {
      @Override
      public List<Row> play(long number) {
        return games.play(number).map(course -> row(number, course)).stream().toList();
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
        Collections.nCopies(seats, bot),
        new Options(options),
        0,
        0,
        seed,
        1,
        false,
        false,
        Optional.empty(),
        Duration.ofMillis(patience));
  }

  private static Row row(long number, Course course) {
    var uses = new ArrayList<Row>();
    course
        .uses()
        .forEach(
            (seat, own) ->
                own.stream()
                    .sorted()
                    .forEach(use -> uses.add(RowFactory.create(seat, use.what(), use.thing()))));
    return RowFactory.create(
        number,
        Cells.many(course.shares()),
        Cells.many(course.sides()),
        Cells.many(course.roles().stream().map(Cells::many).toList()),
        Cells.many(uses),
        course.decisions(),
        course.why());
  }

  static Course course(Row row) {
    var uses = new HashMap<Integer, Set<Use>>();
    for (var use : row.<Row>getList(4)) {
      uses.computeIfAbsent(use.getInt(0), _ -> new HashSet<>())
          .add(new Use(use.getString(1), use.getString(2)));
    }
    return new Course(
        row.getList(1), row.getList(2), Cells.lists(row, 3), uses, row.getInt(5), row.getString(6));
  }

  /** What all rows show, put together where they are. */
  static Balance balance(Results results, Slice asked) {
    return results
        .rows(asked)
        .javaRDD()
        .treeAggregate(new Balance(), BalancePlan::added, BalancePlan::added);
  }

  private static Balance added(Balance balance, Row row) {
    balance.add(course(row));
    return balance;
  }

  private static Balance added(Balance balance, Balance other) {
    balance.add(other);
    return balance;
  }
}
