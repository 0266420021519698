package sixstones.archive.scenario;

import java.util.List;
import java.util.Optional;
import sixstones.archive.yaml.ViewTree;
import sixstones.archive.yaml.Yaml;
import sixstones.engine.Move;
import sixstones.engine.Position;
import sixstones.engine.Seat;
import sixstones.engine.Spectator;
import sixstones.engine.Viewer;
import sixstones.engine.event.Event;
import sixstones.engine.match.Match;
import sixstones.engine.text.Tree;
import sixstones.engine.text.TreeReader;

/** What a scenario wants to hold at some point. */
final class Expectation<P extends Position<P, M>, M extends Move> {

  private final Match<P, M> match;
  private final List<Event> events;

  Expectation(Match<P, M> match, List<Event> events) {
    this.match = match;
    this.events = events;
  }

  void check(String step, TreeReader expected) {
    expected.allow(
        "position", "choice", "over", "outcome", "view", "hides", "told", "untold", "undo");
    expected.find("position").ifPresent(e -> position(step, e));
    expected.find("over").ifPresent(e -> over(step, e.truth()));
    expected.find("choice").ifPresent(e -> choice(step, e));
    expected.find("outcome").ifPresent(e -> outcome(step, e));
    expected.find("view").ifPresent(e -> views(step, e));
    expected.find("hides").ifPresent(e -> hides(step, e));
    expected.find("told").ifPresent(e -> told(step, e, true));
    expected.find("untold").ifPresent(e -> told(step, e, false));
    expected.find("undo").ifPresent(e -> undo(step, e));
  }

  private void position(String step, TreeReader expected) {
    var spelt = match.game().spelt(expected.mapping(), match.position());
    same(step, TreeReader.of(spelt), match.position().text());
  }

  private void over(String step, boolean expected) {
    if (match.isOver() != expected) {
      throw new ScenarioFailed(step, "the game is " + (match.isOver() ? "over" : "not over"));
    }
  }

  private void choice(String step, TreeReader expected) {
    expected.allow("seat", "prompt", "offers", "withholds", "exactly", "count");
    var choice =
        match
            .choice()
            .orElseThrow(() -> new ScenarioFailed(step, "the game is over, nobody chooses"));
    var offered = choice.moves().stream().map(Move::notation).toList();
    expected
        .find("seat")
        .filter(e -> e.number() != choice.seat().index())
        .ifPresent(e -> fail(step, "seat " + e.number() + " should choose, not " + choice.seat()));
    expected
        .find("prompt")
        .filter(e -> !e.text().equals(choice.prompt().key()))
        .ifPresent(e -> fail(step, "the prompt is " + choice.prompt().key()));
    expected
        .find("count")
        .filter(e -> e.number() != offered.size())
        .ifPresent(e -> fail(step, offered.size() + " moves are offered: " + offered));
    for (var notation : texts(expected, "offers")) {
      if (!offered.contains(canonical(notation))) fail(step, notation + " is not among " + offered);
    }
    for (var notation : texts(expected, "withholds")) {
      if (offered.contains(canonical(notation))) fail(step, notation + " is offered");
    }
    if (expected.has("exactly")) {
      var exactly = texts(expected, "exactly").stream().map(this::canonical).sorted().toList();
      if (!exactly.equals(offered.stream().sorted().toList())) {
        fail(step, "offered is " + offered);
      }
    }
  }

  private void outcome(String step, TreeReader expected) {
    over(step, true);
    var outcome = match.position().outcome();
    var actual =
        Tree.mapping()
            .put("winners", Tree.list(outcome.winningSeats().stream().map(Seat::index).toList()))
            .put("why", outcome.why().key())
            .put("scores", Tree.list(outcome.scores()));
    same(step, expected.allow("winners", "why", "scores"), actual.done());
  }

  private void views(String step, TreeReader expected) {
    expected.fields().forEach((name, e) -> same(step, e, view(viewer(e, name))));
  }

  private void hides(String step, TreeReader expected) {
    expected
        .fields()
        .forEach(
            (name, e) -> {
              var viewer = viewer(e, name);
              var seen =
                  Yaml.write(withoutUnseen(view(viewer)))
                      + events.stream().filter(event -> event.audience().has(viewer)).toList();
              for (var secret : e.texts()) {
                if (seen.contains(secret)) fail(step, name + " can see " + secret);
              }
            });
  }

  private void told(String step, TreeReader expected, boolean told) {
    expected
        .fields()
        .forEach(
            (name, e) -> {
              var heard =
                  events.stream()
                      .filter(event -> event.audience().has(viewer(e, name)))
                      .map(event -> event.phrase().key())
                      .toList();
              for (var key : e.texts()) {
                if (heard.contains(key) != told) fail(step, name + " was told " + heard);
              }
            });
  }

  private void undo(String step, TreeReader expected) {
    expected
        .fields()
        .forEach(
            (name, e) -> {
              var can = match.canUndo((Seat) viewer(e, name));
              if (can != e.truth()) fail(step, name + (can ? " may undo" : " may not undo"));
            });
  }

  private Tree view(Viewer viewer) {
    return ViewTree.of(match.position().view(viewer));
  }

  /** Lists of what a viewer can't place name everything that is hidden, and give nothing away. */
  private static Tree withoutUnseen(Tree view) {
    var fields = Tree.mapping();
    TreeReader.of(view)
        .fields()
        .forEach((name, at) -> fields.putUnless(name.startsWith("unseen"), name, at.tree()));
    return fields.done();
  }

  private Viewer viewer(TreeReader at, String name) {
    if (name.equals("spectator")) return Spectator.SPECTATOR;
    if (name.matches("(?i)(seat )?\\d")) return Seat.of(name.charAt(name.length() - 1) - '0');
    throw at.error("\"" + name + "\" is neither a seat nor spectator");
  }

  private String canonical(String notation) {
    return match.game().readMove(notation).notation();
  }

  private static List<String> texts(TreeReader expected, String field) {
    return expected.find(field).map(TreeReader::texts).orElse(List.of());
  }

  private static void same(String step, TreeReader expected, Tree actual) {
    Optional<String> difference = Difference.between(expected.tree(), actual, "");
    if (difference.isPresent()) fail(step, difference.get());
  }

  private static void fail(String step, String problem) {
    throw new ScenarioFailed(step, problem);
  }
}
