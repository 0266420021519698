package sixstones.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentSkipListSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sixstones.engine.chance.Share;
import sixstones.server.settings.Settings;

/** The OpenAPI file names every call, and every answer is as it says. */
final class OpenApiTest {

  private final Schema schema = Schema.packed();
  private final Set<String> answered = new ConcurrentSkipListSet<>();

  @Test
  void everyCallIsDescribedAndEveryAnswerAsItIs(@TempDir Path directory) {
    var database = Databases.sqlite(directory);
    try (var server = Servers.start(Settings.local(0, database))) {
      var ann = new Person(server.port());
      var ben = new Person(server.port());
      assertThat(Schema.read(ann.get("/api/openapi.yaml").ok().text()).calls())
          .isEqualTo(schema.calls());
      answered.add("GET /api/openapi.yaml");
      beforeTheStart(ann, ben);
      duringTheGame(ann, ben);
      givingUp(ann, ben);
      afterTheEnd(ann);
      travelling(ann, ben);
      get(ann, "/api/network", "/api/network").ok();
      post(ann, "/api/network", "/api/network", "{\"open\": false}").ok();
      post(ann, "/api/network", "/api/network", "{}").refused("malformed");
      get(ann, "/healthz", "/healthz").ok();
      get(ann, "/readyz", "/readyz").ok();
      get(ann, "/metrics", "/metrics").ok();
    }
    var described = new TreeSet<>(schema.calls());
    assertThat(described.remove("GET /api/tables/{table}/live")).isTrue();
    assertThat(answered).isEqualTo(described);
  }

  private void beforeTheStart(Person ann, Person ben) {
    get(ann, "/api/games", "/api/games").ok();
    get(ann, "/api/games/{game}/rules", "/api/games/splendor/rules").ok();
    get(ann, "/api/games/{game}/rules", "/api/games/chess/rules").refused("unknown");
    get(ann, "/api/games/{game}/lessons", "/api/games/gauntlet/lessons").ok();
    var lesson = "/api/games/{game}/lessons/{lesson}";
    var hero = "/api/games/gauntlet/lessons/hero";
    post(ann, lesson, hero, "{}").refused("malformed");
    post(ann, lesson, hero, "{\"chapter\": 9, \"name\": \"Ann\"}").refused("unknown");
    var led = post(ann, lesson, hero, "{\"chapter\": 0, \"name\": \"Ann\"}").ok().json();
    get(ann, "/api/tables/{table}", "/api/tables/" + led.path("table").asText()).ok();
    puzzles(ann);
    examples(ann);
    post(ann, "/api/tables", "/api/tables", "{}").refused("malformed");
    post(
            ann,
            "/api/tables",
            "/api/tables",
            """
            {"game": "splendor", "seats": [{"kind": "me", "name": "Ann"}, {"kind": "open"}],
             "visibility": "public", "clock": "game 600+5", "timeUp": "lost"}
            """)
        .ok();
    var table = ann.get("/api/tables/mine").json().get(0).path("table").asText();
    get(ann, "/api/tables", "/api/tables").ok();
    get(ann, "/api/tables/mine", "/api/tables/mine").ok();
    get(ann, "/api/tables/{table}", "/api/tables/" + table).ok();
    get(ann, "/api/tables/{table}", "/api/tables/nosuchtable").refused("unknown");
    seat(ben, table, "sit", "{\"name\": \"Ben\"}").ok();
    var share = new Share("5a".repeat(32));
    seat(ben, table, "pledge", "{\"pledge\": \"%s\"}".formatted(share.pledge())).ok();
    seat(ben, table, "pledge", "{}").refused("malformed");
    seat(ben, table, "reveal", "{\"share\": \"%s\"}".formatted(share.hex())).refused("conflict");
    seat(ben, table, "pick", "{\"value\": \"thor\"}").refused("conflict");
    seat(ben, table, "leave", "{}").ok();
    seat(ann, table, "bot", "{\"level\": \"random\"}").ok();
    seat(ann, table, "open", "{}").ok();
    seat(ben, table, "sit", "{\"name\": \"\"}").refused("malformed");
    seat(ben, table, "sit", "{\"name\": \"Ben\"}").ok();
    table(ben, table, "start", "{}").refused("forbidden");
    table(ann, table, "start", "{}").ok();
    table(ann, table, "continue", "{}").refused("conflict");
    seat(ben, table, "leave", "{}").ok();
    seat(ben, table, "return", "{}").ok();
  }

  private void puzzles(Person ann) {
    var puzzles = "/api/games/gauntlet/puzzles";
    var all = get(ann, "/api/games/{game}/puzzles", puzzles).ok().json().path("puzzles");
    get(ann, "/api/games/{game}/puzzles/today", puzzles + "/today").ok();
    var first = puzzles + "/" + all.get(0).path("id").asText();
    var puzzle = "/api/games/{game}/puzzles/{puzzle}";
    get(ann, puzzle + "/clue", first + "/clue").ok();
    get(ann, puzzle + "/solution", first + "/solution").ok();
    post(ann, puzzle, first, "{}").refused("malformed");
    var asked = post(ann, puzzle, first, "{\"name\": \"Ann\"}").ok().json();
    get(ann, "/api/tables/{table}", "/api/tables/" + asked.path("table").asText()).ok();
  }

