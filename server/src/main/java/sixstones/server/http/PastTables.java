package sixstones.server.http;

import io.javalin.http.Context;
import java.util.function.Function;
import sixstones.server.problem.Reason;
import sixstones.server.tables.Tables;
import sixstones.server.visitors.Visitors;

/** Games of tables, for whoever may look at the table. */
record PastTables(Tables tables) implements Past.Finder {

  @Override
  public <T> T look(Context call, Function<Past, T> look) {
    var visitor = Visitors.asking(call);
    return tables.lookBack(
        Calls.table(call),
        (table, history) -> {
          if (!table.admits(visitor)) throw Reason.NO_SPECTATORS.problem();
          var head = table.head();
          return look.apply(
              new Past(
                  head.game(),
                  head.options(),
                  head.seats(),
                  table.viewer(visitor),
                  table.result().isPresent(),
                  history));
        });
  }
}
