package sixstones.spark;

import static sixstones.spark.Columns.NUMBER;
import static sixstones.spark.Columns.PART;
import static sixstones.spark.Columns.TEXT;
import static sixstones.spark.Columns.WHOLE;

import java.time.Duration;
import java.util.ArrayList;
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
import sixstones.lab.arena.Contest;
import sixstones.lab.arena.ContestGames;
import sixstones.lab.arena.Played;

/**
 * A contest, whichever of its deals are played; a row is a game.
 *
 * @param patience how long a program may think about a move, in milliseconds
 */
record ContestPlan(
    String game,
    int rulesVersion,
    int seats,
    List<String> bots,
    Map<String, String> options,
    long seed,
    long patience)
    implements Plan {

  static ContestPlan of(Game<?, ?> game, Contest contest) {
    return new ContestPlan(
        game.info().id(),
        game.info().rulesVersion(),
        contest.seats(),
        contest.bots(),
        contest.options().sorted(),
        contest.seed(),
        contest.patience().toMillis());
  }

  @Override
  public String kind() {
    return "arena";
  }

  @Override
  public StructType columns() {
    var thinking =
        new Columns().with("choices", WHOLE).with("nanos", WHOLE).with("tries", WHOLE).done();
    return new Columns()
        .with("deal", WHOLE)
        .with("game", NUMBER)
        .withMany("bots", TEXT)
        .withMany("players", NUMBER)
        .withMany("sides", NUMBER)
        .withMany("shares", PART)
        .with("moves", NUMBER)
        .with("why", TEXT)
        .withMany("thinking", thinking)
        .done();
  }

  @Override
  public Playing begin() {
    var games = new ContestGames(Shelf.installed().get(game), contest(), Optional.empty());
    return new Playing() {
      @Override
      public List<Row> play(long number) {
        var rows = new ArrayList<Row>();
        games.play(number, Set.of(), played -> rows.add(row(played)));
        return rows;
      }

      @Override
      public void close() {
        games.close();
      }
    };
  }

  /** Which deals are played is said to who plays them, one by one. */
  private Contest contest() {
    return new Contest(
        bots,
        seats,
        new Options(options),
        0,
        0,
        seed,
        Optional.empty(),
        Duration.ofMillis(patience));
  }

  private Row row(Played played) {
    return RowFactory.create(
        played.deal(),
        played.game(),
        Cells.many(played.bots().stream().map(bots::get).toList()),
        Cells.many(played.bots()),
        Cells.many(played.sides()),
        Cells.many(played.shares()),
        played.moves(),
        played.why(),
        Cells.many(played.thinking().stream().map(ContestPlan::row).toList()));
  }

  private static Row row(Played.Thinking thinking) {
    return RowFactory.create(thinking.choices(), thinking.nanos(), thinking.tries());
  }

  static Played played(Row row) {
    return new Played(
        row.getLong(0),
        row.getInt(1),
        row.getList(3),
        row.getList(4),
        row.getList(5),
        row.getInt(6),
        row.getString(7),
        row.<Row>getList(8).stream()
            .map(one -> new Played.Thinking(one.getLong(0), one.getLong(1), one.getLong(2)))
            .toList());
  }

  /** All games; a contest's ratings are made on one machine. */
  static List<Played> games(Results results, Slice asked) {
    return results.rows(asked).collectAsList().stream().map(ContestPlan::played).toList();
  }
}
