package sixstones.archive.scenario;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import sixstones.engine.BadDeal;
import sixstones.engine.Deal;
import sixstones.engine.Game;
import sixstones.engine.Move;
import sixstones.engine.Options;
import sixstones.engine.Position;
import sixstones.engine.RefusedMove;
import sixstones.engine.Seat;
import sixstones.engine.UnreadableMove;
import sixstones.engine.chance.FastChance;
import sixstones.engine.chance.ScriptedChance;
import sixstones.engine.event.Event;
import sixstones.engine.event.Events;
import sixstones.engine.match.Match;
import sixstones.engine.text.TreeReader;

/** Plays one scenario and compares; the format is told in {@code docs/scenarios.md}. */
public final class ScenarioRun<P extends Position<P, M>, M extends Move> {

  /** What a deal says apart from table options. */
  private static final List<String> DEAL = List.of("players", "seats", "options", "chance");

  private final Game<P, M> game;
  private final ScriptedChance chance;
  private final List<Event> events = new ArrayList<>();
  private final Deque<M> forced = new ArrayDeque<>();
  private final Match<P, M> match;

  private ScenarioRun(Game<P, M> game, Scenario scenario) {
    this.game = game;
    chance = new ScriptedChance(new FastChance(scenario.seed()));
    var position = given(TreeReader.of(scenario.given(), "given"));
    if (startsWithChance(scenario)) chance.say(numbers(scenario.when().getFirst().allow("chance")));
    var told = new Events.Kept();
    match = Match.from(game, position, told);
    events.addAll(told.list());
    forced.addAll(match.forced());
  }

  /** A position as written, or a fresh deal whose first numbers may be fixed. */
  private P given(TreeReader given) {
    if (!given.has("deal")) return game.readPosition(given.mapping(), chance);
    var deal = given.allow("deal").at("deal");
    deal.find("chance").ifPresent(numbers -> chance.say(numbers(deal)));
    var options = new TreeMap<String, String>();
    deal.fields()
        .forEach(
            (id, value) -> {
              if (!DEAL.contains(id)) options.put(id, value.text());
            });
    deal.find("options")
        .ifPresent(all -> all.fields().forEach((id, value) -> options.put(id, value.text())));
    int players =
        deal.find("players")
            .or(() -> deal.find("seats"))
            .map(TreeReader::number)
            .orElse(game.info().fewestSeats());
    try {
      return game.deal(new Deal(players, new Options(options), chance).checkedFor(game.info()));
    } catch (BadDeal e) {
      throw deal.error(String.valueOf(e.getMessage()));
    }
  }

  /**
   * Runs a scenario.
   *
   * @throws ScenarioFailed if it does not hold
   * @throws sixstones.engine.text.TreeError if it makes no sense
   */
  public static <P extends Position<P, M>, M extends Move> void run(
      Game<P, M> game, Scenario scenario) {
    var run = new ScenarioRun<>(game, scenario);
    for (int i = startsWithChance(scenario) ? 1 : 0; i < scenario.when().size(); i++) {
      run.step("step " + (i + 1), scenario.when().get(i));
    }
    run.expect("then", scenario.then());
  }

  /** Numbers told before anything else hold for what the engine does by itself at the start. */
  private static boolean startsWithChance(Scenario scenario) {
    var when = scenario.when();
    return !when.isEmpty() && when.getFirst().isMapping() && when.getFirst().has("chance");
  }

  private static List<Integer> numbers(TreeReader step) {
    return step.at("chance").items().stream().map(TreeReader::number).toList();
  }

  private void step(String name, TreeReader step) {
    if (step.isLeaf()) {
      play(name, step.text(), Optional.empty());
    } else if (step.has("chance")) {
      chance.say(numbers(step.allow("chance")));
    } else if (step.has("expect")) {
      expect(name, step.allow("expect").at("expect"));
    } else if (step.has("refused")) {
      refuse(name, step.allow("refused", "by", "seat"));
    } else if (step.has("undo")) {
      undo(name, seat(step.allow("undo").at("undo")));
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
    var move = read(name, notation);
    if (wasForced(move)) return;
    if (match.isOver()) throw new ScenarioFailed(name, "the game is already over");
    forced.clear();
    try {
      events.addAll(match.play(by.orElse(chooser()), move));
      forced.addAll(match.forced());
    } catch (RefusedMove e) {
      throw new ScenarioFailed(name, "\"" + notation + "\" is refused: " + e.getMessage());
    }
  }

  /** Of the moves that the engine made itself, any may be written and any left out. */
  private boolean wasForced(M move) {
    boolean made = forced.contains(move);
    while (made && !forced.remove().equals(move)) {}
    return made;
  }

  private void undo(String name, Seat seat) {
    if (!match.canUndo(seat)) throw new ScenarioFailed(name, seat + " may not undo");
    events.addAll(match.undo(seat));
    forced.clear();
  }

  private void refuse(String name, TreeReader step) {
    var notation = step.at("refused").text();
    var seat = step.find("seat").map(this::seat).orElseGet(this::chooser);
    if (notation.equals("undo")) {
      if (match.canUndo(seat)) throw new ScenarioFailed(name, seat + " may undo");
      return;
    }
    var before = match.position().text();
    var refusal = match.refusal(seat, read(name, notation));
    if (refusal.isEmpty()) {
      throw new ScenarioFailed(name, "\"" + notation + "\" is not refused");
    }
    if (!match.position().text().equals(before)) {
      throw new ScenarioFailed(name, "the refusal changed something");
    }
    var rule = refusal.get().rule();
    if (step.has("by") && !step.at("by").text().equals(rule)) {
      throw new ScenarioFailed(name, "refused by " + rule + ", not by " + step.at("by").text());
    }
  }

  private void expect(String name, TreeReader expected) {
    new Expectation<>(match, events).check(name, expected);
  }

  private Seat chooser() {
    return Seat.of(Math.max(0, match.position().chooser()));
  }

  private Seat seat(TreeReader number) {
    return Seat.of(number.number(0, match.position().seats() - 1));
  }

  private M read(String name, String notation) {
    try {
      return game.readMove(notation);
    } catch (UnreadableMove e) {
      throw new ScenarioFailed(name, String.valueOf(e.getMessage()));
    }
  }
}
