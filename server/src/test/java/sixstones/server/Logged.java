package sixstones.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jdbi.v3.core.Jdbi;

/** The log of a table as it lies in the database, to compare with what people were told. */
record Logged(List<Line> lines) {

  record Line(int seq, String kind, int seat, String body) {}

  static Logged of(String database, String table) {
    return new Logged(
        Jdbi.create(database)
            .withHandle(
                handle ->
                    handle
                        .createQuery(
                            """
                            select seq, kind, seat, body from entries where table_id = :table
                            order by seq
                            """)
                        .bind("table", table)
                        .map(
                            (row, _) ->
                                new Line(
                                    row.getInt("seq"),
                                    row.getString("kind"),
                                    row.getInt("seat"),
                                    row.getString("body")))
                        .list()));
  }

  /** It has no gap, and every move that was acknowledged under its number. */
  void holds(Map<Integer, Pair.Acknowledged> acknowledged) {
    for (int i = 0; i < lines.size(); i++) assertThat(lines.get(i).seq()).isEqualTo(i + 1);
    acknowledged.forEach(
        (seq, move) ->
            assertThat(lines.get(seq - 1))
                .isEqualTo(new Line(seq, "move", move.seat(), move.move())));
  }

  /** Whatever people were shown, and are shown now, is what a replay from the deal shows. */
  void agreesWith(Pair pair, int replaying, Processes processes) {
    for (int seat = 0; seat < pair.people().size(); seat++) {
      var person = pair.people().get(seat);
      var replayed = replayed(person.at(replaying), pair.table());
      for (var shown : pair.seen()) {
        if (shown.seat() != seat) continue;
        assertThat(shown.view()).isEqualTo(replayed.get(movesUpTo(shown.seq())));
      }
      for (int process = 0; process < Processes.COUNT; process++) {
        var now = person.at(processes.port(process)).state(pair.table());
        assertThat(now.path("view")).isEqualTo(replayed.get(movesUpTo(now.path("seq").asInt())));
      }
    }
  }

  private int movesUpTo(int seq) {
    return (int)
        lines.stream().filter(line -> line.seq() <= seq && line.kind().equals("move")).count();
  }

  private static List<JsonNode> replayed(Person person, String table) {
    var path = "/api/tables/" + table + "/replay?step=";
    int steps = person.get(path + 0).ok().json().path("steps").asInt();
    var views = new ArrayList<JsonNode>();
    for (int step = 0; step <= steps; step++) {
      views.add(person.get(path + step).ok().json().path("view"));
    }
    return views;
  }
}
