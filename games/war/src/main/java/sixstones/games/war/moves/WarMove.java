package sixstones.games.war.moves;

import sixstones.engine.Move;
import sixstones.games.war.box.Board;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Token;

/**
 * Everything a player can say. Numbers are those of {@link Piece}, {@link Token}, {@link Board}.
 */
public sealed interface WarMove extends Move permits MainMove, FreeMove, PlaceAnswer, Answer {}
