package sixstones.server.http;

import io.javalin.http.Context;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import sixstones.archive.Shelf;
import sixstones.archive.example.Example;
import sixstones.archive.yaml.PositionYaml;
import sixstones.engine.Game;
import sixstones.engine.Move;
import sixstones.engine.Position;
import sixstones.engine.chance.FairChance;
import sixstones.server.desk.TableDesk;
import sixstones.server.problem.Reason;
import sixstones.server.protocol.Asked;
import sixstones.server.protocol.ExampleState;

/** The examples of the rule books, and small tables where one is tried out. */
final class ExampleCalls {

  private final Map<String, List<Example>> examples;
  private final Shelf shelf;
  private final TableDesk desk;
  private final Practice practice;

  ExampleCalls(Shelf shelf, TableDesk desk, Practice practice) {
    this.shelf = shelf;
    this.desk = desk;
    this.practice = practice;
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
    var example =
        of(call).stream()
            .filter(one -> one.id().equals(call.pathParam("example")))
            .findAny()
            .orElseThrow(() -> Reason.NO_SUCH_EXAMPLE.problem());
    begin(call, shelf.get(example.scenario().game()), example);
  }

  private <P extends Position<P, M>, M extends Move> void begin(
      Context call, Game<P, M> game, Example example) {
    var asked = Calls.body(call, Asked.Sit.class);
    var position =
        game.readPosition(
            game.textFormat().handwritten(example.scenario().given()),
            new FairChance(example.seed()));
    practice.begin(
        call,
        new Practice.Seating(game.info().id(), position.seats(), position.chooser()),
        asked.name(),
        asked.avatar(),
        (wish, visitor) ->
            desk.lay(
                example.seed(),
                position.drawn(),
                PositionYaml.write(game, position),
                wish,
                visitor));
  }

  private List<Example> of(Context call) {
    return examples.getOrDefault(practice.game(call), List.of());
  }
}
