package sixstones.server.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import sixstones.server.settings.Settings;

/** A flag wins over the environment, the environment over the file, the file over the default. */
final class DefaultsTest {

  @TempDir private Path directory = Path.of("");

  private Settings serve(Map<String, String> environment, String... flags) {
    var command = new ServeCommand();
    new CommandLine(command).setDefaultValueProvider(new Defaults(environment)).parseArgs(flags);
    return command.settings();
  }

  private String data() {
    return directory.resolve("tables").toString();
  }

  @Test
  void theDefaultsAreForAServerOnTheNetwork() {
    var settings = serve(Map.of(), "--data", data());
    assertThat(settings.host()).isEqualTo("0.0.0.0");
    assertThat(settings.port()).isEqualTo(8686);
    assertThat(settings.database()).isEqualTo("jdbc:sqlite:" + data() + "/sixstones.db");
    assertThat(settings.tablesPerHour()).isEqualTo(60);
    assertThat(settings.secureCookies()).isFalse();
    assertThat(Path.of(data())).isDirectory();
  }

  @Test
  void aDirectoryThatCantBeMadeIsSaidInALine() throws IOException {
    var file = Files.writeString(directory.resolve("file"), "");
    assertThatThrownBy(() -> serve(Map.of(), "--data", file.resolve("tables").toString()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("The directory " + file.resolve("tables") + " can't be made.");
  }

  @Test
  void everySourceIsAskedInOrder() throws IOException {
    var file = directory.resolve("settings.properties");
    Files.writeString(
        file,
        """
        port=1001
        host=10.0.0.1
        tables-per-hour=5
        secure-cookies=true
        origin=https://a.example,https://b.example
        db=jdbc:postgresql://db/stones
        """);
    var environment =
        Map.of(
            "SIXSTONES_SETTINGS", file.toString(),
            "SIXSTONES_HOST", "10.0.0.2",
            "SIXSTONES_PORT", "1002",
            "SIXSTONES_BOT_MILLIS", "300");
    var settings = serve(environment, "--port", "1003");
    assertThat(settings.port()).isEqualTo(1003);
    assertThat(settings.host()).isEqualTo("10.0.0.2");
    assertThat(settings.tablesPerHour()).isEqualTo(5);
    assertThat(settings.secureCookies()).isTrue();
    assertThat(settings.origins())
        .containsExactlyInAnyOrder("https://a.example", "https://b.example");
    assertThat(settings.database()).isEqualTo("jdbc:postgresql://db/stones");
    assertThat(settings.botBudget()).isEqualTo(Duration.ofMillis(300));
  }

  @Test
  void lettersAreWrittenOnlyWithAMailServer() throws IOException {
    assertThat(serve(Map.of(), "--data", data()).mail()).isEmpty();
    var file = directory.resolve("settings.properties");
    Files.writeString(file, "smtp=smtp://user:hush@mail.example.org\nmail-patience=60\n");
    var environment =
        Map.of(
            "SIXSTONES_SETTINGS",
            file.toString(),
            "SIXSTONES_MAIL_FROM",
            "Six Stones <stones@example.org>");
    var mail =
        serve(environment, "--data", data(), "--origin", "https://a.example,https://b.example")
            .mail()
            .orElseThrow();
    assertThat(mail.server().host()).isEqualTo("mail.example.org");
    assertThat(mail.from().getAddress()).isEqualTo("stones@example.org");
    assertThat(mail.origin()).isEqualTo("https://a.example");
    assertThat(mail.patience()).isEqualTo(Duration.ofHours(1));
    assertThat(mail.every()).isEqualTo(Duration.ofSeconds(30));
    assertThat(serve(Map.of("SIXSTONES_SMTP", ""), "--data", data()).mail()).isEmpty();
  }

  @Test
  void whatLettersLackIsSaidInALineWithoutThePassword() {
    var smtp = "smtp://user:hush@mail.example.org";
    var from = "Six Stones <stones@example.org>";
    var origin = "https://a.example";
    refused("--origin", "--smtp", smtp, "--mail-from", from);
    refused("--mail-from", "--smtp", smtp, "--origin", origin);
    refused("--mail-from", "--smtp", smtp, "--origin", origin, "--mail-from", "Six Stones");
    refused("--smtp", "--smtp", smtp + " ", "--origin", origin, "--mail-from", from);
    refused(
        "--mail-patience",
        "--smtp",
        smtp,
        "--origin",
        origin,
        "--mail-from",
        from,
        "--mail-patience",
        "0");
    refused("--origin", "--smtp", smtp, "--mail-from", from, "--origin", "stones.example");
  }

  private void refused(String names, String... flags) {
    assertThatThrownBy(() -> serve(Map.of("SIXSTONES_DATA", data()), flags))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(names)
        .hasMessageNotContaining("hush")
        .hasMessageNotContaining("\n")
        .hasNoCause();
  }

  @Test
  void playIsForThisMachineAlone() {
    var command = new PlayCommand();
    var line = new CommandLine(command).setDefaultValueProvider(new Defaults(Map.of()));
    line.parseArgs("--port", "9000", "--data", data());
    assertThat(command.settings().host()).isEqualTo("127.0.0.1");
    assertThat(command.settings().port()).isEqualTo(9000);
    assertThat(command.settings().tablesPerHour()).isZero();
    assertThat(command.opensBrowser()).isTrue();
    line.parseArgs("--no-browser", "--data", data());
    assertThat(command.opensBrowser()).isFalse();
  }
}
