package sixstones.server.storage;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sixstones.archive.Shelf;
import sixstones.engine.Options;
import sixstones.engine.chance.Seed;
import sixstones.server.settings.Settings;
import sixstones.server.tables.Act;
import sixstones.server.tables.NewTable;
import sixstones.server.tables.Persona;
import sixstones.server.tables.TableHead;
import sixstones.server.tables.Tables;
import sixstones.server.tables.Visibility;

/** Old tables of lessons and puzzles go, whenever a new one is made; games never do. */
final class ForgettingTest {

  private static final Instant NOW = Instant.parse("2026-11-16T10:00:00Z");

  @TempDir Path directory;
  private Database database;
  private Storage storage;
  private Tables tables;

  @BeforeEach
  void open() {
    database = Database.open(Settings.sqlite(directory));
    storage = new Storage(database);
    tables = new Tables(storage, Shelf.installed());
  }

  @AfterEach
  void close() {
    storage.close();
  }

  @Test
  void practiceOfLongAgoIsForgottenAndNothingElse() {
    make("game", Visibility.LINK, 400, 400);
    make("resumed", Visibility.UNLISTED, 90, 2);
    make("old", Visibility.UNLISTED, 90, 31);
    make("young", Visibility.UNLISTED, 29, 29);
    make("new", Visibility.UNLISTED, 0, 0);
    assertThat(storage.head("old")).isEmpty();
    assertThat(storage.entriesAfter("old", 0)).isEmpty();
    for (var kept : List.of("game", "resumed", "young", "new"))
      assertThat(storage.head(kept)).isPresent();
  }

  private void make(String id, Visibility visibility, int daysOld, int daysStill) {
    var seed = Seed.known(1);
    var made = NOW.minus(Duration.ofDays(daysOld));
    var movedAt = NOW.minus(Duration.ofDays(daysStill));
    var head =
        new TableHead(id, "splendor", 2, Options.STANDARD, seed, "a", visibility, true, made);
    tables.create(new NewTable(head, List.of(new Act.Sit(0, Persona.of("Ann"), "a"))));
    database
        .jdbi()
        .useHandle(
            handle ->
                handle
                    .createUpdate("update summaries set moved_at = :at where table_id = :table")
                    .bind("at", movedAt.toEpochMilli())
                    .bind("table", id)
                    .execute());
  }
}
