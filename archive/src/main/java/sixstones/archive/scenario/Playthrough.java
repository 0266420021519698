package sixstones.archive.scenario;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import sixstones.engine.Game;
import sixstones.engine.Move;
import sixstones.engine.Position;
import sixstones.engine.Refusal;
import sixstones.engine.RefusedMove;
import sixstones.engine.Seat;
import sixstones.engine.UnreadableMove;
import sixstones.engine.Viewer;
import sixstones.engine.chance.FastChance;
import sixstones.engine.chance.ScriptedChance;
import sixstones.engine.event.Event;
import sixstones.engine.event.Events;
import sixstones.engine.match.Match;
import sixstones.engine.text.Tree;

/** A game that a scenario plays: its match, and what was told since the start. */
final class Playthrough<P extends Position<P, M>, M extends Move> {

  private final Game<P, M> game;
  private final ScriptedChance chance;
  private final Match<P, M> match;
  private final List<Event> events = new ArrayList<>();
  private final Deque<M> forced = new ArrayDeque<>();
  private int told;

  private Playthrough(Game<P, M> game, P position, ScriptedChance chance, List<Integer> first) {
    this.game = game;
    this.chance = chance;
    chance.say(first);
    var beginning = new Events.Kept();
    match = Match.from(game, position, beginning);
    events.addAll(beginning.list());
    forced.addAll(match.forced());
  }

  /**
   * Begins a scenario, with its given position or with another.
   *
   * @param first numbers for what the engine does by itself at the start
   */
  static <P extends Position<P, M>, M extends Move> Playthrough<P, M> begin(
      Game<P, M> game, Scenario scenario, Tree.Mapping given, List<Integer> first) {
    var chance = new ScriptedChance(new FastChance(scenario.seed()));
    var deal = scenario.deal();
    var position =
        deal.isPresent()
            ? game.deal(deal.get().with(chance).checkedFor(game.info()))
            : game.readPosition(game.textFormat().handwritten(given), chance);
    return new Playthrough<>(game, position, chance, first);
  }

  Game<P, M> game() {
    return game;
  }

  Match<P, M> match() {
    return match;
  }

  P position() {
    return match.position();
  }

  /** What a viewer was told since the start. */
  List<Event> told(Viewer viewer) {
    return heard(events, viewer);
  }

  /** What a viewer was told of the last move. */
  List<Event> toldLast(Viewer viewer) {
    return heard(events.subList(told, events.size()), viewer);
  }

  private static List<Event> heard(List<Event> events, Viewer viewer) {
    return events.stream().filter(event -> event.audience().has(viewer)).toList();
  }

  void say(List<Integer> numbers) {
    chance.say(numbers);
  }

  void play(String step, String notation, Optional<Seat> by) {
    var move = read(step, notation);
    if (wasForced(move)) return;
    if (match.isOver()) throw new ScenarioFailed(step, "the game is already over");
    forced.clear();
    try {
      happened(match.play(by.orElse(chooser()), move));
      forced.addAll(match.forced());
    } catch (RefusedMove e) {
      throw new ScenarioFailed(step, "\"" + notation + "\" is refused: " + e.getMessage());
    }
  }

  /** Of the moves that the engine made itself, any may be written and any left out. */
  private boolean wasForced(M move) {
    boolean made = forced.contains(move);
    while (made && !forced.remove().equals(move)) {}
    return made;
  }

  void undo(String step, Seat seat) {
    if (!match.canUndo(seat)) throw new ScenarioFailed(step, seat + " may not undo");
    happened(match.undo(seat));
    forced.clear();
  }

  private void happened(List<Event> more) {
    told = events.size();
    events.addAll(more);
  }

  /** Why the seat can't make the move; none if it can. */
  Optional<Refusal> refusal(String step, String notation, Seat seat) {
    var before = position().text();
    var refusal = match.refusal(seat, read(step, notation));
    if (!position().text().equals(before)) {
      throw new ScenarioFailed(step, "the refusal changed something");
    }
    return refusal;
  }

  Seat chooser() {
    return Seat.of(Math.max(0, position().chooser()));
  }

  private M read(String step, String notation) {
    try {
      return game.readMove(notation);
    } catch (UnreadableMove e) {
      throw new ScenarioFailed(step, String.valueOf(e.getMessage()));
    }
  }
}
