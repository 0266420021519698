package sixstones.server.storage;

import java.util.List;
import java.util.function.BiConsumer;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.SqlStatement;
import sixstones.server.tables.Entry;

/** Pages of logs as rows; those of many tables take as many statements as that of one. */
final class Pages {

  private static final String INSERT =
      """
      insert into entries (table_id, seq, kind, seat, body, holder, checksum, at)
      values (:table, :seq, :kind, :seat, :body, :holder, :checksum, :at)
      """;

  private Pages() {}

  private record Row(String table, Entry entry) {}

  static void write(Handle handle, List<Storage.Page> pages) {
    var rows =
        pages.stream()
            .flatMap(page -> page.entries().stream().map(entry -> new Row(page.table(), entry)))
            .toList();
    run(handle, INSERT, rows, Pages::bind);
    for (var page : pages) {
      page.snapshot().ifPresent(snapshot -> Snapshots.insert(handle, page.table(), snapshot));
    }
    run(
        handle,
        Summaries.PUT,
        pages,
        (put, page) -> Summaries.bind(put, page.table(), page.summary()));
  }

  private static void bind(SqlStatement<?> insert, Row row) {
    var entry = row.entry();
    var act = Acts.write(entry.act());
    insert
        .bind("table", row.table())
        .bind("seq", entry.number())
        .bind("kind", act.kind())
        .bind("seat", act.seat())
        .bind("body", act.body())
        .bind("holder", act.holder())
        .bind("checksum", act.checksum())
        .bind("at", entry.at().toEpochMilli());
  }

  private static <T> void run(
      Handle handle, String sql, List<T> rows, BiConsumer<SqlStatement<?>, T> binding) {
    if (rows.size() == 1) {
      var update = handle.createUpdate(sql);
      binding.accept(update, rows.getFirst());
      update.execute();
      return;
    }
    var batch = handle.prepareBatch(sql);
    for (var row : rows) {
      binding.accept(batch, row);
      batch.add();
    }
    batch.execute();
  }
}
