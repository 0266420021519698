package sixstones.lab.arena;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import sixstones.bots.Seen;
import sixstones.engine.Move;
import sixstones.engine.Position;
import sixstones.engine.chance.Chance;
import sixstones.lab.players.Beginning;
import sixstones.lab.players.Over;
import sixstones.lab.players.Player;

/** Notes how much a player thinks. */
final class WatchedPlayer implements Player {

  private final Player player;
  private final ThreadMXBean clock = ManagementFactory.getThreadMXBean();
  private Played.Thinking total = Played.Thinking.NONE;

  WatchedPlayer(Player player) {
    this.player = player;
  }

  Played.Thinking total() {
    return total;
  }

  @Override
  public String name() {
    return player.name();
  }

  @Override
  public <P extends Position<P, M>, M extends Move> M choose(Seen<P, M> seen, Chance chance) {
    long start = clock.getCurrentThreadCpuTime();
    var move = player.choose(seen, chance);
    long nanos = clock.getCurrentThreadCpuTime() - start;
    total = total.plus(new Played.Thinking(1, nanos, seen.redeals()));
    return move;
  }

  @Override
  public void begin(Beginning beginning) {
    player.begin(beginning);
  }

  @Override
  public void end(Over over) {
    player.end(over);
  }

  @Override
  public void close() {
    player.close();
  }
}
