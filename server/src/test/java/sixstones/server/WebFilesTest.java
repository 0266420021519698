package sixstones.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sixstones.server.settings.Settings;

/** The page's files, and its own addresses. */
final class WebFilesTest {

  private static HttpResponse<String> get(Server server, String path)
      throws IOException, InterruptedException {
    var address = URI.create("http://127.0.0.1:" + server.port() + path);
    return HttpClient.newHttpClient()
        .send(HttpRequest.newBuilder(address).build(), BodyHandlers.ofString());
  }

  @Test
  void aLinkToATableSaysWhatItLeadsTo(@TempDir Path directory)
      throws IOException, InterruptedException {
    var settings = Settings.local(0, Databases.sqlite(directory));
    try (var server = Servers.start(settings)) {
      var ann = new Person(server.port());
      var table = ann.create("me", "open", "open");
      assertThat(get(server, "/t/" + table).body())
          .contains("og:title", "Splendor", "Ann invites you: 2 of 3 seats are open.")
          .contains("A page for tests");
      assertThat(get(server, "/t/nosuchtable").body()).doesNotContain("og:title");
    }
  }

  @Test
  void namesInAPreviewStayText(@TempDir Path directory) throws IOException, InterruptedException {
    var settings = Settings.local(0, Databases.sqlite(directory));
    try (var server = Servers.start(settings)) {
      var ann = new Person(server.port());
      var made =
          ann.post(
              "/api/tables",
              "{\"game\": \"splendor\", \"seats\": [{\"kind\": \"me\", \"name\": \"<b>\\\"$1\"},"
                  + " {\"kind\": \"open\"}]}");
      var page = get(server, "/t/" + made.ok().json().path("table").asText()).body();
      assertThat(page).contains("&lt;b>&quot;$1 invites you").doesNotContain("<b>\"");
    }
  }

  @Test
  void thePageIsServed(@TempDir Path directory) throws IOException, InterruptedException {
    var settings = Settings.local(0, Databases.sqlite(directory));
    try (var server = Servers.start(settings)) {
      for (var path : new String[] {"/", "/index.html", "/table/k3vq8m", "/rules/splendor"}) {
        var page = get(server, path);
        assertThat(page.statusCode()).as(path).isEqualTo(200);
        assertThat(page.body()).contains("A page for tests");
        assertThat(page.headers().firstValue("Content-Type").orElse("")).contains("text/html");
        assertThat(page.headers().firstValue("Cache-Control")).contains("no-cache");
      }
      var script = get(server, "/assets/test-abc123.js");
      assertThat(script.headers().firstValue("Content-Type").orElse("")).contains("javascript");
      assertThat(script.headers().firstValue("Cache-Control").orElse("")).contains("immutable");
      for (var path :
          new String[] {
            "/assets/none.js",
            "/favicon.gif",
            "/assets/../../sixstones/server/openapi.yaml",
            "/..%2f..%2fsimplelogger.properties",
            "/.hidden.txt",
            "/api/none",
            "/api"
          }) {
        var answer = get(server, path);
        assertThat(answer.statusCode()).as(path).isIn(200, 400, 404);
        assertThat(answer.body()).as(path).doesNotContain("openapi:").doesNotContain("slf4j");
      }
      assertThat(get(server, "/assets/none.js").statusCode()).isEqualTo(404);
    }
  }
}
