package sixstones.lab.arena;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import sixstones.engine.Deal;
import sixstones.engine.Game;
import sixstones.engine.chance.FastChance;
import sixstones.lab.players.Player;
import sixstones.lab.players.Players;
import sixstones.lab.table.OneGame;
import sixstones.lab.table.Sitting;

/**
 * The games of a contest, for whoever plays them deal by deal. They depend on the seed and the
 * deal's number alone. Used by one thread.
 */
public final class ContestGames implements AutoCloseable {

  private final Game<?, ?> game;
  private final Contest contest;
  private final Optional<Path> records;
  private final List<WatchedPlayer> players;

  /**
   * @param records the folder for the records, if they are wanted
   */
  public ContestGames(Game<?, ?> game, Contest contest, Optional<Path> records) {
    this.game = game;
    this.contest = contest;
    this.records = records;
    players =
        contest.bots().stream()
            .map(words -> new WatchedPlayer(Players.of(words, contest.patience())))
            .toList();
  }

  /**
   * Plays a deal in all seatings.
   *
   * @param except the numbers of those that have been played
   * @param out is given each game as soon as it has ended
   */
  public void play(long deal, Set<Integer> except, Consumer<Played> out) {
    var sides = sides(deal);
    var seatings = Seating.all(players.size(), sides);
    for (int number = 0; number < seatings.size(); number++) {
      if (except.contains(number)) continue;
      long thoughts = deal * seatings.size() + number;
      out.accept(play(deal, number, thoughts, seatings.get(number).bots(), sides));
    }
  }

  private Played play(
      long deal, int number, long thoughts, List<Integer> bots, List<Integer> sides) {
    var before = players.stream().map(WatchedPlayer::total).toList();
    var sitting =
        new Sitting(
            bots.stream().map(bot -> (Player) players.get(bot)).toList(),
            contest.options(),
            contest.seed(),
            deal,
            thoughts,
            records.map(folder -> folder.resolve("%06d-%02d.txt".formatted(deal, number))));
    var result = new OneGame<>(game, sitting).play();
    var thinking =
        IntStream.range(0, players.size())
            .mapToObj(bot -> players.get(bot).total().minus(before.get(bot)))
            .toList();
    return new Played(
        deal, number, bots, sides, result.shares(), result.moves(), result.why(), thinking);
  }

  private List<Integer> sides(long deal) {
    var chance = FastChance.of(contest.seed(), deal);
    var position = game.deal(new Deal(contest.seats(), contest.options(), chance));
    return IntStream.range(0, contest.seats()).mapToObj(position::side).toList();
  }

  /** Sends foreign programs home. */
  @Override
  public void close() {
    players.forEach(Player::close);
  }
}
