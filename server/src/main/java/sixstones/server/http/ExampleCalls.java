package sixstones.server.http;

import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import sixstones.archive.Shelf;
import sixstones.archive.example.Example;
import sixstones.archive.yaml.PositionYaml;
import sixstones.engine.Game;
import sixstones.engine.Move;
import sixstones.engine.Options;
import sixstones.engine.Position;
import sixstones.engine.chance.FairChance;
import sixstones.server.desk.Levels;
import sixstones.server.desk.Names;
import sixstones.server.desk.TableDesk;
import sixstones.server.problem.Reason;
import sixstones.server.protocol.Answers;
import sixstones.server.protocol.Asked;
import sixstones.server.protocol.ExampleState;
import sixstones.server.tables.Visibility;
import sixstones.server.visitors.RateLimit;
import sixstones.server.visitors.Visitors;

/** The examples of the rule books, and small tables where one is tried out. */
final class ExampleCalls {

  private static final int CREATED = 201;

  private final Map<String, List<Example>> examples;
  private final Shelf shelf;
  private final TableDesk desk;
  private final Levels levels;
  private final Visitors visitors;
  private final RateLimit limit;

  ExampleCalls(Shelf shelf, TableDesk desk, Levels levels, Visitors visitors, RateLimit limit) {
    this.shelf = shelf;
    this.desk = desk;
    this.levels = levels;
    this.visitors = visitors;
    this.limit = limit;
    this.examples =
        shelf.games().stream()
            .map(game -> game.info().id())
            .collect(Collectors.toUnmodifiableMap(id -> id, Example::of));
  }

  void list(Context call) {
    Calls.answer(call, of(call).stream().map(ExampleState::of).toList());
  }

  /** A table of the reader's own: he is the one who moves, bots are the others. */
  void begin(Context call) {
    var visitor = visitors.of(call);
    var example =
        of(call).stream()
            .filter(one -> one.id().equals(call.pathParam("example")))
            .findAny()
            .orElseThrow(() -> Reason.NO_SUCH_EXAMPLE.problem());
    var me = new TableDesk.Wanted.Me(Names.checked(Calls.body(call, Asked.Sit.class).name()));
    limit.count(call.ip());
    call.status(CREATED);
    Calls.answer(
        call,
        new Answers.TableMade(laid(shelf.get(example.scenario().game()), example, me, visitor)));
  }

  private <P extends Position<P, M>, M extends Move> String laid(
      Game<P, M> game, Example example, TableDesk.Wanted me, String visitor) {
    var position =
        game.readPosition(
            game.textFormat().handwritten(example.scenario().given()),
            new FairChance(example.seed()));
    List<TableDesk.Wanted> seats = new ArrayList<>();
    for (int seat = 0; seat < position.seats(); seat++) {
      seats.add(
          seat == position.chooser() ? me : new TableDesk.Wanted.Bot(levels.ids().getFirst()));
    }
    var wish =
        new TableDesk.Wish(
            game.info().id(), Options.STANDARD, seats, Visibility.UNLISTED, true, false);
    return desk.lay(
        example.seed(), position.drawn(), PositionYaml.write(game, position), wish, visitor);
  }

  private List<Example> of(Context call) {
    var id = call.pathParam("game");
    if (shelf.find(id).isEmpty()) throw Reason.NO_SUCH_GAME.problem();
    return examples.getOrDefault(id, List.of());
  }
}
