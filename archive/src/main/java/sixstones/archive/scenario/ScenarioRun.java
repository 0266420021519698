package sixstones.archive.scenario;

import java.util.List;
import java.util.Optional;
import sixstones.engine.BadDeal;
import sixstones.engine.Game;
import sixstones.engine.Move;
import sixstones.engine.Position;
import sixstones.engine.Refusal;
import sixstones.engine.Seat;
import sixstones.engine.text.TreeError;
import sixstones.engine.text.TreeReader;

/** Plays one scenario and compares; the format is told in {@code docs/scenarios.md}. */
public final class ScenarioRun<P extends Position<P, M>, M extends Move> {

  private final Playthrough<P, M> played;

  /** The same moves in the other position, if the scenario gives one. */
  private final Optional<Playthrough<P, M>> other;

  private ScenarioRun(Playthrough<P, M> played, Optional<Playthrough<P, M>> other) {
    this.played = played;
    this.other = other;
  }

  /**
   * Runs a scenario.
   *
   * @throws ScenarioFailed if it does not hold
   * @throws TreeError if it makes no sense
   */
  public static <P extends Position<P, M>, M extends Move> void run(
      Game<P, M> game, Scenario scenario) {
    Claims.check(scenario);
    if (scenario.refused().isPresent()) {
      mustNotBegin(game, scenario, scenario.refused().get());
      return;
    }
    var first =
        startsWithChance(scenario) ? numbers(scenario.when().getFirst()) : List.<Integer>of();
    var run =
        new ScenarioRun<>(
            Playthrough.begin(game, scenario, scenario.given(), first),
            scenario
                .orGiven()
                .map(
                    change ->
                        Playthrough.begin(
                            game, scenario, Overlay.of(scenario.given(), change), first)));
    for (int i = startsWithChance(scenario) ? 1 : 0; i < scenario.when().size(); i++) {
      run.step("step " + (i + 1), scenario.when().get(i));
    }
    run.expect("then", scenario.then());
  }

  private static <P extends Position<P, M>, M extends Move> void mustNotBegin(
      Game<P, M> game, Scenario scenario, String reason) {
    try {
      Playthrough.begin(game, scenario, scenario.given(), List.of());
    } catch (BadDeal | TreeError e) {
      var message = String.valueOf(e.getMessage());
      if (message.contains(reason)) return;
      throw new ScenarioFailed("refused", "the reason is: " + message);
    }
    throw new ScenarioFailed("refused", "the game begins all the same");
  }

  /** Numbers told before anything else hold for what the engine does by itself at the start. */
  private static boolean startsWithChance(Scenario scenario) {
    var when = scenario.when();
    return !when.isEmpty() && when.getFirst().isMapping() && when.getFirst().has("chance");
  }

  private static List<Integer> numbers(TreeReader step) {
    return step.allow("chance").at("chance").items().stream().map(TreeReader::number).toList();
  }

  private void step(String name, TreeReader step) {
    if (step.isLeaf()) {
      play(name, step.text(), Optional.empty());
    } else if (step.has("chance")) {
      var numbers = numbers(step);
      played.say(numbers);
      other.ifPresent(also -> also.say(numbers));
    } else if (step.has("expect")) {
      expect(name, step.allow("expect").at("expect"));
    } else if (step.has("refused")) {
      refuse(name, step.allow("refused", "by", "quotes", "not by", "says", "seat", "shows"));
    } else if (step.has("undo")) {
      var seat = seat(step.allow("undo").at("undo"));
      played.undo(name, seat);
      other.ifPresent(also -> also.undo(name, seat));
    } else {
      playAs(name, step);
    }
  }

  private void playAs(String name, TreeReader step) {
    var fields = step.fields();
    if (fields.size() != 1 || !fields.keySet().iterator().next().matches("(?i)seat \\d")) {
      throw step.error("a step is a move, \"seat N: move\", refused, undo, chance or expect");
    }
    var field = fields.entrySet().iterator().next();
    int seat = field.getKey().charAt(field.getKey().length() - 1) - '0';
    play(name, field.getValue().text(), Optional.of(Seat.of(seat)));
  }

  private void play(String name, String notation, Optional<Seat> by) {
    played.play(name, notation, by);
    other.ifPresent(also -> also.play(name + " in the other position", notation, by));
  }

  private void refuse(String name, TreeReader step) {
    var notation = step.at("refused").text();
    var seat = step.find("seat").map(this::seat).orElseGet(played::chooser);
    if (notation.equals("undo")) {
      if (played.match().canUndo(seat)) throw new ScenarioFailed(name, seat + " may undo");
      return;
    }
    var refusal =
        played
            .refusal(name, notation, seat)
            .orElseThrow(() -> new ScenarioFailed(name, "\"" + notation + "\" is not refused"));
    step.find("by").ifPresent(by -> by(name, refusal, by));
    step.find("quotes").ifPresent(by -> by(name, refusal, by));
    step.find("not by")
        .filter(by -> by.texts().contains(refusal.rule()))
        .ifPresent(
            _ -> {
              throw new ScenarioFailed(name, "refused by " + refusal.rule());
            });
    step.find("says").ifPresent(key -> says(name, refusal.why().key(), key.text()));
  }

  /** A refusal quotes a whole rule, also where a part of it is shown. */
  private static void by(String name, Refusal refusal, TreeReader by) {
    if (!by.text().matches(refusal.rule() + "[a-z]?")) {
      throw new ScenarioFailed(name, "refused by " + refusal.rule() + ", not by " + by.text());
    }
  }

  private static void says(String name, String said, String key) {
    if (!said.equals(key)) throw new ScenarioFailed(name, "the reason is " + said + ", not " + key);
  }

  private void expect(String name, TreeReader expected) {
    new Expectation<>(name, played, other).check(expected);
  }

  private Seat seat(TreeReader number) {
    return Seat.of(number.number(0, played.position().seats() - 1));
  }
}
