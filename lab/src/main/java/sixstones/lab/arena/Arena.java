package sixstones.lab.arena;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongConsumer;
import sixstones.engine.Game;
import sixstones.lab.players.Players;
import sixstones.lab.threads.Workers;

/** Plays a contest on the cores of one machine, and keeps its games in a folder. */
public final class Arena {

  private final Game<?, ?> game;
  private final Contest contest;
  private final LongConsumer progress;
  private final Path records;
  private final Ledger ledger;
  private final Map<Long, Set<Integer>> found = new HashMap<>();
  private final AtomicLong next;
  private final AtomicLong finished = new AtomicLong();
  private final AtomicBoolean settled = new AtomicBoolean();

  private Arena(Game<?, ?> game, Contest contest, Path folder, LongConsumer progress) {
    this.game = game;
    this.contest = contest;
    this.progress = progress;
    next = new AtomicLong(contest.from());
    records = folder.resolve("records");
    try {
      Files.createDirectories(records);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    ledger = new Ledger(Ledger.in(folder), Ledger.Head.of(game.info(), contest));
    for (var played : ledger.games()) {
      found.computeIfAbsent(played.deal(), _ -> new HashSet<>()).add(played.game());
    }
  }

  /**
   * Plays all games that the folder doesn't hold yet.
   *
   * @param folder where games and records are kept, and found again
   * @param progress told the number of finished deals from time to time
   */
  public static Standings run(
      Game<?, ?> game, Contest contest, Path folder, int threads, LongConsumer progress) {
    Players.check(contest.bots(), game);
    var arena = new Arena(game, contest, folder, progress);
    Workers.run(threads, Executors.callable(arena::work));
    return Standings.of(game.info(), contest, arena.ledger.games());
  }

  private void work() {
    try (var games = new ContestGames(game, contest, Optional.of(records))) {
      for (long deal = next.getAndIncrement();
          deal < contest.to() && !settled.get();
          deal = next.getAndIncrement()) {
        games.play(deal, found.getOrDefault(deal, Set.of()), ledger::add);
        progress.accept(finished.incrementAndGet());
        if (contest.isSettledBy(ledger::games)) settled.set(true);
      }
    }
  }
}
