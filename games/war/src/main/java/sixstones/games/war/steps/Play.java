package sixstones.games.war.steps;

import sixstones.engine.Position;
import sixstones.engine.chance.Chance;
import sixstones.engine.event.Events;
import sixstones.engine.step.StepStack;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;
import sixstones.games.war.log.Log;
import sixstones.games.war.state.Board;
import sixstones.games.war.state.Clock;
import sixstones.games.war.state.Crew;
import sixstones.games.war.state.Field;
import sixstones.games.war.state.Ledger;
import sixstones.games.war.state.Rulings;
import sixstones.games.war.state.Table;

/** One move being made: what it changes, what it leaves to be done, and who hears of it. */
public final class Play {

  private final Board board;
  private final StepStack<Step> steps;
  private final Chance chance;
  private final TileEffects effects;
  private final Position<?, ?> position;
  private final Events out;
  private final Log log;

  /**
   * @param position what is played on, to be looked at where a scene ends
   */
  public Play(
      Board board,
      StepStack<Step> steps,
      Chance chance,
      TileEffects effects,
      Position<?, ?> position,
      Events out) {
    this.board = board;
    this.steps = steps;
    this.chance = chance;
    this.effects = effects;
    this.position = position;
    this.out = out;
    log = new Log(out);
  }

  public Board board() {
    return board;
  }

  public Table table() {
    return board.table();
  }

  public Rulings rulings() {
    return board.rulings();
  }

  public Field field() {
    return board.field();
  }

  public Crew crew() {
    return board.crew();
  }

  public Ledger ledger() {
    return board.ledger();
  }

  public Clock clock() {
    return board.clock();
  }

  public Chance chance() {
    return chance;
  }

  public Log log() {
    return log;
  }

  public void push(Step step) {
    steps.push(step);
  }

  /** The topmost step is done. */
  public void pop() {
    steps.pop();
  }

  /** What the tile here does; only to be asked of open tiles, or by whoever opens one. */
  public TileEffect effect(Place place) {
    return effects.of(field().kind(place));
  }

  /** A tile is about to act on a character that arrived: free actions come first (W-ARR-09). */
  public void pause(Piece piece, int stay, Place place, Manner manner) {
    push(effects.pause(piece, stay, field().tile(place), manner));
  }

  /** What was told so far belongs together. */
  public void sceneEnds() {
    out.sceneEnds(position);
  }
}
