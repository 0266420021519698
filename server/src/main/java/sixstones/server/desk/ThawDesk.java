package sixstones.server.desk;

import java.util.ArrayList;
import sixstones.server.problem.Reason;
import sixstones.server.storage.Storage;
import sixstones.server.tables.Act;
import sixstones.server.tables.Decision;
import sixstones.server.tables.Phase;
import sixstones.server.tables.Snapshot;
import sixstones.server.tables.Table;
import sixstones.server.tables.Tables;

/** Going on with a frozen table under the present rules, when all its people agree. */
public final class ThawDesk {

  private final Tables tables;
  private final Storage storage;

  public ThawDesk(Tables tables, Storage storage) {
    this.tables = tables;
    this.storage = storage;
  }

  public void agree(String id, String visitor) {
    tables.change(
        id,
        table -> {
          var seat = table.seating().seatOf(visitor);
          if (seat.isEmpty()) throw Reason.NO_SEAT.problem();
          if (table.phase() != Phase.FROZEN) throw Reason.NOT_FROZEN.problem();
          if (table.result().isPresent()) throw Reason.OVER.problem();
          if (table.play().isEmpty()) {
            throw Reason.UNREADABLE_TABLE.problem();
          }
          var acts = new ArrayList<Act>();
          if (!table.agreed().contains(seat.getAsInt())) {
            acts.add(new Act.Agree(seat.getAsInt()));
          }
          var agreed = new ArrayList<>(table.agreed());
          agreed.add(seat.getAsInt());
          if (agreed.containsAll(table.seating().presentPeople())) acts.add(thaw(table));
          return Decision.of(true, acts);
        });
  }

  /** A log that led elsewhere goes on from its last snapshot, any other from where it led. */
  private Act thaw(Table table) {
    int rules = table.game().info().rulesVersion();
    if (!table.differs()) return new Act.Thaw(rules, 0);
    int snapshot =
        storage
            .snapshotUpTo(table.head().id(), Integer.MAX_VALUE)
            .map(Snapshot::number)
            .orElseThrow(() -> Reason.NOTHING_TO_GO_ON_FROM.problem());
    return new Act.Thaw(rules, snapshot);
  }
}
