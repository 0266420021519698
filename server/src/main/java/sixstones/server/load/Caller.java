package sixstones.server.load;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.time.Duration;

/** Somebody who calls a server, with a cookie of his own. */
final class Caller {

  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  private final HttpClient client;
  private final URI server;
  private volatile String cookie = "";

  Caller(HttpClient client, URI server) {
    this.client = client;
    this.server = server;
  }

  /**
   * Posts something and reads the answer.
   *
   * @throws IOException if it is refused
   */
  JsonNode post(String path, String body) throws IOException, InterruptedException {
    var request =
        HttpRequest.newBuilder(server.resolve(path))
            .timeout(PATIENCE)
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(body));
    if (!cookie.isEmpty()) request.header("Cookie", cookie);
    var answer = client.send(request.build(), BodyHandlers.ofString());
    answer
        .headers()
        .firstValue("Set-Cookie")
        .ifPresent(set -> cookie = set.substring(0, set.indexOf(';')));
    if (answer.statusCode() >= 300) {
      throw new IOException(path + " answered " + answer.statusCode() + " " + answer.body());
    }
    return MAPPER.readTree(answer.body());
  }

  /** Watches a table; the listener gets its states. */
  WebSocket watch(String table, WebSocket.Listener listener) {
    var live = URI.create("ws" + server.toString().substring("http".length()));
    return client
        .newWebSocketBuilder()
        .header("Cookie", cookie)
        .buildAsync(live.resolve("/api/tables/" + table + "/live?after=0"), listener)
        .join();
  }

  static JsonNode read(String text) throws IOException {
    return MAPPER.readTree(text);
  }
}
