package sixstones.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.CookieManager;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A server that is asked to stop ends what it has begun, in silence. */
class StopTest {

  private static final Pattern PORT = Pattern.compile("port (\\d+)");

  /** Bots alone, so that they think and write while the server is stopped. */
  private static final String BOTS =
      """
      {"game": "splendor", "seats": [{"kind": "bot", "level": "medium"},
       {"kind": "bot", "level": "master"}]}
      """;

  @TempDir Path directory;

  @Test
  void whoAsksItToStopSeesNoStackTraceAndFindsTheTableAgain() throws Exception {
    String table;
    String errors;
    try (var running = new Running()) {
      table = running.post("/api/tables", BOTS).replaceAll(".*\"table\":\"(\\w+)\".*", "$1");
      TimeUnit.MILLISECONDS.sleep(500);
      errors = running.stopped();
    }
    assertThat(errors).doesNotContain("Exception", "ERROR", "\tat ");
    try (var again = new Running()) {
      assertThat(again.get("/api/tables/" + table)).contains("\"phase\":\"running\"");
    }
  }

  private final class Running implements AutoCloseable {

    private final HttpClient client =
        HttpClient.newBuilder().cookieHandler(new CookieManager()).build();
    private final Path log = Files.createTempFile(directory, "server", ".log");
    private final Process process;
    private final String address;

    Running() throws IOException {
      process =
          new ProcessBuilder(
                  Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                  "--enable-native-access=ALL-UNNAMED",
                  "-cp",
                  System.getProperty("java.class.path"),
                  Main.class.getName(),
                  "serve",
                  "--host=127.0.0.1",
                  "--port=0",
                  "--bot-pause=0",
                  "--data=" + directory)
              .redirectError(log.toFile())
              .start();
      var said =
          new BufferedReader(
                  new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))
              .readLine();
      var port = PORT.matcher(String.valueOf(said));
      if (!port.find()) throw new AssertionError(said + Files.readString(log));
      address = "http://127.0.0.1:" + port.group(1);
    }

    String get(String path) throws Exception {
      return send(HttpRequest.newBuilder(URI.create(address + path)).GET());
    }

    String post(String path, String body) throws Exception {
      return send(
          HttpRequest.newBuilder(URI.create(address + path))
              .header("Content-Type", "application/json")
              .POST(BodyPublishers.ofString(body)));
    }

    private String send(HttpRequest.Builder call) throws Exception {
      var answer = client.send(call.build(), BodyHandlers.ofString());
      assertThat(answer.statusCode()).as(answer.body()).isBetween(200, 299);
      return answer.body();
    }

    /** By SIGTERM, as systemd and containers do; what was printed as errors meanwhile. */
    String stopped() throws Exception {
      process.destroy();
      assertThat(process.waitFor(30, TimeUnit.SECONDS)).as("it ends").isTrue();
      return Files.readString(log);
    }

    @Override
    public void close() {
      process.destroyForcibly();
      client.close();
    }
  }
}
