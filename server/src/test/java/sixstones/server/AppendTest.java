package sixstones.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import sixstones.archive.Shelf;
import sixstones.engine.Options;
import sixstones.engine.chance.Seed;
import sixstones.server.storage.Database;
import sixstones.server.storage.Storage;
import sixstones.server.tables.Act;
import sixstones.server.tables.Entry;
import sixstones.server.tables.NewTable;
import sixstones.server.tables.Persona;
import sixstones.server.tables.Phase;
import sixstones.server.tables.Place;
import sixstones.server.tables.Summary;
import sixstones.server.tables.TableHead;
import sixstones.server.tables.Tables;
import sixstones.server.tables.Visibility;

/** Pages of many logs that are committed together are still written one by one. */
final class AppendTest {

  private static final Instant NOW = Instant.parse("2026-11-16T10:00:00Z");
  private static final int TABLES = 60;

  @TempDir Path directory;

  @ParameterizedTest
  @EnumSource(Databases.Kind.class)
  void ofTwoWhoAddThePageOfATableAtOnceOneDoes(Databases.Kind kind) throws Exception {
    var url = kind.fresh(directory);
    try (var first = new Storage(Database.open(url));
        var second = new Storage(Database.open(url))) {
      make(first);
      for (int number = 1; number <= 5; number++) {
        var answers = new ArrayList<List<Future<Boolean>>>();
        try (var writers = Executors.newVirtualThreadPerTaskExecutor()) {
          var begin = new CountDownLatch(1);
          for (int i = 0; i < TABLES; i++) {
            answers.add(new ArrayList<>());
            for (var storage : List.of(first, second)) {
              var page = page(table(i), number + 1, storage == first ? 0 : 1);
              answers
                  .get(i)
                  .add(
                      writers.submit(
                          () -> {
                            begin.await();
                            return storage.append(page);
                          }));
            }
          }
          begin.countDown();
        }
        for (int i = 0; i < TABLES; i++) {
          int writer = answers.get(i).get(0).get() ? 0 : 1;
          assertThat(answers.get(i).get(1 - writer).get()).isFalse();
          assertThat(answers.get(i).get(writer).get()).isTrue();
          assertThat(first.entriesAfter(table(i), number))
              .containsExactlyElementsOf(page(table(i), number + 1, writer).entries());
        }
      }
    }
  }

  private static void make(Storage storage) {
    var tables = new Tables(storage, Shelf.installed());
    IntStream.range(0, TABLES).forEach(i -> tables.create(fresh(table(i))));
  }

  private static NewTable fresh(String id) {
    var head =
        new TableHead(
            id, "splendor", 2, Options.STANDARD, Seed.known(1), "a", Visibility.LINK, true, NOW);
    return new NewTable(head, List.of(new Act.Sit(0, Persona.of("Ann"), "a")));
  }

  private static String table(int i) {
    return "table" + i;
  }

  private static Storage.Page page(String table, int number, int seat) {
    var entry = new Entry(number, NOW, new Act.Move(seat, "end", "0"));
    var summary =
        new Summary(
            Phase.RUNNING,
            1,
            List.of(new Place.Open(), new Place.Open()),
            OptionalInt.of(seat),
            false,
            Optional.empty(),
            List.of(),
            Optional.empty(),
            Optional.empty(),
            NOW);
    return new Storage.Page(table, List.of(entry), Optional.empty(), summary);
  }
}
