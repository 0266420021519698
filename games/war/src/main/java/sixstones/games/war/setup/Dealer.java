package sixstones.games.war.setup;

import java.util.ArrayList;
import java.util.List;
import sixstones.engine.BadDeal;
import sixstones.engine.Deal;
import sixstones.engine.chance.Chance;
import sixstones.games.war.WarPosition;
import sixstones.games.war.board.Board;
import sixstones.games.war.pieces.Teams;
import sixstones.games.war.state.Crew;
import sixstones.games.war.state.Field;
import sixstones.games.war.tiles.Layout;
import sixstones.games.war.tiles.TileKind;

/** The set-up (W-SETUP). */
public final class Dealer {

  private Dealer() {}

  public static WarPosition deal(Deal deal) {
    var chance = deal.chance();
    var table = new Table(deal.options(), teams(deal));
    var bases = baseSlots(table, chance);
    var field = lay(table, bases, Layout.named(deal.options().get(Rulings.LAYOUT)), chance);
    return WarPosition.begin(table, field, crew(table, bases), chance.below(deal.seats()), chance);
  }

  /** W-SETUP-01: a different team for each seat; wishes first, the others are drawn. */
  public static List<Integer> teams(Deal deal) {
    var teams = new ArrayList<Integer>();
    var taken = new boolean[Teams.COUNT];
    for (int seat = 0; seat < deal.seats(); seat++) {
      var wish = deal.options().get(Rulings.TEAM_WISHES.get(seat));
      int team = wish.equals("any") ? -1 : Teams.named(wish);
      teams.add(team);
      if (team < 0) continue;
      if (taken[team]) throw new BadDeal("Two seats want the team " + wish + ".");
      taken[team] = true;
    }
    var open = new ArrayList<Integer>();
    for (int team = 0; team < Teams.COUNT; team++) if (!taken[team]) open.add(team);
    for (int seat = 0; seat < deal.seats(); seat++) {
      if (teams.get(seat) < 0) {
        int drawn = deal.chance().below(open.size());
        teams.set(seat, open.get(drawn));
        open.set(drawn, open.getLast());
        open.removeLast();
      }
    }
    return teams;
  }

  /** W-SETUP-07 to 12: the k-th slot clockwise belongs to seat k. */
  public static int[] baseSlots(Table table, Chance chance) {
    int[] ring =
        switch (table.seats()) {
          case 2 -> new int[] {4, 19};
          case 3 -> new int[] {4, 14, 24};
          case 4 -> fourSlots(table.rulings().oneToss(), chance);
          default -> new int[] {4, 10, 16, 22, 28};
        };
    var places = new int[ring.length];
    for (int seat = 0; seat < ring.length; seat++) places[seat] = Board.ringPlace(ring[seat]);
    return places;
  }

  /** W-SETUP-10, W-RULE-03: Stones up is row 3, empty is row 4. */
  private static int[] fourSlots(boolean oneToss, Chance chance) {
    int right = chance.below(2);
    int left = oneToss ? 1 - right : chance.below(2);
    return new int[] {4, 11 + right, 19, 27 - left};
  }

  private static Field lay(Table table, int[] bases, Layout layout, Chance chance) {
    var field = new Field(table.tiles());
    var used = new boolean[Board.TILES];
    var laid = new boolean[Board.TILES];
    for (int seat = 0; seat < table.seats(); seat++) {
      int index = find(table, TileKind.TEAM_BASE, Teams.base(table.team(seat)), used);
      open(field, bases[seat], index, used, laid);
    }
    for (var tile : layout.open()) {
      int index = find(table, tile.kind(), tile.variant(), used);
      if (index < 0 || laid[tile.place()]) {
        throw new BadDeal("The layout " + layout.id() + " can't be laid: " + tile);
      }
      open(field, tile.place(), index, used, laid);
    }
    new Filling(field, used, laid, layout.mixed()).fill(chance);
    return field;
  }

  private static void open(Field field, int place, int index, boolean[] used, boolean[] laid) {
    field.lay(place, index);
    field.open(place);
    used[index] = true;
    laid[place] = true;
  }

  /** An unused tile of this kind and variant in the table's set, or -1. */
  public static int find(Table table, TileKind kind, String variant, boolean[] used) {
    for (int index = 0; index < Board.TILES; index++) {
      var tile = table.tiles().tile(index);
      if (!used[index] && tile.kind() == kind && tile.variant().equals(variant)) return index;
    }
    return -1;
  }

  private static Crew crew(Table table, int[] bases) {
    var crew = new Crew();
    for (int seat = 0; seat < table.seats(); seat++) {
      for (int index = 0; index < 2; index++) {
        crew.put(Teams.piece(table.team(seat), index), bases[seat]);
      }
    }
    return crew;
  }
}
