package sixstones.games.war.tiles;

import sixstones.engine.event.Events;
import sixstones.games.war.WarPosition;
import sixstones.games.war.arrival.Manner;
import sixstones.games.war.arrival.TileEffect;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;
import sixstones.games.war.box.Tokens;

/** Brings an energy token out when it is opened, if one is left (W-CELL-ENERGY-01, W-RULE-32). */
public record EnergySource() implements TileEffect {

  @Override
  public void opened(WarPosition position, Place place, Events out) {
    int energy = position.ledger().reserve() & Tokens.ENERGY;
    Supply.bring(position, place, Integer.lowestOneBit(energy), out, "W-CELL-ENERGY-01");
  }

  @Override
  public boolean actsOn(WarPosition position, Piece piece, Manner manner) {
    return false;
  }
}
