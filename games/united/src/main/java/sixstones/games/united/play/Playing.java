package sixstones.games.united.play;

import sixstones.engine.chance.Chance;
import sixstones.engine.event.Audience;
import sixstones.engine.event.Event;
import sixstones.engine.event.Events;
import sixstones.engine.event.Kind;
import sixstones.engine.phrase.Phrase;
import sixstones.engine.step.StepStack;
import sixstones.games.united.board.Board;
import sixstones.games.united.board.Context;
import sixstones.games.united.board.Dashboard;
import sixstones.games.united.board.Ring;
import sixstones.games.united.board.Storyline;
import sixstones.games.united.board.Team;
import sixstones.games.united.board.Threats;
import sixstones.games.united.board.Turn;
import sixstones.games.united.effects.Deed;
import sixstones.games.united.effects.Effects;

/** A position while it is played on: what all rules share. */
public final class Playing {

  private static final Event SECRETS_TESTED =
      Event.of(Kind.SHOWN, Phrase.of("united.event.secretsTested"))
          .to(new Audience(0, false))
          .revealing();

  final UnitedPosition position;
  final Board board;
  final Ring ring;
  final Team team;
  final Threats threats;
  final Dashboard dashboard;
  final Storyline story;
  final Turn turn;
  final StepStack<Step> steps;
  final Chance chance;
  final Telling tell;
  private final Events out;

  Playing(UnitedPosition position, Events out) {
    this.position = position;
    board = position.board();
    ring = board.ring();
    team = board.team();
    threats = board.threats();
    dashboard = board.dashboard();
    story = board.story();
    turn = board.turn();
    steps = position.steps();
    chance = position.chance();
    tell = new Telling(board, out);
    this.out = out;
  }

  /** Does what needs no decision. A Villain's turn is seen step by step. */
  void run() {
    while (!isOver() && steps.top() instanceof Running next) {
      steps.pop();
      boolean before = isVillainTurn();
      next.run(this);
      if (before || isVillainTurn()) out.sceneEnds(position);
    }
  }

  void push(Step step) {
    steps.push(step);
  }

  void push(Effects effects, Context context) {
    if (effects.size() > 0) steps.push(new CarryOut(effects, 0, context));
  }

  boolean isOver() {
    return position.ending() != Ending.NONE;
  }

  /** U-RULE-08: the first ending reached is the one. */
  void end(Ending how) {
    if (isOver()) return;
    position.end(how);
    tell.over(how);
  }

  void did(Deed deed, int more) {
    turn.did(deed, more);
  }

  void nothingDone(Deed deed) {
    turn.undone(deed);
  }

  int done(Deed deed) {
    return turn.done(deed);
  }

  /** What comes next is an interruption: what was done before counts again after it. */
  void interrupt() {
    push(new RestoreDeeds(turn.did()));
  }

  /** Who is asked next depends on cards that others hold: undo must not be a way to find out. */
  void secretsTested() {
    if (out.on()) out.emit(SECRETS_TESTED);
  }

  /** Whether anybody listens; playouts tell nothing. */
  boolean isTold() {
    return out.on();
  }

  boolean isVillainTurn() {
    return turn.phase() == Turn.Phase.VILLAIN;
  }
}
