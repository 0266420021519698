package sixstones.games.united.steps;

import sixstones.engine.chance.Chance;
import sixstones.engine.event.Audience;
import sixstones.engine.event.Event;
import sixstones.engine.event.Events;
import sixstones.engine.event.Kind;
import sixstones.engine.phrase.Phrase;
import sixstones.engine.step.StepStack;
import sixstones.games.united.effects.Deed;
import sixstones.games.united.effects.Effects;
import sixstones.games.united.effects.Offer;
import sixstones.games.united.log.Log;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Context;
import sixstones.games.united.state.Dashboard;
import sixstones.games.united.state.Ending;
import sixstones.games.united.state.Ring;
import sixstones.games.united.state.Storyline;
import sixstones.games.united.state.Team;
import sixstones.games.united.state.Threats;
import sixstones.games.united.state.Turn;

/** A position while it is played on: what all rules share. */
public final class Play {

  private static final Event SECRETS_TESTED =
      Event.of(Kind.SHOWN, Phrase.of("united.event.secretsTested"))
          .to(new Audience(0, false))
          .revealing();

  private final Ongoing position;
  public final Board board;
  public final Ring ring;
  public final Team team;
  public final Threats threats;
  public final Dashboard dashboard;
  public final Storyline story;
  public final Turn turn;
  public final StepStack<Step> steps;
  public final Chance chance;
  public final Log tell;
  private final Events out;

  public Play(Ongoing position, Events out) {
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
    tell = new Log(board, out);
    this.out = out;
  }

  /** Does what needs no decision, to be seen step by step. */
  public void run() {
    while (!isOver() && steps.top() instanceof Running next) {
      steps.pop();
      next.run(this);
      position.sceneEnds(out);
    }
  }

  public void push(Step step) {
    steps.push(step);
  }

  public void push(Effects effects, Context context) {
    if (effects.size() > 0) steps.push(new CarryOut(effects, 0, context));
  }

  /** Carries out what was just asked for: an effect that may be declined is not asked again. */
  public void accept(Effects effects, Context context) {
    if (effects.size() == 1 && effects.get(0) instanceof Offer offer) {
      push(offer.then(), context);
      push(offer.cost(), context);
    } else {
      push(effects, context);
    }
  }

  public boolean isOver() {
    return position.ending() != Ending.NONE;
  }

  /** U-RULE-08: the first ending reached is the one. */
  public void end(Ending how) {
    if (isOver()) return;
    position.end(how);
    tell.over(how);
  }

  /** A turn is over: the next one begins. */
  public void nextTurn() {
    position.nextTurn();
  }

  public void did(Deed deed, int more) {
    turn.deeds().add(deed, more);
  }

  public void nothingDone(Deed deed) {
    turn.deeds().forget(deed);
  }

  /** What comes next is an interruption: what was done before counts again after it. */
  public void interrupt() {
    push(new RestoreDeeds(turn.deeds().all()));
  }

  /** Who is asked next depends on cards that others hold: undo must not be a way to find out. */
  public void secretsTested() {
    if (out.on()) out.emit(SECRETS_TESTED);
  }

  /** Whether anybody listens; playouts tell nothing. */
  public boolean isTold() {
    return out.on();
  }

  public boolean isVillainTurn() {
    return turn.phase() == Turn.Phase.VILLAIN;
  }
}
