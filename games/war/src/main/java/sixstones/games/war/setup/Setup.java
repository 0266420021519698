package sixstones.games.war.setup;

import java.util.ArrayList;
import java.util.List;
import sixstones.engine.BadDeal;
import sixstones.engine.Deal;
import sixstones.engine.Options;
import sixstones.engine.chance.Chance;
import sixstones.engine.event.Events;
import sixstones.engine.phrase.Arg;
import sixstones.engine.phrase.Phrase;
import sixstones.engine.step.StepStack;
import sixstones.games.war.WarOptions;
import sixstones.games.war.WarPosition;
import sixstones.games.war.arrival.Opening;
import sixstones.games.war.box.LaidTile;
import sixstones.games.war.box.Layout;
import sixstones.games.war.box.Place;
import sixstones.games.war.box.Team;
import sixstones.games.war.box.TileKind;
import sixstones.games.war.box.TileSet;
import sixstones.games.war.log.Log;
import sixstones.games.war.state.Board;
import sixstones.games.war.state.Clock;
import sixstones.games.war.state.Crew;
import sixstones.games.war.state.Field;
import sixstones.games.war.state.Ledger;
import sixstones.games.war.state.Table;
import sixstones.games.war.steps.Step;
import sixstones.games.war.turn.TakeTurn;
import sixstones.games.war.turn.Turns;

/** The set-up (W-SETUP). */
public final class Setup {

  private final Table table;
  private final BaseSlots slots;
  private final Field field;
  private final boolean[] used = new boolean[TileSet.SIZE];
  private final boolean[] laid = new boolean[Place.TILES.length];

  private Setup(Table table, BaseSlots slots) {
    this.table = table;
    this.slots = slots;
    field = new Field(table.tiles());
  }

  public static WarPosition deal(Deal deal) {
    var chance = deal.chance();
    var teams = new TeamDraw(deal);
    var table = table(deal.options(), teams.teams());
    var slots = new BaseSlots(table, chance);
    var layout = Layout.named(deal.options().get(WarOptions.LAYOUT));
    var open = new ArrayList<>(layout.open());
    open.addAll(ownTiles(deal.options().get(WarOptions.OPEN_TILES)));
    var setup = new Setup(table, slots);
    setup.layBases();
    open.forEach(setup::layOpen);
    new ClosedTiles(setup.field, setup.used, setup.laid, layout.mixed()).fill(chance);
    int first = chance.below(deal.seats());
    var position = setup.begin(first, chance);
    var brought = new Events.Kept();
    for (var tile : open) Opening.laidOpen(position.toldTo(brought), tile.place());
    return position.after(
        out -> {
          var log = new Log(out);
          teams.tell(log);
          slots.tell(log);
          log.drawn(Log.phrase("drew.first"), Log.teams(table.teams()), first, "W-SETUP-17");
          brought.list().forEach(out::emit);
        });
  }

  /** What stays the same in a game with these options and teams. */
  public static Table table(Options options, List<Team> teams) {
    return new Table(options, WarOptions.rulings(options), Blanks.of(options), teams);
  }

  /** W-SETUP-19. */
  private static List<LaidTile> ownTiles(String text) {
    try {
      return LaidTile.readAll(text);
    } catch (IllegalArgumentException e) {
      throw new BadDeal(
          Phrase.of("war.deal.tiles").with("why", new Arg.Text(String.valueOf(e.getMessage()))),
          "The open tiles can't be laid. " + e.getMessage() + ".");
    }
  }

  private void layBases() {
    for (int seat = 0; seat < table.seats(); seat++) {
      var variant = table.team(seat).base();
      open(slots.place(seat), TilePick.find(table, TileKind.TEAM_BASE, variant, used), 0);
    }
  }

  private void layOpen(LaidTile tile) {
    var place = tile.place();
    if (laid[place.index()]) throw cannot(tile, "a base or another tile lies there");
    if (tile.kind() == TileKind.TEAM_BASE && !place.isOnRing()) {
      // W-SETUP-20.
      throw cannot(tile, "open team bases lie in the outer ring");
    }
    int index = TilePick.find(table, tile.kind(), tile.variant(), used);
    if (index == TilePick.NONE) throw cannot(tile, "no such tile is left");
    open(place, index, tile.turns());
  }

  private BadDeal cannot(LaidTile tile, String why) {
    return new BadDeal(
        Phrase.of("war.deal.tiles").with("why", new Arg.Text(tile.text() + ": " + why)),
        "The open tiles can't be laid for %d players. \"%s\": %s."
            .formatted(table.seats(), tile.text(), why));
  }

  private void open(Place place, int index, int turns) {
    field.lay(place, index);
    field.open(place);
    field.turn(place, turns);
    used[index] = true;
    laid[place.index()] = true;
  }

  private WarPosition begin(int first, Chance chance) {
    var board = new Board(table, field, crew(), new Ledger(table.seats()), new Clock());
    board.clock().seat = first;
    board.ledger().leaveInBox(table.tiles().absent());
    Turns.start(board);
    var steps = new StepStack<Step>();
    steps.push(TakeTurn.STEP);
    return new WarPosition(board, chance, steps);
  }

  private Crew crew() {
    var crew = new Crew();
    for (int seat = 0; seat < table.seats(); seat++) {
      for (var piece : table.team(seat).pieces()) crew.put(piece, slots.place(seat));
    }
    return crew;
  }
}
