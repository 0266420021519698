package sixstones.server;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.CookieManager;
import java.net.HttpCookie;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Map;
import java.util.StringJoiner;
import java.util.random.RandomGenerator;
import sixstones.server.visitors.Visitors;

/** Somebody with a device of his own, talking to a server. */
final class Person {

  private final CookieManager cookies = new CookieManager();
  private final HttpClient client =
      HttpClient.newBuilder()
          .version(HttpClient.Version.HTTP_1_1)
          .cookieHandler(cookies)
          .connectTimeout(Duration.ofSeconds(10))
          .build();
  private String base;

  Person(int port) {
    base = base(port);
  }

  /** Somebody whose device has had a secret for long. */
  Person(int port, String secret) {
    this(port);
    var cookie = new HttpCookie(Visitors.COOKIE, secret);
    cookie.setPath("/");
    cookie.setVersion(0);
    cookies.getCookieStore().add(URI.create(base), cookie);
  }

  private static String base(int port) {
    return "http://127.0.0.1:" + port;
  }

  /** Goes on at another port, as after a restart; cookies don't know ports. */
  Person at(int port) {
    base = base(port);
    return this;
  }

  Answer get(String path) {
    return send(HttpRequest.newBuilder(URI.create(base + path)).GET());
  }

  Answer post(String path, String body) {
    return send(
        HttpRequest.newBuilder(URI.create(base + path))
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(body)));
  }

  /** The same person at a certain port, whatever the others do meanwhile. */
  Answer postTo(int port, String path, String body) {
    return send(
        HttpRequest.newBuilder(URI.create(base(port) + path))
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(body)));
  }

  Answer post(String path) {
    return post(path, "{}");
  }

  Answer send(HttpRequest.Builder request) {
    try {
      var answer =
          client.send(request.timeout(Duration.ofSeconds(30)).build(), BodyHandlers.ofString());
      return new Answer(answer.statusCode(), answer.body());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(URI.create(base + path));
  }

  Listener listen(String table, int after) {
    var address = URI.create(base.replace("http", "ws") + live(table, after));
    // Who has seen nothing yet is told at once.
    return after == 0 ? Listener.hearing(client, address) : Listener.open(client, address, null);
  }

  Listener listenFrom(String origin, String table) {
    return Listener.open(client, URI.create(base.replace("http", "ws") + live(table, 0)), origin);
  }

  private static String live(String table, int after) {
    return "/api/tables/" + table + "/live?after=" + after;
  }

  /** A table of Splendor with these seats: me, open, or a level of bot. */
  String create(String... seats) {
    return createWith("link", true, seats);
  }

  String createWith(String visibility, boolean spectators, String... seats) {
    return create("splendor", Map.of(), visibility, spectators, seats);
  }

  String create(
      String game,
      Map<String, String> options,
      String visibility,
      boolean spectators,
      String... seats) {
    var wanted = new StringJoiner(",");
    for (var seat : seats) {
      wanted.add(
          switch (seat) {
            case "me" -> "{\"kind\": \"me\", \"name\": \"Ann\"}";
            case "open" -> "{\"kind\": \"open\"}";
            default -> "{\"kind\": \"bot\", \"level\": \"" + seat + "\"}";
          });
    }
    var set = new StringJoiner(",");
    options.forEach((id, value) -> set.add("\"" + id + "\": \"" + value + "\""));
    return post(
            "/api/tables",
            """
            {"game": "%s", "options": {%s}, "seats": [%s], "visibility": "%s",
             "spectators": %s, "shuffle": false}
            """
                .formatted(game, set, wanted, visibility, spectators))
        .ok()
        .json()
        .path("table")
        .asText();
  }

  Answer sit(String table, int seat, String name) {
    return post("/api/tables/" + table + "/seats/" + seat + "/sit", "{\"name\": \"" + name + "\"}");
  }

  Answer seat(String table, int seat, String act) {
    return post("/api/tables/" + table + "/seats/" + seat + "/" + act);
  }

  Answer bot(String table, int seat, String level) {
    return post(
        "/api/tables/" + table + "/seats/" + seat + "/bot", "{\"level\": \"" + level + "\"}");
  }

  JsonNode state(String table) {
    return get("/api/tables/" + table).ok().json();
  }

  Answer move(String table, int seq, String move) {
    return post(
        "/api/tables/" + table + "/moves", "{\"seq\": %d, \"move\": \"%s\"}".formatted(seq, move));
  }

  Answer undo(String table, int seq) {
    return post("/api/tables/" + table + "/undo", "{\"seq\": %d}".formatted(seq));
  }

  /** Waits until this person must choose or the game is over. */
  JsonNode awaitTurn(String table) {
    return Waiting.until(
        () -> state(table),
        state -> !state.path("choice").isNull() || !state.path("phase").asText().equals("running"));
  }

  /** Plays random moves whenever it is this person's turn; stops after so many. */
  int play(String table, RandomGenerator random, int most) {
    for (int made = 0; made < most; made++) {
      var state = awaitTurn(table);
      if (state.path("choice").isNull()) return made;
      var moves = state.path("choice").path("moves");
      var move = moves.get(random.nextInt(moves.size())).path("move").asText();
      move(table, state.path("seq").asInt(), move).ok();
    }
    return most;
  }
}
