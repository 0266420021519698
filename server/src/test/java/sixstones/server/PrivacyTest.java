package sixstones.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sixstones.archive.Shelf;
import sixstones.archive.yaml.PositionYaml;
import sixstones.engine.Game;
import sixstones.engine.GameInfo;
import sixstones.engine.Move;
import sixstones.engine.Position;
import sixstones.engine.Seat;
import sixstones.engine.Spectator;
import sixstones.engine.Viewer;
import sixstones.engine.chance.FairChance;
import sixstones.engine.chance.FastChance;
import sixstones.engine.chance.Seed;
import sixstones.server.settings.Settings;

/**
 * Everything a viewer receives is the same from a table and from a redeal of it for that viewer:
 * states over HTTP and WebSocket, lists, replay, answers, errors. Of another seat's move a viewer
 * gets what its events told, never the move.
 *
 * <p>A table is played by people for a while. Then copies of it are made in the database: one goes
 * on from the position itself, others from redeals of it; what they answer is compared.
 */
final class PrivacyTest {

  private static final int REDEALS = 2;

  /** Snapshots are taken every sixteen moves, and a copy goes on from one. */
  private static final List<Integer> STOPS = List.of(16, 48, 112);

  record Kind(String game, int seats, Map<String, String> options) {}

  static Stream<Kind> kinds() {
    return Stream.concat(
        Shelf.installed().games().stream().map(Game::info).flatMap(PrivacyTest::sizes),
        Stream.of(
            // The modes of this game hide different things from different seats.
            new Kind("united", 3, Map.of("mode", "coop", "open-hands", "no")),
            new Kind("united", 2, Map.of("mode", "duel")),
            new Kind("united", 4, Map.of("mode", "supervillain"))));
  }

