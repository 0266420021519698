package sixstones.games.war.state;

import sixstones.engine.Fingerprint;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;
import sixstones.games.war.box.Team;

/** How a game stands: all of it but what is still to be done. */
public final class Board {

  private final Table table;
  private final Field field;
  private final Crew crew;
  private final Ledger ledger;
  private final Clock clock;

  public Board(Table table, Field field, Crew crew, Ledger ledger, Clock clock) {
    this.table = table;
    this.field = field;
    this.crew = crew;
    this.ledger = ledger;
    this.clock = clock;
  }

  public Board copy() {
    return with(field.copy());
  }

  /** The same with other tiles. */
  public Board with(Field other) {
    return new Board(table, other, crew.copy(), ledger.copy(), clock.copy());
  }

  public void addTo(Fingerprint print) {
    table.addTo(print);
    EnergyNumbers.addTo(print, field, crew, ledger);
    clock.addTo(print);
  }

  public Table table() {
    return table;
  }

  public Field field() {
    return field;
  }

  public Crew crew() {
    return crew;
  }

  public Ledger ledger() {
    return ledger;
  }

  public Clock clock() {
    return clock;
  }

  public Rulings rulings() {
    return table.rulings();
  }

  public int seats() {
    return table.seats();
  }

  /** Whether the game has ended. */
  public boolean isOver() {
    return clock.ending != Clock.Ending.NOT_YET;
  }

  /** The team on turn. */
  public Team team() {
    return table.team(clock.seat);
  }

  /** Who plays the turn: in Ebony Maw's round the player to the owner's left (W-CELL-MAW-01). */
  public int acting() {
    return clock.mawTurns > 0 ? (clock.seat + 1) % table.seats() : clock.seat;
  }

  /** Whether the character belongs to the team on turn. */
  public boolean onTurn(Piece piece) {
    return piece.team() == team();
  }

  /** Where the character's base lies. */
  public Place home(Piece piece) {
    return field.base(piece.team());
  }

  /** W-PLACE-03: no token and no piece. */
  public boolean isFree(Place place) {
    return field.lying(place) == 0 && !crew.occupied(place);
  }

  /** Puts a character on a place and remembers the visit (W-VISIT-03). */
  public void put(Piece piece, Place place) {
    crew.put(piece, place);
    if (onTurn(piece)) crew.visit(piece, place);
  }

  /** W-PLACE-06, W-PLACE-07: two tiles change places with all that is on them; nothing fires. */
  public void swapTiles(Place place, Place other) {
    field.swap(place, other);
    crew.swap(place, other);
  }

  /** Something was opened, scored, spent or taken (W-RULE-120). */
  public void progress() {
    clock.idle = 0;
    clock.progressed = true;
  }
}
