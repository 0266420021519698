package sixstones.lab.arena;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongConsumer;
import java.util.stream.IntStream;
import sixstones.engine.Deal;
import sixstones.engine.Game;
import sixstones.engine.chance.FastChance;
import sixstones.lab.players.Player;
import sixstones.lab.players.Players;
import sixstones.lab.table.OneGame;
import sixstones.lab.table.Sitting;
import sixstones.lab.threads.Workers;

/** Plays a contest. A game depends on the seed and its number alone, whichever thread plays it. */
public final class Arena {

  private final Game<?, ?> game;
  private final Contest contest;
  private final LongConsumer progress;
  private final Path records;
  private final Ledger ledger;
  private final Map<Long, Set<Integer>> found = new HashMap<>();
  private final AtomicLong next = new AtomicLong();
  private final AtomicLong finished = new AtomicLong();
  private final AtomicBoolean settled = new AtomicBoolean();

  private Arena(Game<?, ?> game, Contest contest, LongConsumer progress) {
    this.game = game;
    this.contest = contest;
    this.progress = progress;
    records = contest.folder().resolve("records");
    try {
      Files.createDirectories(records);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    var head =
        new Ledger.Head(
            game.info().id(),
            game.info().rulesVersion(),
            contest.seats(),
            contest.bots(),
            contest.options().sorted(),
            contest.seed());
    ledger = new Ledger(contest.folder().resolve("games.jsonl"), head);
    for (var played : ledger.games()) {
      found.computeIfAbsent(played.deal(), _ -> new HashSet<>()).add(played.game());
    }
  }

  /**
   * Plays all games that the contest's folder doesn't hold yet.
   *
   * @param progress told the number of finished deals from time to time
   */
  public static Standings run(Game<?, ?> game, Contest contest, LongConsumer progress) {
    contest.bots().forEach(Players::check);
    var arena = new Arena(game, contest, progress);
    Workers.run(contest.threads(), Executors.callable(arena::work));
    return arena.standings();
  }

  private void work() {
    var players = new ArrayList<WatchedPlayer>();
    for (var words : contest.bots()) {
      players.add(new WatchedPlayer(Players.of(words, contest.patience())));
    }
    try {
      for (long deal = next.getAndIncrement();
          deal < contest.deals() && !settled.get();
          deal = next.getAndIncrement()) {
        play(deal, players);
        progress.accept(finished.incrementAndGet());
        if (contest.sprt().filter(this::isSettled).isPresent()) settled.set(true);
      }
    } finally {
      players.forEach(Player::close);
    }
  }

  private void play(long deal, List<WatchedPlayer> players) {
    var sides = sides(deal);
    var seatings = Seating.all(players.size(), sides);
    for (int number = 0; number < seatings.size(); number++) {
      if (found.getOrDefault(deal, Set.of()).contains(number)) continue;
      var bots = seatings.get(number).bots();
      var before = players.stream().map(WatchedPlayer::total).toList();
      var result =
          new OneGame<>(
                  game,
                  new Sitting(
                      bots.stream().map(bot -> (Player) players.get(bot)).toList(),
                      contest.options(),
                      contest.seed(),
                      deal,
                      deal * seatings.size() + number,
                      Optional.of(records.resolve("%06d-%02d.txt".formatted(deal, number)))))
              .play();
      var thinking = new ArrayList<Played.Thinking>();
      for (int i = 0; i < players.size(); i++) {
        thinking.add(players.get(i).total().minus(before.get(i)));
      }
      ledger.add(
          new Played(
              deal, number, bots, sides, result.shares(), result.moves(), result.why(), thinking));
    }
  }

  private List<Integer> sides(long deal) {
    var position =
        game.deal(
            new Deal(contest.seats(), contest.options(), FastChance.of(contest.seed(), deal)));
    return IntStream.range(0, contest.seats()).mapToObj(position::side).toList();
  }

  private boolean isSettled(Sprt sprt) {
    var score = Deals.of(ledger.games(), contest.bots().size()).duel(0, 1);
    return sprt.verdict(score) != Sprt.Verdict.OPEN;
  }

  private Standings standings() {
    return Standings.of(game.info(), contest, ledger.games());
  }
}
