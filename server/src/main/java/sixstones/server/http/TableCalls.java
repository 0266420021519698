package sixstones.server.http;

import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import sixstones.engine.Options;
import sixstones.engine.Seat;
import sixstones.server.desk.GuestDesk;
import sixstones.server.desk.Levels;
import sixstones.server.desk.Personas;
import sixstones.server.desk.Stakes;
import sixstones.server.desk.TableDesk;
import sixstones.server.json.Json;
import sixstones.server.live.Live;
import sixstones.server.metrics.Metrics;
import sixstones.server.problem.Reason;
import sixstones.server.protocol.Answers;
import sixstones.server.protocol.Asked;
import sixstones.server.protocol.Portraits;
import sixstones.server.protocol.TableState;
import sixstones.server.protocol.TableSummary;
import sixstones.server.storage.Storage;
import sixstones.server.tables.Listed;
import sixstones.server.tables.Table;
import sixstones.server.tables.Tables;
import sixstones.server.tables.Tempo;
import sixstones.server.tables.TimeControl;
import sixstones.server.tables.TimeControl.TimeUp;
import sixstones.server.tables.Visibility;
import sixstones.server.visitors.RateLimit;
import sixstones.server.visitors.Visitors;

/** Tables made, listed and shown. */
final class TableCalls {

  private static final int LONGEST_LIST = 60;

  private final Tables tables;
  private final Storage storage;
  private final TableDesk desk;
  private final Levels levels;
  private final Visitors visitors;
  private final Portraits portraits;
  private final GuestDesk guests;
  private final RateLimit limit;
  private final Metrics metrics;

  TableCalls(
      Tables tables,
      Storage storage,
      TableDesk desk,
      Levels levels,
      Visitors visitors,
      Portraits portraits,
      GuestDesk guests,
      RateLimit limit,
      Metrics metrics) {
    this.tables = tables;
    this.storage = storage;
    this.desk = desk;
    this.levels = levels;
    this.visitors = visitors;
    this.portraits = portraits;
    this.guests = guests;
    this.limit = limit;
    this.metrics = metrics;
  }

  void create(Context call) {
    var visitor = visitors.of(call);
    var wish = wish(Calls.body(call, Asked.NewTable.class));
    limit.count(call.ip());
    var table = desk.create(wish, visitor);
    metrics.tableMade();
    call.status(201);
    Calls.answer(call, new Answers.TableMade(table));
  }

  void list(Context call) {
    Calls.answer(call, summaries(storage.publicTables(LONGEST_LIST), Visitors.asking(call)));
  }

  void mine(Context call) {
    var visitor = Visitors.asking(call);
    var concerned =
        storage.tablesOf(visitor, LONGEST_LIST).stream()
            .filter(listed -> listed.concerns(visitor))
            .toList();
    Calls.answer(call, summaries(concerned, visitor));
  }

  /** Tables whose game is no longer installed are not listed. */
  private List<TableSummary> summaries(List<Listed> tablesListed, String visitor) {
    return tablesListed.stream()
        .flatMap(
            listed ->
                tables.shelf().find(listed.head().game()).stream()
                    .map(game -> portraits.summary(listed, visitor, game.info().rulesVersion())))
        .toList();
  }

  void state(Context call) {
    var visitor = visitors.of(call);
    int after = Calls.number(call.queryParam("after"), "after").orElse(0);
    guests.welcome(Calls.table(call), visitor);
    Calls.answer(call, tables.look(Calls.table(call), table -> state(table, visitor, after)));
  }

  /** The same for a page that is told of every change. */
  Live.Picture paint(String id, String visitor, int after, boolean first) {
    Function<Table, TableState> look = table -> state(table, visitor, after);
    var state = first ? tables.look(id, look) : tables.glance(id, look);
    return new Live.Picture(state, Json.write(state));
  }

  private TableState state(Table table, String visitor, int after) {
    if (!table.admits(visitor)) throw Reason.NO_SPECTATORS.problem();
    return portraits.state(table, visitor, after);
  }

  private TableDesk.Wish wish(Asked.NewTable asked) {
    var options = asked.options() == null ? Map.<String, String>of() : asked.options();
    if (options.values().stream().anyMatch(Objects::isNull))
      throw Reason.OPTION_WITHOUT_VALUE.problem();
    var seats = Calls.required(asked.seats(), "seats");
    if (seats.size() > Seat.MOST) throw Reason.TOO_MANY_SEATS.problem();
    var wanted = new ArrayList<TableDesk.Wanted>();
    for (var seat : seats) wanted.add(wanted(Calls.required(seat, "seats")));
    return new TableDesk.Wish(
        Calls.required(asked.game(), "game"),
        new Options(options),
        wanted,
        visibility(asked.visibility() == null ? "link" : asked.visibility()),
        asked.spectators() == null || asked.spectators(),
        asked.shuffle() != null && asked.shuffle(),
        new TimeControl(
            Tempo.of(asked.clock() == null ? "none" : asked.clock())
                .orElseThrow(Reason.CLOCK::problem),
            timeUp(asked.timeUp() == null ? "bot" : asked.timeUp())));
  }

  private TableDesk.Wanted wanted(Asked.NewSeat seat) {
    return switch (Calls.required(seat.kind(), "kind")) {
      case "me" ->
          new TableDesk.Wanted.Me(
              Personas.checked(seat.name(), seat.avatar()),
              Optional.ofNullable(seat.pledge()).map(Stakes::checked));
      case "open" -> new TableDesk.Wanted.Open();
      case "bot" -> new TableDesk.Wanted.Bot(levels.check(seat.level()));
      default -> throw Reason.SEAT_KIND.problem();
    };
  }

  private static TimeUp timeUp(String text) {
    return switch (text) {
      case "bot" -> TimeUp.BOT;
      case "lost" -> TimeUp.LOST;
      default -> throw Reason.CLOCK.problem();
    };
  }

  private static Visibility visibility(String text) {
    return switch (text) {
      case "public" -> Visibility.PUBLIC;
      case "link" -> Visibility.LINK;
      default -> throw Reason.VISIBILITY.problem();
    };
  }
}
