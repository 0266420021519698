package sixstones.server.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sixstones.server.settings.Settings;

final class DatabaseTest {

  @Test
  void sqliteWritesThroughToTheDisk(@TempDir Path directory) {
    try (var database = Database.open(Settings.sqlite(directory))) {
      assertThat(pragma(database, "journal_mode")).isEqualTo("wal");
      assertThat(pragma(database, "synchronous")).isEqualTo("2");
      assertThat(pragma(database, "busy_timeout")).isEqualTo("10000");
      assertThat(pragma(database, "foreign_keys")).isEqualTo("1");
    }
  }

  private static String pragma(Database database, String name) {
    return database
        .jdbi()
        .withHandle(handle -> handle.createQuery("pragma " + name).mapTo(String.class).one());
  }

  @Test
  void aWrongAddressIsExplainedWithoutItsPassword() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Database.open("jdbc:oracle:thin@x"))
        .withMessageContaining("jdbc:postgresql");
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                Database.open(
                    "jdbc:postgresql://127.0.0.1:1/x?user=u&password=hush&connectTimeout=1"))
        .withMessageContaining("can't be opened")
        .withMessageNotContaining("hush");
  }
}
