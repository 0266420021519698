package sixstones.server.bots;

import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongSupplier;
import sixstones.bots.Bot;
import sixstones.bots.Bots;
import sixstones.bots.GreedyBot;
import sixstones.bots.RandomBot;
import sixstones.bots.Seen;
import sixstones.bots.search.Memory;
import sixstones.engine.Game;
import sixstones.engine.Move;
import sixstones.engine.Position;
import sixstones.engine.Spectator;
import sixstones.engine.chance.FastChance;
import sixstones.server.play.Play;

/** Gives a bot what its seat knows, and a time budget. */
public final class Minds {

  /** For questions that the others must not notice: a pause would tell of them. */
  private static final Bot QUICK = new GreedyBot();

  /** How many moves the thoughts of all bots may hold: about fifty megabytes. */
  private static final int THOUGHTS = 1_000_000;

  private final Memory memory = new Memory(THOUGHTS);
  private final LongSupplier seeds;
  private final Duration budget;

  /**
   * @param seeds what each decision's chance grows from
   */
  public Minds(LongSupplier seeds, Duration budget) {
    this.seeds = seeds;
    this.budget = budget;
  }

  /**
   * @param taste the way of playing that the bot is fond of
   * @param pleas the things that partners have pointed at
   */
  Thought thought(Play<?, ?> play, String level, Optional<String> taste, Set<String> pleas) {
    var fidgets = play.fidgets();
    return play.lookedAt(
        new Play.Look<Thought>() {
          @Override
          public <P extends Position<P, M>, M extends Move> Thought at(
              Game<P, M> game, P position) {
            var asked = Seen.by(game, position).without(fidgets).asked(pleas);
            var seen = taste.map(asked::fondOf).orElse(asked);
            var bot = isSecret(position) ? QUICK : Bots.remembering(level, memory);
            return new Thought() {
              @Override
              public String move() {
                return choose(bot, seen);
              }

              @Override
              public String anyMove() {
                return choose(new RandomBot(), seen);
              }
            };
          }
        });
  }

  private static boolean isSecret(Position<?, ?> position) {
    return position.chooserFor(Spectator.SPECTATOR) == Position.SOMEBODY;
  }

  private <P extends Position<P, M>, M extends Move> String choose(Bot bot, Seen<P, M> seen) {
    long end = System.nanoTime() + budget.toNanos();
    return bot.choose(
            seen,
            new FastChance(seeds.getAsLong()),
            () -> System.nanoTime() - end > 0 || Thread.currentThread().isInterrupted())
        .notation();
  }
}
