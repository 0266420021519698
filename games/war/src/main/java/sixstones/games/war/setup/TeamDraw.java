package sixstones.games.war.setup;

import java.util.ArrayList;
import java.util.List;
import sixstones.engine.BadDeal;
import sixstones.engine.Deal;
import sixstones.engine.event.Events;
import sixstones.games.war.pieces.Teams;
import sixstones.games.war.turn.Tell;

/** Who leads which team (W-SETUP-01): wishes first, the others are drawn. */
final class TeamDraw {

  private static final int OPEN = -1;

  private TeamDraw() {}

  static List<Integer> of(Deal deal, Events out) {
    var teams = wishes(deal);
    var left = new ArrayList<Integer>();
    for (int team = 0; team < Teams.COUNT; team++) if (!teams.contains(team)) left.add(team);
    for (int seat = 0; seat < deal.seats(); seat++) {
      if (teams.get(seat) != OPEN) continue;
      int drawn = deal.chance().below(left.size());
      var phrase = Tell.phrase("drew.team").seat(seat);
      Tell.drawn(out, phrase, Tell.teams(left), drawn, "W-SETUP-01", "W-RULE-04");
      teams.set(seat, left.get(drawn));
      left.set(drawn, left.getLast());
      left.removeLast();
    }
    return teams;
  }

  private static List<Integer> wishes(Deal deal) {
    var teams = new ArrayList<Integer>();
    for (int seat = 0; seat < deal.seats(); seat++) {
      var wish = deal.options().get(Rulings.TEAM_WISHES.get(seat));
      int team = wish.equals("any") ? OPEN : Teams.named(wish);
      if (team != OPEN && teams.contains(team)) {
        throw new BadDeal("Two seats want the team " + wish + ".");
      }
      teams.add(team);
    }
    return teams;
  }
}
