package sixstones.lab.players;

import java.lang.management.ManagementFactory;
import java.util.function.Supplier;
import sixstones.bots.Bot;
import sixstones.bots.Seen;
import sixstones.bots.Stop;
import sixstones.engine.Move;
import sixstones.engine.Position;
import sixstones.engine.chance.Chance;

/** One of our bots. */
final class BotPlayer implements Player {

  private final String name;
  private final Supplier<Bot> bots;
  private final int millis;
  private Bot bot;

  /**
   * @param bots one for every game, so that nothing of an old one is remembered
   * @param millis the processor time that it may take for a choice; 0 as much as it likes
   */
  BotPlayer(String name, Supplier<Bot> bots, int millis) {
    this.name = name;
    this.bots = bots;
    this.millis = millis;
    bot = bots.get();
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public void begin(Beginning beginning) {
    bot = bots.get();
  }

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
