package sixstones.lab.players;

import java.lang.management.ManagementFactory;
import sixstones.bots.Bot;
import sixstones.bots.Seen;
import sixstones.bots.Stop;
import sixstones.engine.Move;
import sixstones.engine.Position;
import sixstones.engine.chance.Chance;

/**
 * One of our bots.
 *
 * @param millis the processor time that it may take for a choice; 0 as much as it likes
 */
record BotPlayer(String name, Bot bot, int millis) implements Player {

  @Override
  public <P extends Position<P, M>, M extends Move> M choose(Seen<P, M> seen, Chance chance) {
    return bot.choose(seen, chance, millis == 0 ? Stop.NEVER : after(millis));
  }

  /** Processor time, so that a busy machine weakens nobody. */
  private static Stop after(int millis) {
    var clock = ManagementFactory.getThreadMXBean();
    long end = clock.getCurrentThreadCpuTime() + millis * 1_000_000L;
    return () -> clock.getCurrentThreadCpuTime() >= end;
  }
}
