package sixstones.bench;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import sixstones.server.tables.Phase;
import sixstones.server.tables.Table;
import sixstones.server.tables.Tables;

/**
 * How much memory tables take while nobody moves: so many games in their middle, all of them kept.
 * Some are played; the others have copies of their logs under ids of their own, and are told from
 * the deal on, so that they hold in memory what a table holds that was played there. Run it with
 * the heap that is to suffice: {@code java -Xmx2g -cp bench/target/benchmarks.jar
 * sixstones.bench.IdleTables 10000}.
 */
public final class IdleTables {

  private static final int PLAYED = 200;
  private static final double MEGABYTE = 1 << 20;

  private IdleTables() {}

  public static void main(String[] args) {
    int wanted = args.length > 0 ? Integer.parseInt(args[0]) : 10_000;
    try (var played = new PlayedTable()) {
      var ids = logs(played, wanted);
      double before = used();
      var tables = played.freshTables();
      for (var id : ids) open(tables, id);
      double taken = used() - before;
      System.out.printf(
          "%,d tables are kept and take %,.0f MB, %,.1f kB each; the heap has %,.0f MB in use of %,.0f%n",
          tables.kept(),
          taken,
          taken * 1024 / tables.kept(),
          used(),
          Runtime.getRuntime().maxMemory() / MEGABYTE);
    }
  }

  /** So many games in their middle, written down and not yet in memory. */
  private static List<String> logs(PlayedTable played, int wanted) {
    var models = new ArrayList<String>();
    for (int made = 0; made < Math.min(PLAYED, wanted); made++) {
      var middle = Middle.ALL.get(made % Middle.ALL.size());
      models.add(played.played(middle.game(), middle.seats(), middle.moves()));
    }
    System.out.printf("%,d games are played%n", models.size());
    var ids = new ArrayList<String>();
    for (int made = 0; made < wanted; made++) {
      ids.add(played.copyOfLog(models.get(made % models.size())));
    }
    System.out.printf("%,d logs are written%n", ids.size());
    return ids;
  }

  private static void open(Tables tables, String id) {
    if (tables.look(id, Table::phase) != Phase.RUNNING) {
      throw new IllegalStateException(id + " does not run");
    }
  }

  private static double used() {
    System.gc();
    return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed() / MEGABYTE;
  }
}
