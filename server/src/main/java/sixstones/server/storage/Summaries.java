package sixstones.server.storage;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.SqlStatement;
import sixstones.server.tables.Avatar;
import sixstones.server.tables.Awaited;
import sixstones.server.tables.Persona;
import sixstones.server.tables.Phase;
import sixstones.server.tables.Place;
import sixstones.server.tables.Summary;

/** Summaries as rows: the only ones that change. */
final class Summaries {

  private static final String PERSON = "person";
  private static final String BOT = "bot";
  private static final String OPEN = "open";

  static final String PUT =
      """
      insert into summaries
        (table_id, phase, rules, places, chooser, secretly, result, roles, deadline,
         awaited, awaited_turn, awaited_since, moved_at)
      values
        (:table, :phase, :rules, :places, :chooser, :secretly, :result, :roles, :deadline,
         :awaited, :awaitedTurn, :awaitedSince, :movedAt)
      on conflict (table_id) do update set
        phase = excluded.phase, rules = excluded.rules, places = excluded.places,
        chooser = excluded.chooser, secretly = excluded.secretly,
        result = excluded.result, roles = excluded.roles, deadline = excluded.deadline,
        awaited = excluded.awaited, awaited_turn = excluded.awaited_turn,
        awaited_since = excluded.awaited_since, moved_at = excluded.moved_at
      """;

  private Summaries() {}

  static void put(Handle handle, String table, Summary summary) {
    var put = handle.createUpdate(PUT);
    bind(put, table, summary);
    put.execute();
  }

  static void bind(SqlStatement<?> put, String table, Summary summary) {
    put.bind("table", table)
        .bind("phase", summary.phase().name().toLowerCase(Locale.ROOT))
        .bind("rules", summary.rules())
        .bind("places", write(summary.places()))
        .bind("chooser", Columns.orNull(summary.chooser()))
        .bind("secretly", summary.secretly() ? 1 : 0)
        .bind("result", summary.result().orElse(null))
        .bind("roles", writeRoles(summary.roles()))
        .bind("deadline", summary.deadline().map(Instant::toEpochMilli).orElse(null))
        .bind("awaited", summary.awaited().map(Awaited::holder).orElse(null))
        .bind("awaitedTurn", summary.awaited().map(Awaited::turn).orElse(null))
        .bind(
            "awaitedSince",
            summary.awaited().map(Awaited::since).map(Instant::toEpochMilli).orElse(null))
        .bind("movedAt", summary.movedAt().toEpochMilli());
  }

  static Summary read(ResultSet row) throws SQLException {
    return new Summary(
        Phase.valueOf(row.getString("phase").toUpperCase(Locale.ROOT)),
        row.getInt("rules"),
        places(row.getString("places")),
        Columns.number(row, "chooser"),
        row.getInt("secretly") != 0,
        Optional.ofNullable(row.getString("result")),
        readRoles(row.getString("roles")),
        row.getObject("deadline") == null
            ? Optional.empty()
            : Optional.of(Instant.ofEpochMilli(row.getLong("deadline"))),
        row.getString("awaited") == null ? Optional.empty() : Optional.of(awaited(row)),
        Instant.ofEpochMilli(row.getLong("moved_at")));
  }

  static Awaited awaited(ResultSet row) throws SQLException {
    return new Awaited(
        row.getString("awaited"),
        row.getInt("awaited_turn"),
        Instant.ofEpochMilli(row.getLong("awaited_since")));
  }

  /** A line a seat, the keys between tabs. */
  private static String writeRoles(List<List<String>> roles) {
    return roles.stream().map(role -> String.join("\t", role)).collect(Collectors.joining("\n"));
  }

  private static List<List<String>> readRoles(String text) {
    if (text.isEmpty()) return List.of();
    return Stream.of(text.split("\n", -1))
        .map(line -> line.isEmpty() ? List.<String>of() : List.of(line.split("\t", -1)))
        .toList();
  }

  /** A line a place, its parts between tabs; neither is ever in a name. */
  private static String write(List<Place> places) {
    return places.stream()
        .map(
            place ->
                switch (place) {
                  case Place.Open _ -> OPEN;
                  case Place.Bot bot -> BOT + "\t" + bot.level() + "\t" + bot.avatar().id();
                  case Place.Person person ->
                      String.join(
                          "\t",
                          PERSON,
                          person.holder(),
                          stay(person.stay()),
                          person.standIn().orElse(""),
                          person.persona().text());
                })
        .collect(Collectors.joining("\n"));
  }

  private static String stay(Place.Stay stay) {
    return switch (stay) {
      case HERE -> "present";
      case AWAY -> "absent";
      case GONE -> "gone";
    };
  }

  /** Earlier versions forgot who had given up. */
  private static Place.Stay stay(String word, String holder) {
    if (word.equals("gone") || holder.equals("-")) return Place.Stay.GONE;
    return word.equals("absent") ? Place.Stay.AWAY : Place.Stay.HERE;
  }

  private static List<Place> places(String text) {
    var lines = text.lines().toList();
    return IntStream.range(0, lines.size()).mapToObj(seat -> place(seat, lines.get(seat))).toList();
  }

  private static Place place(int seat, String line) {
    var parts = line.split("\t", 5);
    return switch (parts[0]) {
      case OPEN -> new Place.Open();
      // Earlier versions knew a bot by its seat.
      case BOT ->
          new Place.Bot(
              parts[1],
              parts.length < 3
                  ? Avatar.ofSeat(seat)
                  : Avatar.of(parts[2]).orElse(Avatar.ofSeat(seat)));
      case PERSON ->
          new Place.Person(
              Persona.of(parts[4]),
              parts[1],
              stay(parts[2], parts[1]),
              parts[3].isEmpty() ? Optional.empty() : Optional.of(parts[3]));
      default -> throw new IllegalStateException("a summary holds an unknown " + parts[0]);
    };
  }
}
