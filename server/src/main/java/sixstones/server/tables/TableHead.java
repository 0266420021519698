package sixstones.server.tables;

import java.time.Instant;
import sixstones.engine.Deal;
import sixstones.engine.Options;
import sixstones.engine.chance.Chance;
import sixstones.engine.chance.FairChance;
import sixstones.engine.chance.Seed;
import sixstones.engine.chance.Shares;

/**
 * What is fixed when a table is made.
 *
 * @param host the visitor who made it, by the hash of his secret
 * @param seed the server's own; leaves it only after the end
 * @param shares what people have added to it; none before everybody has
 */
public record TableHead(
    String id,
    String game,
    int seats,
    Options options,
    Seed seed,
    Shares shares,
    String host,
    Visibility visibility,
    boolean spectators,
    TimeControl time,
    Instant createdAt) {

  /** As it is when a table without clocks is made: nobody has added anything yet. */
  public TableHead(
      String id,
      String game,
      int seats,
      Options options,
      Seed seed,
      String host,
      Visibility visibility,
      boolean spectators,
      Instant createdAt) {
    this(
        id,
        game,
        seats,
        options,
        seed,
        Shares.NONE,
        host,
        visibility,
        spectators,
        TimeControl.NONE,
        createdAt);
  }

  /** What the game begins with. */
  public Deal deal() {
    return deal(new FairChance(dealtFrom()));
  }

  /** What it begins with where chance comes from somewhere else. */
  public Deal deal(Chance chance) {
    return new Deal(seats, options, chance);
  }

  /** What all chance of the game is drawn from. */
  public Seed dealtFrom() {
    return shares.mixedWith(seed);
  }

  public TableHead with(Options agreed) {
    return with(agreed, shares);
  }

  TableHead with(Options agreed, Shares added) {
    return new TableHead(
        id, game, seats, agreed, seed, added, host, visibility, spectators, time, createdAt);
  }
}
