package sixstones.server.storage;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.OptionalInt;
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
import sixstones.server.talk.Circle;
import sixstones.server.talk.Said;
import sixstones.server.talk.Saying;

final class TalkTest {

  private static final Instant NOW = Instant.parse("2026-11-16T10:00:00Z");

  @Test
  void ofEachCircleTheLatestTwoHundredAreKept(@TempDir Path directory) {
    try (var storage = new Storage(Database.open(Settings.sqlite(directory)))) {
      var head =
          new TableHead(
              "t", "splendor", 2, Options.STANDARD, Seed.known(1), "a", Visibility.LINK, true, NOW);
      new Tables(storage, Shelf.installed())
          .create(new NewTable(head, List.of(new Act.Sit(0, Persona.of("Ann"), "a"))));
      var talk = storage.talk();
      for (int i = 1; i <= 205; i++) talk.add("t", saying(new Circle.Everybody(), "word " + i));
      talk.add("t", saying(new Circle.Spectators(), "aside"));
      var kept = talk.of("t");
      assertThat(kept).hasSize(201);
      var table = kept.stream().filter(one -> one.circle() instanceof Circle.Everybody).toList();
      assertThat(table.getFirst().number()).isEqualTo(6);
      assertThat(table.getLast().said()).isEqualTo(new Said.Text("word 205"));
      assertThat(talk.of("u")).isEmpty();
    }
  }

  private static Saying saying(Circle circle, String words) {
    return new Saying(0, NOW, circle, 1, OptionalInt.of(0), "Ann", "a", new Said.Text(words));
  }
}
