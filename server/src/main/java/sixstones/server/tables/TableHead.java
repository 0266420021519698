package sixstones.server.tables;

import java.time.Instant;
import sixstones.engine.Deal;
import sixstones.engine.Options;
import sixstones.engine.chance.FairChance;
import sixstones.engine.chance.Seed;

/**
 * What is fixed when a table is made.
 *
 * @param host the visitor who made it, by the hash of his secret
 * @param seed leaves the server only after the end
 */
public record TableHead(
    String id,
    String game,
    int seats,
    Options options,
    Seed seed,
    String host,
    Visibility visibility,
    boolean spectators,
    Instant createdAt) {

  /** What the game begins with. */
  public Deal deal() {
    return new Deal(seats, options, new FairChance(seed));
  }

  public TableHead with(Options agreed) {
    return new TableHead(id, game, seats, agreed, seed, host, visibility, spectators, createdAt);
  }
}
