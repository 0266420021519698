package sixstones.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.net.http.HttpClient;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.WebSocketHandshakeException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import sixstones.server.settings.Settings;

/** Whatever is sent: a clear answer, nothing changed, no stack trace in answer or log. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class GarbageTest {

  private final ByteArrayOutputStream log = new ByteArrayOutputStream();
  private final PrintStream err = System.err;
  private Server server;
  private Person ann;
  private Person ben;
  private String table;
  private String before;

  @BeforeAll
  void start(@TempDir Path directory) {
    System.setErr(new PrintStream(log, true, StandardCharsets.UTF_8));
    server = Servers.start(Settings.local(0, Databases.sqlite(directory)));
    ann = new Person(server.port());
    ben = new Person(server.port());
    table = ann.create("me", "open");
    ben.sit(table, 1, "Ben").ok();
    ann.post("/api/tables/" + table + "/start").ok();
    before = ann.state(table).toString();
  }

  @BeforeEach
  void forget() {
    log.reset();
  }

  @AfterAll
  void stop() {
    server.close();
    System.setErr(err);
  }

  private void nothingHappened() {
    assertThat(ann.state(table).toString()).isEqualTo(before);
    assertThat(log.toString(StandardCharsets.UTF_8))
        .doesNotContain("\tat ")
        .doesNotContain("Exception");
  }

  private String path(String rest) {
    return "/api/tables/" + table + rest;
  }

  @Test
  void malformedJson() {
    for (var body :
        List.of(
            "",
            "{",
            "null",
            "[]",
            "7",
            "\"x\"",
            "{\"seq\": 1}",
            "{\"move\": \"take\"}",
            "{\"seq\": \"1\", \"move\": \"x\"}",
            "{\"seq\": 1.5, \"move\": \"x\"}",
            "{\"seq\": 99999999999999999999, \"move\": \"x\"}",
            "{\"seq\": 1, \"move\": 7}",
            "{\"seq\": 1, \"move\": \"x\", \"more\": 1}",
            "{\"seq\": 1, \"move\": \"x\"} {}",
            "\u0000\u0001\uFFFF",
            "{\"seq\": 1, \"move\": {\"a\": []}}")) {
      ann.post(path("/moves"), body).refused("malformed");
      ann.post("/api/tables", body).refused("malformed");
      ben.post(path("/seats/0/sit"), body).refused("malformed");
    }
    nothingHappened();
  }

  @Test
  void badTables() {
    var seats = "[{\"kind\": \"me\", \"name\": \"Ann\"}, {\"kind\": \"open\"}]";
    var bodies =
        List.of(
            "{\"game\": \"splendor\"}",
            "{\"game\": \"splendor\", \"seats\": []}",
            "{\"game\": \"splendor\", \"seats\": [null, null]}",
            "{\"game\": \"splendor\", \"seats\": [{\"kind\": \"open\"}]}",
            "{\"game\": \"splendor\", \"seats\": [{\"kind\": \"king\"}, {\"kind\": \"open\"}]}",
            "{\"game\": \"splendor\", \"seats\": [{\"kind\": \"bot\"}, {\"kind\": \"open\"}]}",
            "{\"game\": \"splendor\", \"visibility\": \"some\", \"seats\": " + seats + "}",
            "{\"game\": \"splendor\", \"options\": {\"x\": \"y\"}, \"seats\": " + seats + "}",
            "{\"game\": \"splendor\", \"options\": {\"x\": null}, \"seats\": " + seats + "}",
            "{\"game\": \"splendor\", \"seats\": ["
                + "{\"kind\": \"open\"},".repeat(20)
                + "{\"kind\": \"open\"}]}");
    for (var body : bodies) ann.post("/api/tables", body).refused("malformed");
    ann.post("/api/tables", "{\"game\": \"chess\", \"seats\": " + seats + "}").refused("unknown");
    assertThat(ann.get("/api/tables/mine").ok().json()).hasSize(1);
    nothingHappened();
  }

  @Test
  void badNames() {
    var other = ann.create("me", "open");
    for (var name :
        List.of("", "   ", "x".repeat(25), "x".repeat(5000), "a\\u0000b", "a\\u202Eb", "\\uD800")) {
      ben.sit(other, 1, name).refused("malformed");
    }
    ben.sit(other, 1, "  Бен   Łukasz 👩 ").ok();
    assertThat(ann.state(other).path("seats").get(1).path("name").asText())
        .isEqualTo("Бен Łukasz 👩");
    ben.seat(other, 1, "leave").ok();
    nothingHappened();
  }

  @Test
  void unknownTablesSeatsAndCalls() {
    for (var id : List.of("nosuchtable", "x'--", "ABC", "x".repeat(500))) {
      ann.get("/api/tables/" + id).refused("unknown");
      ann.post("/api/tables/" + id + "/moves", "{\"seq\": 1, \"move\": \"x\"}").refused("unknown");
      ann.get("/api/tables/" + id + "/replay").refused("unknown");
    }
    for (var id : List.of("..%2f..%2fetc", "%00", "%ff")) {
      var answer = ann.get("/api/tables/" + id);
      assertThat(answer.json().path("error").asText()).isIn("malformed", "unknown");
    }
    ann.seat(table, 7, "leave").refused("unknown");
    ann.post(path("/seats/-1/leave")).refused("unknown");
    ann.post(path("/seats/x/leave")).refused("unknown");
    ann.post(path("/seats/99999999999/leave")).refused("unknown");
    ann.get("/api/nothing").refused("unknown");
    ann.post("/api/nothing").refused("unknown");
    ann.get("/api/games/chess/rules").refused("unknown");
    ann.get(path("?after=x")).refused("malformed");
    ann.get(path("/replay?step=-1")).refused("malformed");
    ann.get(path("/replay?as=king")).refused("malformed");
    ann.get(path("/replay?as=7")).refused("unknown");
    ann.get(path("/why")).refused("malformed");
    nothingHappened();
  }

  @Test
  void someoneElsesSeat() {
    var stranger = new Person(server.port());
    stranger.seat(table, 0, "leave").refused("forbidden");
    stranger.seat(table, 0, "return").refused("forbidden");
    stranger.move(table, 4, "take mind space soul").refused("forbidden");
    stranger.bot(table, 0, "random").refused("forbidden");
    stranger.post(path("/start")).refused("forbidden");
    stranger.post(path("/continue")).refused("forbidden");
    ben.seat(table, 0, "leave").refused("forbidden");
    ben.move(table, ben.state(table).path("seq").asInt(), "take mind space soul")
        .refused("refused");
    ann.move(table, 1, "take mind space soul").refused("stale");
    nothingHappened();
  }

  @Test
  void aBodyOfTenMegabytes() {
    var large = "{\"seq\": 1, \"move\": \"" + "x".repeat(10_000_000) + "\"}";
    ann.post(path("/moves"), large).refused("too-large");
    var streamed =
        ann.request(path("/moves"))
            .POST(
                BodyPublishers.ofInputStream(
                    () -> new ByteArrayInputStream(large.getBytes(StandardCharsets.UTF_8))));
    ann.send(streamed).refused("too-large");
    nothingHappened();
  }

  @Test
  void deepJson() {
    var deep = "[".repeat(20_000) + "]".repeat(20_000);
    ann.post(path("/moves"), "{\"seq\": 1, \"move\": " + deep + "}").refused("malformed");
    ann.post("/api/tables", "{\"a\":".repeat(5_000) + "1" + "}".repeat(5_000)).refused("malformed");
    nothingHappened();
  }

  @Test
  void aThousandRandomStringsAsMoves() {
    var random = new Random(29);
    int seq = ann.state(table).path("seq").asInt();
    var words = List.of("take", "reserve", "recruit", "mind", "L1-02", "with", "=", "-1", "\u0000");
    for (int i = 0; i < 1000; i++) {
      var text = new StringBuilder();
      int length = random.nextInt(30);
      for (int c = 0; c < length; c++) {
        if (random.nextInt(3) == 0)
          text.append(words.get(random.nextInt(words.size()))).append(' ');
        else text.appendCodePoint(random.nextInt(1, 0xD800));
      }
      var body = new ObjectMapper().createObjectNode().put("seq", seq).put("move", text.toString());
      var answer = ann.post(path("/moves"), body.toString());
      assertThat(answer.status()).as(text.toString()).isBetween(400, 499);
      assertThat(answer.json().path("error").asText()).isIn("malformed", "refused");
    }
    nothingHappened();
  }

  @Test
  void aForeignPage() {
    assertThatThrownBy(() -> ann.listenFrom("https://evil.example", table))
        .hasCauseInstanceOf(WebSocketHandshakeException.class);
    ann.send(
            ann.request(path("/moves"))
                .header("Origin", "https://evil.example")
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString("{\"seq\": 4, \"move\": \"take mind space soul\"}")))
        .refused("forbidden");
    nothingHappened();
    ann.listenFrom("http://127.0.0.1:" + server.port(), table).close();
  }

  @Test
  void garbageOverTheWebSocket() {
    var listener = ann.listen(table, 0);
    listener.last();
    listener.send("{\"seq\": 1, \"move\": \"x\"}");
    listener.send("ping");
    listener.send("x".repeat(5000));
    assertThat(listener.closingCode()).isNotEqualTo(1000);
    assertThat(ann.listen("nosuchtable", 0).closingCode()).isEqualTo(4404);
    Waiting.until(
        () -> ann.state(table), state -> !state.path("seats").get(0).path("connected").asBoolean());
    nothingHappened();
  }

  @Test
  void everyAnswerIsGuarded() throws Exception {
    var client = HttpClient.newHttpClient();
    var answer =
        client.send(ann.request("/api/games").GET().build(), HttpResponse.BodyHandlers.ofString());
    assertThat(answer.headers().firstValue("Content-Security-Policy").orElse(""))
        .contains("default-src 'self'");
    assertThat(answer.headers().firstValue("X-Content-Type-Options")).contains("nosniff");
    assertThat(answer.headers().firstValue("Server")).isEmpty();
    var opened =
        client.send(
            ann.request("/api/tables/" + table).GET().build(),
            HttpResponse.BodyHandlers.ofString());
    assertThat(opened.headers().firstValue("Set-Cookie").orElse(""))
        .contains("HttpOnly")
        .contains("SameSite=Strict");
  }
}
