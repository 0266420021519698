package sixstones.games.war.setup;

import java.util.ArrayList;
import java.util.List;
import sixstones.engine.BadDeal;
import sixstones.engine.Deal;
import sixstones.engine.phrase.Phrase;
import sixstones.games.war.WarOptions;
import sixstones.games.war.box.Team;
import sixstones.games.war.log.Log;

/** Who leads which team (W-SETUP-01): wishes first, the others are drawn. */
final class TeamDraw {

  private record Drawn(int seat, List<Team> options, int result) {}

  private final List<Team> teams;
  private final List<Drawn> draws = new ArrayList<>();

  TeamDraw(Deal deal) {
    teams = wishes(deal);
    var left = new ArrayList<Team>();
    for (var team : Team.ALL) if (!teams.contains(team)) left.add(team);
    for (int seat = 0; seat < deal.seats(); seat++) {
      if (!teams.get(seat).isNone()) continue;
      int drawn = deal.chance().below(left.size());
      draws.add(new Drawn(seat, List.copyOf(left), drawn));
      teams.set(seat, left.get(drawn));
      left.set(drawn, left.getLast());
      left.removeLast();
    }
  }

  private static List<Team> wishes(Deal deal) {
    var teams = new ArrayList<Team>();
    for (int seat = 0; seat < deal.seats(); seat++) {
      var wish = deal.options().get(WarOptions.TEAM_WISHES.get(seat));
      var team = wish.equals("any") ? Team.NONE : Team.named(wish);
      if (!team.isNone() && teams.contains(team)) {
        throw new BadDeal(
            Phrase.of("war.deal.team").name("team", team.phraseKey()),
            "Two seats want the team " + wish + ".");
      }
      teams.add(team);
    }
    return teams;
  }

  /** The teams by seat. */
  List<Team> teams() {
    return teams;
  }

  void tell(Log log) {
    for (var draw : draws) {
      var phrase = Log.phrase("drew.team").seat(draw.seat());
      log.drawn(phrase, Log.teams(draw.options()), draw.result(), "W-SETUP-01", "W-RULE-04");
    }
  }
}
