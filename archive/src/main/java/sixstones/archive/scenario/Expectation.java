package sixstones.archive.scenario;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import sixstones.archive.yaml.ViewTree;
import sixstones.archive.yaml.Yaml;
import sixstones.engine.Move;
import sixstones.engine.Position;
import sixstones.engine.Seat;
import sixstones.engine.Spectator;
import sixstones.engine.Viewer;
import sixstones.engine.event.Event;
import sixstones.engine.text.Tree;
import sixstones.engine.text.TreeReader;

/** What a scenario wants to hold at some point. */
final class Expectation<P extends Position<P, M>, M extends Move> {

  private final String step;
  private final Playthrough<P, M> played;
  private final Optional<Playthrough<P, M>> other;

  Expectation(String step, Playthrough<P, M> played, Optional<Playthrough<P, M>> other) {
    this.step = step;
    this.played = played;
    this.other = other;
  }

  /** Every field of an expectation, and how it is checked. */
  void check(TreeReader expected) {
    Map<String, Check> checks =
        Map.ofEntries(
            Map.entry("position", this::position),
            Map.entry("over", at -> over(at.truth())),
            Map.entry("choice", this::choice),
            Map.entry("chooser", this::chooser),
            Map.entry("outcome", this::outcome),
            Map.entry("view", at -> eachViewer(at, this::view)),
            Map.entry("alike", this::alike),
            Map.entry("same view", this::sameView),
            Map.entry("hides", at -> eachViewer(at, this::hides)),
            Map.entry("told", at -> eachViewer(at, this::told)),
            Map.entry("untold", at -> eachViewer(at, this::untold)),
            Map.entry("events", at -> eachViewer(at, this::events)),
            Map.entry("undo", at -> eachViewer(at, this::undo)),
            Map.entry("shows", _ -> {}));
    expected.allow(checks.keySet().stream().sorted().toList());
    expected.fields().forEach((name, at) -> checks.getOrDefault(name, _ -> {}).of(at));
  }

  private interface Check {
    void of(TreeReader at);
  }

  private interface ViewerCheck {
    void of(Viewer viewer, TreeReader at);
  }

  private void eachViewer(TreeReader expected, ViewerCheck check) {
    expected.fields().forEach((name, at) -> check.of(viewer(at, name), at));
  }

  private void position(TreeReader expected) {
    failIf(new PositionExpectation<>(played.game(), played.position()).difference(expected));
  }

  private void over(boolean expected) {
    boolean over = played.match().isOver();
    if (over != expected) fail("the game is " + (over ? "over" : "not over"));
  }

  private void choice(TreeReader expected) {
    var choice =
        played
            .match()
            .choice()
            .orElseThrow(() -> new ScenarioFailed(step, "the game is over, nobody chooses"));
    failIf(new ChoiceExpectation<>(played.game(), choice).difference(expected));
  }

  /** What viewers are told of who must choose. */
  private void chooser(TreeReader expected) {
    eachViewer(
        expected,
        (viewer, at) -> {
          int seat = played.position().chooserFor(viewer);
          var told =
              seat == Position.NOBODY
                  ? "nobody"
                  : seat == Position.SOMEBODY ? "somebody" : String.valueOf(seat);
          if (!at.text().equals(told)) fail(viewer + " is told that " + told + " chooses");
        });
  }

  private void outcome(TreeReader expected) {
    over(true);
    var outcome = played.position().outcome();
    var actual =
        Tree.mapping()
            .put("winners", Tree.list(outcome.winningSeats().stream().map(Seat::index).toList()))
            .put("why", outcome.why().key())
            .put("scores", Tree.list(outcome.scores()));
    expected.allow("winners", "why", "scores");
    failIf(Difference.between(expected.tree(), actual.done(), ""));
  }

  private void view(Viewer viewer, TreeReader expected) {
    ViewShape.check(expected, played.position().view(viewer).getClass());
    failIf(Difference.between(expected.tree(), seen(played, viewer), ""));
  }

