package sixstones.games.united.text;

import java.util.List;
import sixstones.engine.Bits;
import sixstones.engine.text.TreeReader;
import sixstones.games.united.box.Box;
import sixstones.games.united.box.Mission;
import sixstones.games.united.box.Threat;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Location;

/** Reads the dashboard, the Threats and the Missions; cards are read elsewhere. */
final class VillainReader {

  private final TreeReader text;
  private final Board board;

  VillainReader(TreeReader text, Board board) {
    this.text = text;
    this.board = board;
  }

  void read() {
    dashboard();
    threats();
    for (var at : text.find("completed").map(TreeReader::items).orElse(List.of())) {
      board.dashboard().complete(at.as(Mission::named));
    }
    text.find("missions")
        .ifPresent(
            all -> {
              all.allow("rescue", "defeat", "threats");
              all.fields()
                  .forEach(
                      (name, at) ->
                          board
                              .dashboard()
                              .progress(
                                  Mission.named(name), at.number(0, Mission.named(name).spaces())));
            });
  }

  private void dashboard() {
    var dashboard = board.dashboard();
    if (board.villain().hasHealth()) {
      dashboard.health(board.villain().health().get(Math.max(0, board.heroesCounted() - 2)));
    }
    var said = text.find("villain").filter(TreeReader::isMapping);
    if (said.isEmpty()) return;
    var at =
        said.get()
            .allow(
                "name",
                "at",
                "health",
                "track",
                "stunned",
                "ignored",
                "deck",
                "left",
                "hand",
                "hand seen",
                "super",
                "super spent",
                "super noticed");
    at.find("at").ifPresent(place -> dashboard.at(Names.location(board, place)));
    at.find("health").ifPresent(n -> dashboard.health(n.number(0, 99)));
    at.find("track").ifPresent(n -> dashboard.track(n.number(0, 99)));
    at.find("stunned").ifPresent(is -> dashboard.stunned(is.truth()));
    at.find("ignored").ifPresent(n -> dashboard.ignored(n.number(0, 9)));
    at.find("super")
        .ifPresent(cards -> dashboard.superCards(Names.set(cards, Box::villainCardNamed)));
    at.find("super spent")
        .ifPresent(cards -> dashboard.superSpent(Names.set(cards, Box::villainCardNamed)));
    for (var one : at.find("super noticed").map(TreeReader::items).orElse(List.of()).reversed()) {
      dashboard.superNoticed(Names.set(one, Box::villainCardNamed));
    }
    for (int seat = 1; seat < board.seats() && at.has("hand seen"); seat++) {
      int viewer = seat;
      at.at("hand seen")
          .item(seat)
          .ifPresent(
              cards ->
                  dashboard.handSeen(viewer, Names.hand(cards, id -> Box.planNamed(id).local())));
    }
  }

  /** A Threat of which nothing is said is cleared. */
  private void threats() {
    for (var threat : board.threats().all()) board.threats().at(threat, Location.NOWHERE);
    text.find("threats")
        .ifPresent(all -> all.fields().forEach((name, at) -> threat(named(all, name), at)));
  }

  private Threat named(TreeReader all, String name) {
    for (var threat : board.threats().all()) {
      if (threat.id().equals(name)) return threat;
    }
    throw all.error("the Villain has no Threat \"" + name + "\"");
  }

  private void threat(Threat threat, TreeReader text) {
    var threats = board.threats();
    var place = text.isLeaf() ? text : text.at("at");
    boolean cleared = place.text().equals("cleared");
    if (!cleared) board.bringIn(threat, Names.location(board, place));
    threats.hasToken(threat, !cleared);
    if (text.isLeaf()) return;
    text.allow("at", "health", "filled", "token", "stunned", "immune", "reacted", "ignored");
    text.find("health").ifPresent(n -> threats.health(threat, n.number(0, 20)));
    text.find("filled").ifPresent(set -> threats.filled(threat, spaces(set)));
    text.find("token").ifPresent(is -> threats.hasToken(threat, is.truth()));
    text.find("stunned").ifPresent(is -> threats.stunned(threat, is.truth()));
    text.find("immune").ifPresent(is -> threats.immune(threat, is.truth()));
    text.find("reacted").ifPresent(is -> threats.reacted(threat, is.truth()));
    text.find("ignored").ifPresent(n -> threats.ignored(threat, n.number(0, 9)));
  }

  /** Counted from 1. */
  private static int spaces(TreeReader at) {
    int spaces = 0;
    for (var item : at.items()) spaces = Bits.with(spaces, item.number(1, 9) - 1);
    return spaces;
  }
}
