package sixstones.games.united.steps;

import sixstones.engine.phrase.Phrase;
import sixstones.games.united.box.Threat;
import sixstones.games.united.moves.UnitedMove.Pick;
import sixstones.games.united.state.Board;

/** Threats by their names, and by their Locations where another of that name is in play. */
final class ThreatCards {

  private ThreatCards() {}

  static Phrase label(Board board, Pick pick, Threat threat) {
    if (!board.threats().inPlay(threat) || !hasNamesake(board, threat)) return pick.label();
    var at = board.threats().at(threat);
    return threat
        .in(Phrase.of("united.pick.threat.at"))
        .name("location", board.ring().tile(at).key());
  }

  private static boolean hasNamesake(Board board, Threat threat) {
    for (var other : board.threats().all()) {
      boolean namesake = !other.equals(threat) && other.kind().equals(threat.kind());
      if (namesake && board.threats().inPlay(other)) return true;
    }
    return false;
  }
}