  private void examples(Person ann) {
    var examples = "/api/games/splendor/examples";
    var all = get(ann, "/api/games/{game}/examples", examples).ok().json();
    var example = "/api/games/{game}/examples/{example}";
    post(ann, example, examples + "/no-such", "{\"name\": \"Ann\"}").refused("unknown");
    var first = examples + "/" + all.get(0).path("id").asText();
    post(ann, example, first, "{\"name\": \"Ann\"}").ok();
  }

  private void givingUp(Person ann, Person ben) {
    var table = ann.create("me", "open");
    ben.sit(table, 1, "Ben").ok();
    ann.post("/api/tables/" + table + "/start").ok();
    seat(ann, table, "end", "{}").refused("forbidden");
    seat(ben, table, "end", "{}").ok();
    seat(ben, table, "play-on", "{}").ok();
    seat(ben, table, "host", "{}").ok();
    seat(ann, table, "resign", "{}").refused("forbidden");
    seat(ben, table, "resign", "{}").ok();
  }

  private void travelling(Person ann, Person ben) {
    get(ann, "/api/me/results", "/api/me/results").ok();
    get(ann, "/api/me/push", "/api/me/push").ok();
    post(ann, "/api/me/push", "/api/me/push", "{\"endpoint\": \"x\"}").refused("malformed");
    post(ann, "/api/me/ratings", "/api/me/ratings", "{\"on\": true}").ok();
    post(ann, "/api/me/push/stop", "/api/me/push/stop", "{\"endpoint\": \"x\"}").ok();
    get(ann, "/api/me/ratings", "/api/me/ratings").ok();
    get(ann, "/api/me/mail", "/api/me/mail").ok();
    post(ann, "/api/me/mail", "/api/me/mail", "{}").refused("malformed");
    post(ann, "/api/me/mail", "/api/me/mail", "{\"address\": \"a@b.example\"}").refused("unknown");
    post(ann, "/api/me/mail/confirm", "/api/me/mail/confirm", "{\"code\": \"x\"}")
        .refused("unknown");
    post(ann, "/api/me/mail/stop", "/api/me/mail/stop", "{}").ok();
    assertThat(get(ann, "/api/mail/stop/{stop}", "/api/mail/stop/abc").status()).isEqualTo(302);
    post(ann, "/api/mail/stop/{stop}", "/api/mail/stop/abc", "{}").ok();
    get(ann, "/api/tables/mine", "/api/tables/mine").ok();
    var pass = post(ann, "/api/me/pass", "/api/me/pass", "{}").ok().json();
    post(ben, "/api/me/arrive", "/api/me/arrive", "{}").refused("malformed");
    var code = "{\"code\": \"" + pass.path("code").asText() + "\"}";
    post(ben, "/api/me/arrive", "/api/me/arrive", code).ok();
    post(ben, "/api/me/arrive", "/api/me/arrive", code).refused("unknown");
  }

  private void duringTheGame(Person ann, Person ben) {
    var table = ann.get("/api/tables/mine").json().get(0).path("table").asText();
    var state = get(ann, "/api/tables/{table}", "/api/tables/" + table).ok().json();
    get(ben, "/api/tables/{table}", "/api/tables/" + table).ok();
    var move = "";
    for (var offered : state.path("choice").path("moves")) {
      if (offered.path("move").asText().startsWith("take")) move = offered.path("move").asText();
    }
    var card = state.path("view").path("rows").get(2).path("cards").get(0).asText();
    get(ann, "/api/tables/{table}/why", "/api/tables/" + table + "/why?thing=card:" + card).ok();
    table(ann, table, "why", "{\"move\": \"" + move + "\"}").ok();
    int seq = state.path("seq").asInt();
    get(ann, "/api/tables/{table}/foretold", "/api/tables/" + table + "/foretold")
        .refused("malformed");
    get(ann, "/api/tables/{table}/foretold", "/api/tables/" + table + "/foretold?seq=" + seq).ok();
    get(ann, "/api/tables/{table}/hints", "/api/tables/" + table + "/hints").refused("forbidden");
    get(ann, "/api/tables/{table}/beliefs", "/api/tables/" + table + "/beliefs?thing=seat:1").ok();
    get(ann, "/api/tables/{table}/partners", "/api/tables/" + table + "/partners").ok();
    table(ben, table, "why", "{\"move\": \"" + move + "\"}").ok();
    table(ann, table, "talk", "{}").refused("malformed");
    table(ann, table, "talk", "{\"text\": \"Your turn is next\"}").ok();
    table(ben, table, "talk", "{\"quick\": \"thanks\"}").ok();
    get(ann, "/api/tables/{table}/talk", "/api/tables/" + table + "/talk").ok();
    table(ann, table, "moves", "{\"seq\": " + seq + ", \"move\": \"" + move + "\"}").ok();
    table(ann, table, "moves", "{\"seq\": " + seq + ", \"move\": \"reserve L1-01\"}")
        .refused("stale");
    table(ben, table, "undo", "{\"seq\": " + (seq + 1) + "}").refused("refused");
    table(ann, table, "undo", "{\"seq\": " + (seq + 1) + "}").ok();
    get(ann, "/api/tables/{table}", "/api/tables/" + table).ok();
  }