  /** A small table of a game, and a large one. */
  private static Stream<Kind> sizes(GameInfo info) {
    return IntStream.of(Math.max(2, info.fewestSeats()), Math.min(4, info.mostSeats()))
        .mapToObj(seats -> new Kind(info.id(), seats, Map.of()));
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void nobodyCanTellATableFromARedealOfIt(Kind kind, @TempDir Path directory) {
    var database = Databases.sqlite(directory);
    var jdbi = Jdbi.create(database);
    try (var server = Servers.start(Settings.local(0, database))) {
      var people = new ArrayList<Person>();
      for (int seat = 0; seat <= kind.seats(); seat++) people.add(new Person(server.port()));
      for (int stop : STOPS) {
        var heard = new LinkedHashSet<String>();
        var table = played(kind, people, stop, heard);
        if (table.isPresent()) {
          compare(new Copies(jdbi, table.get()), kind, people, List.copyOf(heard));
        }
      }
    }
  }

  private static void compare(Copies copies, Kind kind, List<Person> people, List<String> heard) {
    for (int i = 0; i <= kind.seats(); i++) {
      Viewer viewer = i < kind.seats() ? Seat.of(i) : Spectator.SPECTATOR;
      var person = people.get(i);
      var real = copies.make(copies.position());
      var expected = received(person, real, kind.seats(), heard);
      for (int redeal = 0; redeal < REDEALS; redeal++) {
        var text = copies.redealt(Shelf.installed().get(kind.game()), viewer, redeal);
        var other = copies.make(text);
        var received = received(person, other, kind.seats(), heard);
        for (int answer = 0; answer < expected.size(); answer++) {
          assertThat(received.get(answer))
              .as("%s, %s, answer %d", kind, viewer, answer)
              .isEqualTo(expected.get(answer));
        }
      }
    }
  }

  /** A table after so many moves; none if the game ended before. */
  private static Optional<String> played(
      Kind kind, List<Person> people, int moves, Set<String> heard) {
    var seats = new String[kind.seats()];
    Arrays.fill(seats, "open");
    seats[0] = "me";
    var ann = people.getFirst();
    var table = ann.create(kind.game(), kind.options(), "link", true, seats);
    for (int seat = 1; seat < kind.seats(); seat++) {
      people.get(seat).sit(table, seat, "Person " + seat).ok();
    }
    if (kind.seats() > 1) ann.post("/api/tables/" + table + "/start").ok();
    var random = new Random(moves);
    for (int made = 0; made < moves; made++) {
      boolean moved = false;
      for (int seat = 0; seat < kind.seats() && !moved; seat++) {
        moved = move(people.get(seat), table, random, heard);
      }
      if (!moved) return Optional.empty();
      for (int seat = 0; seat <= kind.seats(); seat++) {
        replayTellsOwnMovesAlone(people.get(seat), table, seat);
      }
    }
    return Optional.of(table);
  }

  private static boolean move(Person person, String table, Random random, Set<String> heard) {
    var state = person.state(table);
    var moves = state.path("choice").path("moves");
    if (moves.isEmpty()) return false;
    var move = moves.get(random.nextInt(moves.size())).path("move").asText();
    heard.add(move);
    person.move(table, state.path("seq").asInt(), move).ok();
    return true;
  }

  private static void replayTellsOwnMovesAlone(Person person, String table, int seat) {
    var frame = person.get("/api/tables/" + table + "/replay").ok().json();
    boolean own = frame.path("seat").isInt() && frame.path("seat").asInt() == seat;
    assertThat(frame.path("move").isNull()).isEqualTo(!own);
  }

  /** Everything a person can make the table tell. */
  private static List<String> received(Person person, String table, int seats, List<String> heard) {
    var all = new ArrayList<String>();
    var path = "/api/tables/" + table;
    var state = person.get(path).ok();
    all.add(state.text());
    var listener = person.listen(table, 0);
    all.add(listener.last().toString());
    listener.close();
    all.add(listed(person.get("/api/tables/mine").ok().json(), table));
    for (int seat = 0; seat < seats; seat++) {
      all.add(person.get(path + "/replay?step=0&as=" + seat).text());
    }
    all.add(person.get(path + "/replay?step=0&as=spectator").text());
    all.add(person.get(path + "/record").text());
    all.add(person.get(path + "/events").text());
    int seq = state.json().path("seq").asInt();
    for (var move : heard) {
      all.add(person.post(path + "/why", "{\"move\": \"" + move + "\"}").text());
      all.add(person.move(table, seq - 1, move).text());
    }
    for (var thing : things(state.json())) {
      all.add(person.get(path + "/why?thing=" + thing).text());
    }
    all.add(person.undo(table, seq).text());
    return all.stream()
        .map(text -> text.replaceAll("\"at\":\"[^\"]*\"|\"movedAt\":\"[^\"]*\"", ""))
        .map(text -> text.replaceAll("\"connected\":true", "\"connected\":false"))
        .map(text -> text.replace(table, "table"))
        .toList();
  }

  private static String listed(JsonNode list, String table) {
    for (var row : list) {
      if (row.path("table").asText().equals(table)) return row.toString();
    }
    return "not listed";
  }

  private static Set<String> things(JsonNode state) {
    var things = new LinkedHashSet<String>();
    for (var move : state.path("choice").path("moves")) {
      for (var target : move.path("targets")) things.add(target.asText());
    }
    return things;
  }

  /** Copies of a table that go on from other positions. */
  private static final class Copies {

    private static final AtomicInteger MADE = new AtomicInteger();

    private final Jdbi jdbi;
    private final String table;

    Copies(Jdbi jdbi, String table) {
      this.jdbi = jdbi;
      this.table = table;
    }

    private String ask(String sql) {
      return jdbi.withHandle(
          handle -> handle.createQuery(sql).bind(0, table).mapTo(String.class).one());
    }

    String position() {
      return ask("select position from snapshots where table_id = ? order by seq desc limit 1");
    }

    <P extends Position<P, M>, M extends Move> String redealt(
        Game<P, M> game, Viewer viewer, int number) {
      var seed = Seed.ofHex(ask("select seed from tables where id = ?"));
      var position = PositionYaml.read(game, position(), new FairChance(seed));
      return PositionYaml.write(game, position.redeal(viewer, FastChance.of(43, number)));
    }

    String make(String position) {
      // As long as an id of ours.
      var id = "copy%06d".formatted(MADE.incrementAndGet());
      jdbi.useHandle(
          handle -> {
            handle.execute(
                """
                insert into tables
                  (id, game, seats, options, seed, host, visibility, spectators, created_at)
                select ?, game, seats, options, seed, host, visibility, spectators, created_at
                from tables where id = ?
                """,
                id,
                table);
            handle.execute(
                """
                insert into entries
                select ?, seq, kind, seat, body, holder, checksum, at
                from entries where table_id = ?
                """,
                id,
                table);
            handle.execute(
                """
                insert into snapshots (table_id, seq, drawn, told, position, steps, unseen)
                select ?, seq, drawn, told, ?, steps, unseen from snapshots
                where table_id = ? order by seq desc limit 1
                """,
                id,
                position,
                table);
            handle.execute(
                """
                insert into summaries
                  (table_id, phase, rules, places, chooser, secretly, moved_at, result, roles)
                select ?, phase, rules, places, chooser, secretly, moved_at, result, roles
                from summaries where table_id = ?
                """,
                id,
                table);
            handle.execute(
                """
                insert into entries (table_id, seq, kind, body, at)
                select table_id, max(seq) + 1, 'thaw',
                  (select rules from summaries where table_id = ?) || ' '
                    || (select max(seq) from snapshots where table_id = ?), 0
                from entries where table_id = ?
                """,
                id,
                id,
                id);
          });
      return id;
    }
  }
}
