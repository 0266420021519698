package sixstones.games.war.moves;

import sixstones.engine.Move;

/** Everything a player can say. */
public sealed interface WarMove extends Move permits MainMove, FreeMove, PlaceAnswer, Answer {}
