package sixstones.server.http;

import io.javalin.http.Context;
import java.util.ArrayList;
import org.jspecify.annotations.Nullable;
import sixstones.archive.Shelf;
import sixstones.engine.Options;
import sixstones.server.desk.Levels;
import sixstones.server.desk.Personas;
import sixstones.server.desk.TableDesk;
import sixstones.server.problem.Reason;
import sixstones.server.protocol.Answers;
import sixstones.server.tables.Visibility;
import sixstones.server.visitors.RateLimit;
import sixstones.server.visitors.Visitors;

/** Tables of one's own that are no games: lessons, puzzles, examples of the rule book. */
final class Practice {

  private static final int CREATED = 201;

  private final Shelf shelf;
  private final Levels levels;
  private final Visitors visitors;
  private final RateLimit limit;

  Practice(Shelf shelf, Levels levels, Visitors visitors, RateLimit limit) {
    this.shelf = shelf;
    this.levels = levels;
    this.visitors = visitors;
    this.limit = limit;
  }

  /** A seat for who asks, and the weakest bots on all others. */
  record Seating(String game, int seats, int own) {}

  /** The game that the address names. */
  String game(Context call) {
    var id = call.pathParam("game");
    if (shelf.find(id).isEmpty()) throw Reason.NO_SUCH_GAME.problem();
    return id;
  }

  /** What is laid for somebody who practises. */
  interface Laying {
    String laid(TableDesk.Wish wish, String visitor);
  }

  void begin(
      Context call,
      Seating seating,
      @Nullable String name,
      @Nullable String avatar,
      Laying laying) {
    var visitor = visitors.of(call);
    var me = new TableDesk.Wanted.Me(Personas.checked(name, avatar));
    limit.count(call.ip());
    var table = laying.laid(wish(seating, me), visitor);
    call.status(CREATED);
    Calls.answer(call, new Answers.TableMade(table));
  }

  private TableDesk.Wish wish(Seating seating, TableDesk.Wanted me) {
    var seats = new ArrayList<TableDesk.Wanted>();
    for (int seat = 0; seat < seating.seats(); seat++) {
      seats.add(seat == seating.own() ? me : new TableDesk.Wanted.Bot(levels.ids().getFirst()));
    }
    return new TableDesk.Wish(
        seating.game(), Options.STANDARD, seats, Visibility.UNLISTED, true, false);
  }
}
