package sixstones.games.war.tiles;

import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;
import sixstones.games.war.box.Tokens;
import sixstones.games.war.state.Board;
import sixstones.games.war.steps.Manner;
import sixstones.games.war.steps.Play;
import sixstones.games.war.steps.TileEffect;

/** Brings an energy token out when it is opened, if one is left (W-CELL-ENERGY-01, W-RULE-32). */
public record EnergySource() implements TileEffect {

  @Override
  public void opened(Play play, Place place) {
    int energy = play.ledger().reserve() & Tokens.ENERGY;
    Supply.bring(play, place, Integer.lowestOneBit(energy), "W-CELL-ENERGY-01");
  }

  @Override
  public boolean actsOn(Board board, Piece piece, Manner manner) {
    return false;
  }
}
