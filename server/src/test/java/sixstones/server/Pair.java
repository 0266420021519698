package sixstones.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

/**
 * Two people and a bot who play on whatever happens to the servers, and write down what they were
 * told. Each call may go to another process; one that fails is made again, as a page does it.
 */
final class Pair {

  /** A move that was acknowledged, under the number of its entry. */
  record Acknowledged(int seat, String move) {}

  /** What somebody was shown. */
  record Shown(int seat, int seq, JsonNode view) {}

  private static final int PATIENCE_MILLIS = 60_000;

  private static final String WISH =
      """
      {"game": "splendor", "options": {}, "visibility": "link", "spectators": true, "shuffle": false,
       "seats": [{"kind": "me", "name": "Ann"}, {"kind": "open"}, {"kind": "bot", "level": "random"}]}
      """;

  private final Processes processes;
  private final Random random;
  private final List<Person> people;
  private final String table;
  private final AtomicInteger failures;
  private final Map<Integer, Acknowledged> acknowledged = new TreeMap<>();
  private final List<Shown> seen = new ArrayList<>();

  Pair(Processes processes, long seed, AtomicInteger failures) {
    this.processes = processes;
    this.random = new Random(seed);
    this.failures = failures;
    people = List.of(new Person(processes.port(0)), new Person(processes.port(1)));
    var ann = people.getFirst();
    var ben = people.getLast();
    table = answered(ann, () -> ann.post("/api/tables", WISH)).ok().json().path("table").asText();
    // Whose first try was answered by nobody may have made it all the same.
    answered(ben, () -> ben.sit(table, 1, "Ben"));
    answered(ann, () -> ann.post("/api/tables/" + table + "/start"));
  }

  String table() {
    return table;
  }

  List<Person> people() {
    return people;
  }

  Map<Integer, Acknowledged> acknowledged() {
    return acknowledged;
  }

  /** What the people were shown. */
  List<Shown> seen() {
    return seen;
  }

  /**
   * Looks at the table with everybody's eyes, and moves where it is a person's turn; false once the
   * game is over.
   */
  boolean playOn() {
    for (int seat = 0; seat < people.size(); seat++) {
      var person = people.get(seat);
      var state = answered(person, () -> person.get("/api/tables/" + table)).ok().json();
      seen.add(new Shown(seat, state.path("seq").asInt(), state.path("view")));
      assertThat(state.path("phase").asText()).isIn("running", "over");
      if (state.path("phase").asText().equals("over")) return false;
      var moves = state.path("choice").path("moves");
      if (!moves.isEmpty()) move(seat, state, moves);
    }
    return true;
  }

  /** Waits until no bot moves any more. */
  void settle(int port) {
    Waiting.until(
        () -> people.stream().map(person -> person.at(port).state(table)).toList(),
        states ->
            states.stream()
                .anyMatch(
                    state ->
                        state.path("phase").asText().equals("over")
                            || !state.path("choice").isNull()));
  }

  private void move(int seat, JsonNode state, JsonNode moves) {
    var move = moves.get(random.nextInt(moves.size())).path("move").asText();
    var person = people.get(seat);
    int seq = state.path("seq").asInt();
    var answer = answered(person, () -> person.move(table, seq, move)).ok();
    var before = acknowledged.put(answer.json().path("seq").asInt(), new Acknowledged(seat, move));
    assertThat(before).as("a number that was given twice").isNull();
  }

  /** Asks again, at any process, until somebody answers who is not failing. */
  private Answer answered(Person person, Supplier<Answer> call) {
    long end = System.currentTimeMillis() + PATIENCE_MILLIS;
    while (true) {
      try {
        person.at(processes.port(random));
        var answer = call.get();
        if (answer.status() < 500) return answer;
      } catch (UncheckedIOException _) {
        // Killed, or not there yet.
      }
      failures.incrementAndGet();
      if (System.currentTimeMillis() > end) throw new AssertionError("nobody answers any more");
      rest();
    }
  }

  private void rest() {
    try {
      Thread.sleep(20 + random.nextInt(50));
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }
}
