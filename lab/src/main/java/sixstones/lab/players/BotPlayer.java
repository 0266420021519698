package sixstones.lab.players;

import sixstones.bots.Bot;
import sixstones.bots.Seen;
import sixstones.bots.Stop;
import sixstones.engine.Move;
import sixstones.engine.Position;
import sixstones.engine.chance.Chance;

/** One of our bots. */
record BotPlayer(String name, Bot bot) implements Player {

  @Override
  public <P extends Position<P, M>, M extends Move> M choose(Seen<P, M> seen, Chance chance) {
    return bot.choose(seen, chance, Stop.NEVER);
  }
}