  /** In both positions the viewers see the same and have heard the same. */
  private void alike(TreeReader expected) {
    var also =
        other.orElseThrow(
            () -> expected.error("there is no other position: \"or given\" is missing"));
    for (var at : expected.items()) {
      var viewer = viewer(at, at.text());
      failIf(
          Difference.between(
              seen(also, viewer), seen(played, viewer), "as " + viewer + " sees it, "));
      var heard = played.told(viewer).stream().map(Event::phrase).toList();
      var heardThere = also.told(viewer).stream().map(Event::phrase).toList();
      if (!heard.equals(heardThere)) fail(viewer + " heard " + heard + " and there " + heardThere);
    }
  }

  /** Several viewers see the same in some fields of their views. */
  private void sameView(TreeReader expected) {
    expected.allow("viewers", "fields");
    var viewers = expected.at("viewers").items();
    for (var field : expected.at("fields").texts()) {
      var first = TreeReader.of(seen(played, viewer(viewers.getFirst()))).at(field).tree();
      for (var at : viewers) {
        var seen = TreeReader.of(seen(played, viewer(at))).at(field).tree();
        failIf(Difference.between(first, seen, at.text() + " sees another " + field + ": "));
      }
    }
  }

  private void hides(Viewer viewer, TreeReader expected) {
    var seen = Yaml.write(withoutUnseen(seen(played, viewer))) + played.told(viewer);
    for (var secret : expected.texts()) {
      if (seen.contains(secret)) fail(viewer + " can see " + secret);
    }
  }

  /** Keys that were told, or keys with how often. */
  private void told(Viewer viewer, TreeReader expected) {
    var heard = keys(viewer);
    if (expected.isMapping()) {
      expected
          .fields()
          .forEach(
              (key, at) -> {
                long times = heard.stream().filter(key::equals).count();
                if (times != at.number())
                  fail(viewer + " was told " + key + " " + times + " times");
              });
      return;
    }
    for (var key : expected.texts()) if (!heard.contains(key)) fail(viewer + " was told " + heard);
  }

  private void untold(Viewer viewer, TreeReader expected) {
    for (var key : expected.texts()) {
      if (keys(viewer).contains(key)) fail(viewer + " was told " + keys(viewer));
    }
  }

  private List<String> keys(Viewer viewer) {
    return played.told(viewer).stream().map(event -> event.phrase().key()).toList();
  }

  private void events(Viewer viewer, TreeReader expected) {
    failIf(EventTree.difference(expected.items(), played.toldLast(viewer)));
  }

  private void undo(Viewer viewer, TreeReader expected) {
    boolean can = viewer instanceof Seat seat && played.match().canUndo(seat);
    if (can != expected.truth()) fail(viewer + (can ? " may undo" : " may not undo"));
  }

  private static Tree seen(Playthrough<?, ?> played, Viewer viewer) {
    return ViewTree.of(played.position().view(viewer));
  }

  /** Lists of what a viewer can't place name everything that is hidden, and give nothing away. */
  private static Tree withoutUnseen(Tree view) {
    var fields = Tree.mapping();
    TreeReader.of(view)
        .fields()
        .forEach((name, at) -> fields.putUnless(name.startsWith("unseen"), name, at.tree()));
    return fields.done();
  }

  private Viewer viewer(TreeReader at) {
    return viewer(at, at.text());
  }

  private Viewer viewer(TreeReader at, String name) {
    if (name.equals("spectator")) return Spectator.SPECTATOR;
    if (name.matches("(?i)(seat )?\\d")) {
      int seat = name.charAt(name.length() - 1) - '0';
      if (seat < played.position().seats()) return Seat.of(seat);
    }
    throw at.error("\"" + name + "\" is neither a seat nor spectator");
  }

  private void failIf(Optional<String> difference) {
    difference.ifPresent(this::fail);
  }

  private void fail(String problem) {
    throw new ScenarioFailed(step, problem);
  }
}
