package sixstones.games.united.play;

import sixstones.games.united.board.Ring;
import sixstones.games.united.board.Threats;
import sixstones.games.united.effects.Effect;
import sixstones.games.united.moves.PickKind;

/** Effects of the Villain's side: Threats moved and returned, the track, Missions set back. */
final class VillainVerbs {

  private VillainVerbs() {}

  static void moveThreat(Playing game, int t, int locations) {
    if (locations == 0) return;
    int from = game.threats.at(t);
    int to = Integer.numberOfTrailingZeros(locations);
    game.threats.at(t, to);
    if (from != to) game.tell.threatMoved(game.threats.card(t), from, to);
  }

  static void returnThreats(Playing game, EffectStep step, Effect.ReturnThreat back) {
    int found = Places.find(game.board, back.where(), step.context());
    if (!cleared(game)) return;
    if (back.where().isChoice()) Inquiry.askIfAny(game, step, PickKind.LOCATION, 0, found);
    else returnAt(game, step, back, found);
  }

  static boolean cleared(Playing game) {
    for (int t = 0; t < Threats.COUNT; t++) if (!game.threats.inPlay(t)) return true;
    return false;
  }

  /** U-RULE-29: clockwise from the Villain; which Threat is the decider's choice. */
  static void returnAt(Playing game, EffectStep step, Effect.ReturnThreat back, int locations) {
    if (locations == 0) return;
    long threats = 0;
    for (int t = 0; t < Threats.COUNT; t++) if (!game.threats.inPlay(t)) threats |= 1L << t;
    int at = game.dashboard.at();
    while ((locations >> at & 1) == 0) at = Ring.clockwise(at, 1);
    int rest = locations & ~(1 << at);
    Inquiry.askIfAny(game, Inquiry.by(step, back.by()), PickKind.THREAT, at | rest << 3, threats);
  }

  static void restore(Playing game, int t, int at) {
    Preparing.threat(game.board, t, at);
    game.threats.hasToken(t, false);
    game.tell.returned(game.threats.card(t), at);
  }

  /** U-RULE-79. */
  static void track(Playing game, int spaces) {
    if (spaces == 0) return;
    var villain = game.board.villain();
    game.dashboard.track(Math.min(villain.trackEnd(), game.dashboard.track() + spaces));
    game.tell.track(game.dashboard.track());
    if (villain.loseTrack() > 0 && game.dashboard.track() >= villain.loseTrack())
      game.end(Ending.PLOT);
  }

  /** U-RULE-77. */
  static void missionLose(Playing game, int mission, int count) {
    if (game.dashboard.isDone(mission)) return;
    int lost = Math.min(count, game.dashboard.progress(mission));
    if (lost == 0) return;
    game.dashboard.progress(mission, game.dashboard.progress(mission) - lost);
    game.tell.missionLost(mission, lost, game.dashboard.progress(mission));
  }
}
