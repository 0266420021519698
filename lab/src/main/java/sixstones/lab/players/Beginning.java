package sixstones.lab.players;

import sixstones.engine.GameInfo;
import sixstones.engine.Options;

/** What a player is told before a game: everything that is agreed, nothing that is dealt. */
public record Beginning(GameInfo game, Options options, int seat, int seats) {}
