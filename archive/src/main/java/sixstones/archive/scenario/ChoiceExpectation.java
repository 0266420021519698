package sixstones.archive.scenario;

import java.util.List;
import java.util.Optional;
import sixstones.engine.Choice;
import sixstones.engine.Game;
import sixstones.engine.Move;
import sixstones.engine.text.TreeReader;

/** Who must choose, what is asked, and which moves are offered. */
final class ChoiceExpectation<M extends Move> {

  private final Game<?, M> game;
  private final Choice<M> choice;
  private final List<String> offered;

  ChoiceExpectation(Game<?, M> game, Choice<M> choice) {
    this.game = game;
    this.choice = choice;
    offered = choice.moves().stream().map(Move::notation).toList();
  }

  Optional<String> difference(TreeReader expected) {
    expected.allow("seat", "prompt", "offers", "withholds", "exactly", "count");
    if (expected.has("seat") && expected.at("seat").number() != choice.seat().index()) {
      return Optional.of(
          "seat " + expected.at("seat").number() + " should choose, not " + choice.seat());
    }
    if (expected.has("prompt") && !expected.at("prompt").text().equals(choice.prompt().key())) {
      return Optional.of("the prompt is " + choice.prompt().key());
    }
    if (expected.has("count") && expected.at("count").number() != offered.size()) {
      return Optional.of(offered.size() + " moves are offered: " + offered);
    }
    return moves(expected);
  }

  private Optional<String> moves(TreeReader expected) {
    for (var notation : canonical(expected, "offers")) {
      if (!offered.contains(notation)) return Optional.of(notation + " is not among " + offered);
    }
    for (var notation : canonical(expected, "withholds")) {
      if (offered.contains(notation)) return Optional.of(notation + " is offered");
    }
    boolean exact =
        !expected.has("exactly")
            || canonical(expected, "exactly").stream()
                .sorted()
                .toList()
                .equals(offered.stream().sorted().toList());
    return exact ? Optional.empty() : Optional.of("offered is " + offered);
  }

  private List<String> canonical(TreeReader expected, String field) {
    return expected.find(field).map(TreeReader::texts).orElse(List.of()).stream()
        .map(notation -> game.readMove(notation).notation())
        .toList();
  }
}