  private void afterTheEnd(Person ann) {
    var table = ann.create("me", "random");
    get(ann, "/api/tables/{table}/record", "/api/tables/" + table + "/record").refused("conflict");
    get(ann, "/api/tables/{table}/deal", "/api/tables/" + table + "/deal").refused("conflict");
    table(ann, table, "rematch", "{}").refused("conflict");
    ann.play(table, new Random(31), 1000);
    get(ann, "/api/tables/{table}/deal", "/api/tables/" + table + "/deal").ok();
    get(ann, "/api/tables/{table}", "/api/tables/" + table).ok();
    get(ann, "/api/tables/{table}/replay", "/api/tables/" + table + "/replay?step=5&as=1").ok();
    get(ann, "/api/tables/{table}/replay", "/api/tables/" + table + "/replay?step=0").ok();
    get(ann, "/api/tables/{table}/events", "/api/tables/" + table + "/events?before=9").ok();
    get(ann, "/api/tables/{table}/course", "/api/tables/" + table + "/course").ok();
    var record = get(ann, "/api/tables/{table}/record", "/api/tables/" + table + "/record").ok();
    table(ann, table, "comments", "{}").refused("malformed");
    table(ann, table, "comments", "{\"moves\": 3, \"text\": \"Here it turned\"}").ok();
    get(ann, "/api/tables/{table}/comments", "/api/tables/" + table + "/comments").ok();
    get(ann, "/api/tables/{table}/encounters", "/api/tables/" + table + "/encounters").ok();
    lookingBack(ann, "/api/tables/{table}", "/api/tables/" + table);
    post(ann, "/api/records", "/api/records", "chess").refused("malformed");
    var brought = post(ann, "/api/records", "/api/records", record.text()).ok().json();
    var address = "/api/records/" + brought.path("record").asText();
    get(ann, "/api/records/{record}", address).ok();
    get(ann, "/api/records/{record}", "/api/records/unknown").refused("unknown");
    get(ann, "/api/records/{record}/replay", address + "/replay?step=5&as=1").ok();
    get(ann, "/api/records/{record}/course", address + "/course?as=1").ok();
    lookingBack(ann, "/api/records/{record}", address);
    get(ann, "/api/records/{record}/review", "/api/records/unknown/review").refused("unknown");
    Waiting.until(
        () -> get(ann, "/api/records/{record}/review", address + "/review").ok(),
        answer -> answer.json().has("courses"));
    Waiting.until(
        () -> get(ann, "/api/tables/{table}/review", "/api/tables/" + table + "/review").ok(),
        answer -> answer.json().has("courses"));
    table(ann, table, "rematch", "{}").ok();
  }

  private void lookingBack(Person ann, String path, String address) {
    get(ann, path + "/steps", address + "/steps?as=1").ok();
    var first = ann.get(address + "/replay?as=0&step=1").ok().json().path("move").asText();
    post(ann, path + "/line", address + "/line", "{}").refused("malformed");
    post(
            ann,
            path + "/line",
            address + "/line",
            "{\"moves\": 0, \"line\": [\"" + first + "\"], \"as\": \"0\"}")
        .ok();
    post(
            ann,
            path + "/branch",
            address + "/branch",
            "{\"step\": 6, \"seat\": 0, \"name\": \"Ann\", \"level\": \"random\"}")
        .ok();
    post(ann, path + "/branch", address + "/branch", "{}").refused("malformed");
  }

  private Answer get(Person person, String path, String address) {
    return described("get", path, person.get(address));
  }

  private Answer post(Person person, String path, String address, String body) {
    return described("post", path, person.post(address, body));
  }

  private Answer seat(Person person, String table, String act, String body) {
    return post(
        person,
        "/api/tables/{table}/seats/{seat}/" + act,
        "/api/tables/" + table + "/seats/1/" + act,
        body);
  }

  private Answer table(Person person, String table, String act, String body) {
    return post(person, "/api/tables/{table}/" + act, "/api/tables/" + table + "/" + act, body);
  }

  private Answer described(String method, String path, Answer answer) {
    assertThat(schema.faults(method, path, answer)).as(path).isEmpty();
    answered.add(method.toUpperCase(Locale.ROOT) + " " + path);
    return answer;
  }
}
