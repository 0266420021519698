package sixstones.games.war.setup;

import java.util.List;
import sixstones.engine.BadDeal;
import sixstones.engine.Deal;
import sixstones.engine.event.Events;
import sixstones.games.war.WarPosition;
import sixstones.games.war.board.Board;
import sixstones.games.war.pieces.Teams;
import sixstones.games.war.state.Crew;
import sixstones.games.war.state.Field;
import sixstones.games.war.tiles.LaidTile;
import sixstones.games.war.tiles.Layout;
import sixstones.games.war.tiles.Opening;
import sixstones.games.war.tiles.TileKind;
import sixstones.games.war.turn.Tell;

/** The set-up (W-SETUP). */
public final class Dealer {

  private final Table table;
  private final int[] bases;
  private final Field field;
  private final boolean[] used = new boolean[Board.TILES];
  private final boolean[] laid = new boolean[Board.TILES];

  private Dealer(Table table, int[] bases) {
    this.table = table;
    this.bases = bases;
    field = new Field(table.tiles());
  }

  public static WarPosition deal(Deal deal) {
    var told = new Events.Kept();
    var chance = deal.chance();
    var table = new Table(deal.options(), TeamDraw.of(deal, told));
    var dealer = new Dealer(table, BaseSlots.of(table, chance, told));
    var layout = Layout.named(deal.options().get(Rulings.LAYOUT));
    dealer.layBases();
    layout.open().forEach(dealer::layOpen);
    var own = ownTiles(deal.options().get(Rulings.OPEN_TILES));
    own.forEach(dealer::layOpen);
    new Filling(dealer.field, dealer.used, dealer.laid, layout.mixed()).fill(chance);
    int first = chance.below(deal.seats());
    Tell.drawn(told, Tell.phrase("drew.first"), Tell.teams(table.teams()), first, "W-SETUP-17");
    var position = WarPosition.begin(table, dealer.field, dealer.crew(), first, chance);
    for (var tile : layout.open()) Opening.laidOpen(position, tile.place(), told);
    for (var tile : own) Opening.laidOpen(position, tile.place(), told);
    return position.after(told.list());
  }

  /** W-SETUP-19. */
  private static List<LaidTile> ownTiles(String text) {
    try {
      return LaidTile.readAll(text);
    } catch (IllegalArgumentException e) {
      throw new BadDeal("The open tiles can't be laid. " + e.getMessage() + ".");
    }
  }

  private void layBases() {
    for (int seat = 0; seat < table.seats(); seat++) {
      var variant = Teams.base(table.team(seat));
      open(bases[seat], TilePick.find(table, TileKind.TEAM_BASE, variant, used), 0);
    }
  }

  private void layOpen(LaidTile tile) {
    int place = tile.place();
    if (laid[place]) throw cannot(tile, "a base or another tile lies there");
    if (tile.kind() == TileKind.TEAM_BASE && !Board.onRing(place)) {
      // W-SETUP-20.
      throw cannot(tile, "open team bases lie in the outer ring");
    }
    int index = TilePick.find(table, tile.kind(), tile.variant(), used);
    if (index == TilePick.NONE) throw cannot(tile, "no such tile is left");
    open(place, index, tile.turns());
  }

  private BadDeal cannot(LaidTile tile, String why) {
    return new BadDeal(
        "The open tiles can't be laid for %d players. \"%s\": %s."
            .formatted(table.seats(), tile.text(), why));
  }

  private void open(int place, int index, int turns) {
    field.lay(place, index);
    field.open(place);
    field.turn(place, turns);
    used[index] = true;
    laid[place] = true;
  }

  private Crew crew() {
    var crew = new Crew();
    for (int seat = 0; seat < table.seats(); seat++) {
      for (int index = 0; index < 2; index++) {
        crew.put(Teams.piece(table.team(seat), index), bases[seat]);
      }
    }
    return crew;
  }
}
