package sixstones.server.desk;

import java.time.Instant;
import sixstones.server.tables.Act;
import sixstones.server.tables.Decision;
import sixstones.server.tables.EarlyEnd;
import sixstones.server.tables.Table;
import sixstones.server.tables.Tables;

/** What becomes of people whose time is up. */
public final class TimeDesk {

  private final Tables tables;
  private final Levels levels;

  public TimeDesk(Tables tables, Levels levels) {
    this.tables = tables;
    this.levels = levels;
  }

  /** Lets the flag fall if it is time; whoever moved just before is not punished. */
  public void look(String id, Instant now) {
    tables.change(
        id,
        table -> {
          var overdue = table.overdue(now);
          if (overdue.isEmpty()) return Decision.nothing(false);
          int seat = overdue.getAsInt();
          return Decision.of(true, new Act.Flag(seat), consequence(table, seat));
        });
  }

  private Act consequence(Table table, int seat) {
    return switch (table.head().time().timeUp()) {
      case BOT -> new Act.Bot(seat, levels.standIn());
      case LOST -> EndDesk.over(table, new EarlyEnd.OnTime(seat));
    };
  }
}
