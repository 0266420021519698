package sixstones.games.war.turn;

import sixstones.engine.event.Event;
import sixstones.engine.event.Events;
import sixstones.engine.event.Kind;
import sixstones.games.war.WarPosition;
import sixstones.games.war.log.Log;
import sixstones.games.war.scoring.Holds;
import sixstones.games.war.scoring.SixStones;
import sixstones.games.war.state.Clock;
import sixstones.games.war.state.Posture;
import sixstones.games.war.thanos.Activation;

/** The beginning and the end of a turn, and what is counted from turn to turn. */
public final class Turns {

  /** W-RULE-120: so many rounds without progress end the game. */
  public static final int IDLE_ROUNDS = 20;

  private Turns() {}

  /** The team on turn begins. */
  public static void start(WarPosition position) {
    var crew = position.crew();
    var clock = position.clock();
    clock.mainDone = false;
    clock.usedStones = 0;
    clock.layAtStart = false;
    clock.thanosIsNew = false;
    clock.progressed = false;
    crew.forgetTurn();
    for (var piece : position.team().pieces()) {
      crew.visit(piece, crew.at(piece));
      clock.layAtStart |= crew.posture(piece) != Posture.STANDS;
    }
    Holds.complete(position);
  }

  /** W-TURN-10. */
  public static void end(WarPosition position, Events out) {
    standUp(position, out);
    Holds.begin(position, out);
    activateThanos(position, out);
    position.crew().unbarAll();
    SixStones.check(position, out);
    if (position.clock().ending != Clock.Ending.NOT_YET) return;
    count(position, out);
    if (position.clock().ending != Clock.Ending.NOT_YET) return;
    next(position, out);
  }

  /** W-DET-08: whoever lay from an earlier turn stands up. */
  private static void standUp(WarPosition position, Events out) {
    var crew = position.crew();
    for (var piece : position.team().pieces()) {
      var posture = crew.posture(piece);
      if (posture == Posture.STANDS) continue;
      crew.posture(piece, posture.afterTurn());
      if (posture == Posture.LIES)
        Log.simply(out, Kind.CHANGED, "stood", piece, "W-DET-03", "W-DET-08");
    }
  }

  private static void activateThanos(WarPosition position, Events out) {
    var clock = position.clock();
    if (clock.gauntlet != clock.seat) return;
    if (clock.thanosIsNew && position.rulings().thanosSleeps()) return;
    Activation.run(position, out);
  }

  /** W-END-01 to 04, and W-RULE-120. */
  private static void count(WarPosition position, Events out) {
    var clock = position.clock();
    if (clock.signal != Clock.NONE) {
      if (--clock.turnsLeft == 0) clock.ending = Clock.Ending.POINTS;
      return;
    }
    if (position.field().closed() == 0 || position.ledger().heroesLeft() == 0) {
      clock.signal = clock.seat;
      clock.turnsLeft = position.seats();
      var rule = position.field().closed() == 0 ? "W-END-02" : "W-END-03";
      if (out.on()) {
        var cause = rule.equals("W-END-02") ? "war.cause.end.tiles" : "war.cause.end.heroes";
        var phrase = Log.ofTeam("lastRound", position.team()).name("cause", cause);
        out.emit(Event.of(Kind.CHANGED, phrase, rule, "W-END-04"));
      }
      return;
    }
    if (!clock.progressed && ++clock.idle >= IDLE_ROUNDS * position.seats()) {
      clock.ending = Clock.Ending.NO_PROGRESS;
      if (out.on()) out.emit(Event.of(Kind.OVER, Log.phrase("noProgress"), "W-RULE-120"));
    }
  }

  private static void next(WarPosition position, Events out) {
    var clock = position.clock();
    if (clock.mawTriggered) {
      // W-CELL-MAW-02: the special round starts with the next team.
      clock.mawTriggered = false;
      clock.mawTurns = position.seats();
    } else if (clock.mawTurns > 0) {
      clock.mawTurns--;
    }
    clock.seat = (clock.seat + 1) % position.seats();
    clock.turn++;
    start(position);
    announce(position, out);
  }

  /** Whose turn begins, and who plays it. */
  public static void announce(WarPosition position, Events out) {
    if (!out.on()) return;
    var clock = position.clock();
    var key = clock.mawTurns > 0 ? "turnPlayedBy" : "turn";
    out.emit(
        Event.of(Kind.TURN, Log.ofTeam(key, position.team()).seat(position.acting()), "W-TURN-01"));
  }
}
