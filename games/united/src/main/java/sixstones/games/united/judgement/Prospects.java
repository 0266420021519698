package sixstones.games.united.judgement;

import java.util.Map;
import sixstones.engine.Bits;
import sixstones.games.united.UnitedPosition;
import sixstones.games.united.box.Mission;
import sixstones.games.united.box.Threat;
import sixstones.games.united.effects.Symbol;
import sixstones.games.united.effects.Token;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Location;
import sixstones.games.united.state.Member;
import sixstones.games.united.state.Turn;

/**
 * How the Heroes stand, in points: what they have done for the Missions and against the Villain,
 * what he has done towards his Plot, and the time, cards and places that are left to them.
 */
final class Prospects {

  private static final double WON = 1000;
  private static final double MISSION = 24;
  private static final double VILLAIN = 70;

  private final Board board;

  Prospects(Board board) {
    this.board = board;
  }

  static double of(UnitedPosition position) {
    if (position.isOver()) return position.ending().heroesWin() ? WON : -WON;
    var prospects = new Prospects(position.board());
    return prospects.missions()
        + prospects.villain()
        + prospects.threats()
        + prospects.streets()
        + prospects.time()
        + prospects.heroes();
  }

  /**
   * The same part by part.
   *
   * @param sign 1 for the Heroes, -1 for the Villain
   */
  static Map<String, Double> parts(UnitedPosition position, int sign) {
    var prospects = new Prospects(position.board());
    return Map.of(
        "missions", sign * prospects.missions(),
        "villain", sign * prospects.villain(),
        "threats", sign * prospects.threats(),
        "streets", sign * prospects.streets(),
        "heroes", sign * prospects.heroes());
  }

  boolean needsAllMissions() {
    return board.villain().winMissions() == Mission.ALL.length;
  }

  boolean canBeBeaten() {
    return board.dashboard().missionsDone() >= 2 && !needsAllMissions();
  }

  /** Two Missions are needed; the one that is furthest behind counts little. */
  double missions() {
    double sum = 0;
    double least = 1;
    for (var mission : Mission.ALL) {
      double part = part(mission);
      sum += part;
      least = Math.min(least, part);
    }
    double third = needsAllMissions() ? 0 : 0.7 * least;
    return MISSION * (sum - third) + 3 * Math.min(2, board.dashboard().missionsDone());
  }

  private double part(Mission mission) {
    var dashboard = board.dashboard();
    if (dashboard.isDone(mission)) return 1;
    return (double) dashboard.progress(mission) / mission.spaces();
  }

  double villain() {
    var dashboard = board.dashboard();
    double points = 0;
    if (board.villain().hasHealth()) {
      int start = board.villain().health().get(board.heroesCounted() - 2);
      points -= VILLAIN * dashboard.health() / start;
    }
    if (board.villain().loseTrack() > 0) {
      double part = (double) dashboard.track() / board.villain().loseTrack();
      points -= 70 * part * part + 10 * part;
    }
    if (dashboard.isStunned()) points += 1.5;
    if (!board.ring().rick().isNowhere()) {
      points -= 3.0 * board.ring().rick().distance(dashboard.at());
    }
    return points;
  }

  double threats() {
    var threats = board.threats();
    double points = 0;
    for (var threat : threats.all()) {
      boolean goal = threat.kind().equals(board.villain().winThreat());
      if (!threats.inPlay(threat)) {
        points += goal ? 8 : 4;
        continue;
      }
      double done =
          threat.isHenchman()
              ? 1 - (double) threats.health(threat) / startHealth(threat)
              : (double) Bits.count(threats.filled(threat)) / threat.clear().size();
      points += (goal && canBeBeaten() ? 50 : 5) * Math.max(-0.5, done);
      if (threats.isStunned(threat)) points += 0.5;
    }
    return points;
  }

  private int startHealth(Threat threat) {
    return Math.max(1, board.threats().startHealth(threat, board.heroesCounted()));
  }

  /** Crowded Locations overflow. */
  double streets() {
    double points = 0;
    for (var at : Location.ALL) {
      int left = board.ring().free(at);
      points -= left == 0 ? 2.5 : left == 1 ? 1.0 : 0;
      points -= 0.4 * board.ring().doombots(at);
      points -= 0.3 * board.ring().count(at, Token.CRISIS_DOOMBOT);
    }
    if (board.villain().losesUnplaceable()) points -= 60.0 / (1 + board.ring().free());
    return points;
  }

  private double time() {
    double left = turnsLeft();
    return 0.6 * left - (left < 8 ? 0.8 * (8 - left) : 0);
  }

  /** Hero turns left until the plan cards or somebody's Hero cards run out. */
  double turnsLeft() {
    var dashboard = board.dashboard();
    int plans = dashboard.plans().size() + dashboard.handSize();
    int base = board.pace();
    double turns = (double) plans * base + board.interval() - board.turn().gap();
    int fewest = Integer.MAX_VALUE;
    for (var member : board.team().members()) {
      fewest = Math.min(fewest, board.team().handSize(member) + board.team().deck(member).size());
    }
    double cards = (double) fewest * board.team().size();
    if (board.mode().hasCommander()) {
      int support = board.support().deck().size() + board.support().row().size();
      // U-SOLO-17: every Villain turn costs a card of the own.
      cards = Math.min(cards + support, (double) fewest * base);
    }
    return Math.min(turns, cards);
  }

  double heroes() {
    double points = 0;
    for (var member : board.team().members()) points += hero(member);
    return points;
  }

  private double hero(Member member) {
    var team = board.team();
    int hand = team.handSize(member);
    double points = Math.min(hand, 6) - (hand == 1 ? 1.0 : 0) - (hand == 0 ? 2.5 : 0);
    if (team.isKo(member)) points -= 3;
    for (var kind : Symbol.ALL) {
      points += Math.min(6, team.tokens(member, kind)) * (kind == Symbol.WILD ? 1.3 : 0.9);
    }
    if (team.isInvulnerable(member) || team.isSheltering(member)) points += 1;
    if (team.isRedirecting(member) || team.guard(member) > 0) points += 0.7;
    if (team.mustPlayRandom(member)) points -= 1;
    if (team.mustPlayFacedown(member)) points -= 2;
    if (board.turn().phase() != Turn.Phase.SETUP) {
      points += 0.7 * work(team.at(member));
    }
    return points;
  }

  /** What there is to do near a Location. */
  private double work(Location from) {
    double best = 0;
    double all = 0;
    for (var at : Location.ALL) {
      int distance = from.distance(at);
      double near = here(at) / (1 + distance);
      all += near;
      best = Math.max(best, near);
    }
    return 0.7 * best + 0.2 * all;
  }

  private double here(Location at) {
    var dashboard = board.dashboard();
    double points = 0;
    if (!dashboard.isDone(Mission.RESCUE))
      points += Math.min(3, board.ring().count(at, Token.CIVILIAN));
    if (!dashboard.isDone(Mission.DEFEAT)) points += Math.min(3, board.ring().thugs(at));
    for (var threat : board.threats().all()) {
      if (!board.threats().isAt(threat, at)) continue;
      boolean goal = threat.kind().equals(board.villain().winThreat());
      points += goal && canBeBeaten() ? 6 : dashboard.isDone(Mission.THREATS) ? 0.5 : 2;
    }
    if (canBeBeaten() && dashboard.at() == at && board.villain().hasHealth()) points += 6;
    if (board.ring().rick() == at && dashboard.at() != at) points += 5;
    return points;
  }
}
