package sixstones.server.http;

import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.List;
import sixstones.archive.Shelf;
import sixstones.archive.yaml.Laid;
import sixstones.engine.Options;
import sixstones.server.desk.Levels;
import sixstones.server.desk.TableDesk;
import sixstones.server.problem.Reason;
import sixstones.server.protocol.Answers;
import sixstones.server.tables.Act;
import sixstones.server.tables.Persona;
import sixstones.server.tables.Visibility;
import sixstones.server.visitors.RateLimit;
import sixstones.server.visitors.Visitors;

/** Tables of one's own that are no games: lessons, puzzles, examples of the rule book. */
final class Practice {

  private static final int CREATED = 201;

  private final Shelf shelf;
  private final TableDesk desk;
  private final Levels levels;
  private final Visitors visitors;
  private final RateLimit limit;

  Practice(Shelf shelf, TableDesk desk, Levels levels, Visitors visitors, RateLimit limit) {
    this.shelf = shelf;
    this.desk = desk;
    this.levels = levels;
    this.visitors = visitors;
    this.limit = limit;
  }

  /** The game that the address names. */
  String game(Context call) {
    var id = call.pathParam("game");
    if (shelf.find(id).isEmpty()) throw Reason.NO_SUCH_GAME.problem();
    return id;
  }

  /**
   * Makes a table: a seat for who asks, and the weakest bots on all others.
   *
   * @param purpose what the position is laid for
   */
  void begin(Context call, Laid<?, ?> laid, int own, Persona persona, List<Act.OfTable> purpose) {
    var visitor = visitors.of(call);
    limit.count(call.ip());
    var table = desk.lay(laid, purpose, wish(laid, own, persona), visitor);
    call.status(CREATED);
    Calls.answer(call, new Answers.TableMade(table));
  }

  private TableDesk.Wish wish(Laid<?, ?> laid, int own, Persona persona) {
    var seats = new ArrayList<TableDesk.Wanted>();
    for (int seat = 0; seat < laid.seats(); seat++) {
      seats.add(
          seat == own
              ? new TableDesk.Wanted.Me(persona)
              : new TableDesk.Wanted.Bot(levels.ids().getFirst()));
    }
    var game = laid.game().info().id();
    return new TableDesk.Wish(game, Options.STANDARD, seats, Visibility.UNLISTED, true, false);
  }
}
