package sixstones.server.http;

import io.javalin.http.Context;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import sixstones.archive.Shelf;
import sixstones.archive.example.Example;
import sixstones.archive.yaml.Laid;
import sixstones.server.desk.Personas;
import sixstones.server.problem.Reason;
import sixstones.server.protocol.Asked;
import sixstones.server.protocol.ExampleState;

/** The examples of the rule books, and small tables where one is tried out. */
final class ExampleCalls {

  private final Shelf shelf;
  private final Practice practice;
  private final Map<String, List<Example>> examples = new ConcurrentHashMap<>();

  ExampleCalls(Shelf shelf, Practice practice) {
    this.shelf = shelf;
    this.practice = practice;
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
    var asked = Calls.body(call, Asked.Sit.class);
    var scenario = example.scenario();
    var laid = Laid.of(shelf.get(scenario.game()), scenario.given(), example.seed());
    practice.begin(
        call,
        laid,
        laid.chooser().index(),
        Personas.checked(asked.name(), asked.avatar()),
        List.of());
  }

  private List<Example> of(Context call) {
    return examples.computeIfAbsent(practice.game(call), Example::of);
  }
}
