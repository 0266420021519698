package sixstones.games.united.verbs;

import sixstones.games.united.effects.Effect;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.setup.Preparation;
import sixstones.games.united.state.Ending;
import sixstones.games.united.state.Ring;
import sixstones.games.united.state.Threats;
import sixstones.games.united.steps.EffectStep;
import sixstones.games.united.steps.Inquiry;
import sixstones.games.united.steps.Play;
import sixstones.games.united.terms.Places;

/** Effects of the Villain's side: Threats moved and returned, the track, Missions set back. */
public final class VillainVerbs {

  private VillainVerbs() {}

  public static void moveThreat(Play game, int t, int locations) {
    if (locations == 0) return;
    int from = game.threats.at(t);
    int to = Integer.numberOfTrailingZeros(locations);
    game.threats.at(t, to);
    if (from != to) game.tell.threatMoved(game.threats.card(t), from, to);
  }

  public static void returnThreats(Play game, EffectStep step, Effect.ReturnThreat back) {
    int found = Places.find(game.board, back.where(), step.context());
    if (!cleared(game)) return;
    if (back.where().isChoice()) Inquiry.askIfAny(game, step, PickKind.LOCATION, 0, found);
    else returnAt(game, step, back, found);
  }

  public static boolean cleared(Play game) {
    for (int t = 0; t < Threats.COUNT; t++) if (!game.threats.inPlay(t)) return true;
    return false;
  }

  /** U-RULE-29: clockwise from the Villain; which Threat is the decider's choice. */
  public static void returnAt(Play game, EffectStep step, Effect.ReturnThreat back, int locations) {
    if (locations == 0) return;
    long threats = 0;
    for (int t = 0; t < Threats.COUNT; t++) if (!game.threats.inPlay(t)) threats |= 1L << t;
    int at = game.dashboard.at();
    while ((locations >> at & 1) == 0) at = Ring.clockwise(at, 1);
    int rest = locations & ~(1 << at);
    Inquiry.askIfAny(game, Inquiry.by(step, back.by()), PickKind.THREAT, at | rest << 3, threats);
  }

  public static void restore(Play game, int t, int at) {
    Preparation.threat(game.board, t, at);
    game.threats.hasToken(t, false);
    game.tell.returned(game.threats.card(t), at);
  }

  /** U-RULE-79. */
  public static void track(Play game, int spaces) {
    if (spaces == 0) return;
    var villain = game.board.villain();
    game.dashboard.track(Math.min(villain.trackEnd(), game.dashboard.track() + spaces));
    game.tell.track(game.dashboard.track());
    if (villain.loseTrack() > 0 && game.dashboard.track() >= villain.loseTrack())
      game.end(Ending.PLOT);
  }

  /** U-RULE-77. */
  public static void missionLose(Play game, int mission, int count) {
    if (game.dashboard.isDone(mission)) return;
    int lost = Math.min(count, game.dashboard.progress(mission));
    if (lost == 0) return;
    game.dashboard.progress(mission, game.dashboard.progress(mission) - lost);
    game.tell.missionLost(mission, lost, game.dashboard.progress(mission));
  }
}
