package sixstones.games.war.turn;

import sixstones.engine.event.Event;
import sixstones.engine.event.Kind;
import sixstones.games.war.log.Log;
import sixstones.games.war.scoring.Holds;
import sixstones.games.war.scoring.SixStones;
import sixstones.games.war.state.Board;
import sixstones.games.war.state.Clock;
import sixstones.games.war.state.Posture;
import sixstones.games.war.steps.Play;
import sixstones.games.war.thanos.Activation;

/** The beginning and the end of a turn, and what is counted from turn to turn. */
public final class Turns {

  /** W-RULE-120: so many rounds without progress end the game. */
  public static final int IDLE_ROUNDS = 20;

  private Turns() {}

  /** The team on turn begins. */
  public static void start(Board board) {
    var crew = board.crew();
    var clock = board.clock();
    clock.mainDone = false;
    clock.usedStones = 0;
    clock.layAtStart = false;
    clock.thanosIsNew = false;
    clock.progressed = false;
    crew.forgetTurn();
    for (var piece : board.team().pieces()) {
      crew.visit(piece, crew.at(piece));
      clock.layAtStart |= crew.posture(piece) != Posture.STANDS;
    }
    Holds.complete(board);
  }

  /** W-TURN-10. */
  public static void end(Play play) {
    standUp(play);
    Holds.begin(play);
    activateThanos(play);
    play.crew().unbarAll();
    SixStones.check(play);
    if (play.clock().ending != Clock.Ending.NOT_YET) return;
    count(play);
    if (play.clock().ending != Clock.Ending.NOT_YET) return;
    next(play);
  }

  /** W-DET-08: whoever lay from an earlier turn stands up. */
  private static void standUp(Play play) {
    var crew = play.crew();
    for (var piece : play.board().team().pieces()) {
      var posture = crew.posture(piece);
      if (posture == Posture.STANDS) continue;
      crew.posture(piece, posture.afterTurn());
      if (posture == Posture.LIES)
        play.log().simply(Kind.CHANGED, "stood", piece, "W-DET-03", "W-DET-08");
    }
  }

  private static void activateThanos(Play play) {
    var clock = play.clock();
    if (clock.gauntlet != clock.seat) return;
    if (clock.thanosIsNew && play.rulings().thanosSleeps()) return;
    Activation.run(play);
  }

  /** W-END-01 to 04, and W-RULE-120. */
  private static void count(Play play) {
    var clock = play.clock();
    if (clock.signal != Clock.NONE) {
      if (--clock.turnsLeft == 0) clock.ending = Clock.Ending.POINTS;
      return;
    }
    if (play.field().closed() == 0 || play.ledger().heroesLeft() == 0) {
      clock.signal = clock.seat;
      clock.turnsLeft = play.board().seats();
      var rule = play.field().closed() == 0 ? "W-END-02" : "W-END-03";
      if (play.log().on()) {
        var cause = rule.equals("W-END-02") ? "war.cause.end.tiles" : "war.cause.end.heroes";
        var phrase = Log.ofTeam("lastRound", play.table(), clock.seat).name("cause", cause);
        play.log().emit(Event.of(Kind.CHANGED, phrase, rule, "W-END-04"));
      }
      return;
    }
    if (!clock.progressed && ++clock.idle >= IDLE_ROUNDS * play.board().seats()) {
      clock.ending = Clock.Ending.NO_PROGRESS;
      if (play.log().on())
        play.log().emit(Event.of(Kind.OVER, Log.phrase("noProgress"), "W-RULE-120"));
    }
  }

  private static void next(Play play) {
    var clock = play.clock();
    if (clock.mawTriggered) {
      // W-CELL-MAW-02: the special round starts with the next team.
      clock.mawTriggered = false;
      clock.mawTurns = play.board().seats();
    } else if (clock.mawTurns > 0) {
      clock.mawTurns--;
    }
    clock.seat = (clock.seat + 1) % play.board().seats();
    clock.turn++;
    start(play.board());
    announce(play);
  }

  /** Whose turn begins, and who plays it. */
  public static void announce(Play play) {
    if (!play.log().on()) return;
    var clock = play.clock();
    var key = clock.mawTurns > 0 ? "turnPlayedBy" : "turn";
    play.log()
        .emit(
            Event.of(
                Kind.TURN,
                Log.ofTeam(key, play.table(), clock.seat).seat(play.board().acting()),
                "W-TURN-01"));
  }
}
