package sixstones.lab.learning;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.function.LongConsumer;
import sixstones.bots.Seen;
import sixstones.engine.Deal;
import sixstones.engine.Game;
import sixstones.engine.Move;
import sixstones.engine.MoveList;
import sixstones.engine.Options;
import sixstones.engine.Position;
import sixstones.engine.chance.FastChance;
import sixstones.engine.event.Events;
import sixstones.engine.features.Features;
import sixstones.lab.players.Beginning;
import sixstones.lab.players.Player;
import sixstones.lab.players.Players;
import sixstones.lab.threads.Pile;
import sixstones.lab.threads.Workers;

/** Bots play against each other, and some positions of every game are written down. */
public final class SelfPlay<P extends Position<P, M>, M extends Move> {

  /** Every so many choices one move is made at random, so that odd positions are seen as well. */
  private static final int ODD = 25;

  /** One of so many positions is written down: neighbours tell the same. */
  private static final int SPARSE = 3;

  /**
   * What is played.
   *
   * @param bots as words of the command line; game by game they change seats
   */
  public record Plan(
      List<String> bots, int seats, Options options, long games, long seed, int threads) {

    public Plan {
      bots = List.copyOf(bots);
    }
  }

  private final Game<P, M> game;
  private final Features<P> features;
  private final Plan plan;

  private SelfPlay(Game<P, M> game, Plan plan) {
    this.game = game;
    this.plan = plan;
    features =
        game.judgement()
            .scales()
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        game.info().id() + " has no judgement that learns."))
            .features();
  }

  /** Plays all games into a file. */
  public static <P extends Position<P, M>, M extends Move> void run(
      Game<P, M> game, Plan plan, Path file, LongConsumer progress) throws IOException {
    Players.check(plan.bots(), game);
    try (var out = Files.newBufferedWriter(file)) {
      new SelfPlay<>(game, plan).play(out, progress);
    }
  }

  private void play(Writer out, LongConsumer progress) {
    var games = Pile.of(plan.games(), progress);
    Workers.run(plan.threads(), Executors.callable(() -> work(out, games)));
  }

  private void work(Writer out, Pile games) {
    var players = plan.bots().stream().map(bot -> Players.of(bot, Duration.ofSeconds(10))).toList();
    try {
      games.each(n -> write(out, play(n, players)));
    } finally {
      players.forEach(Player::close);
    }
  }

  private static void write(Writer out, List<Lesson> lessons) {
    var text = new StringBuilder();
    for (var lesson : lessons) text.append(lesson.line()).append('\n');
    try {
      synchronized (out) {
        out.write(text.toString());
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private List<Lesson> play(long number, List<Player> players) {
    var chance = FastChance.of(~plan.seed(), number);
    var position =
        game.deal(new Deal(plan.seats(), plan.options(), FastChance.of(plan.seed(), number)));
    var moves = new MoveList<M>();
    var met = new ArrayList<P>();
    for (int seat = 0; seat < plan.seats(); seat++) {
      seated(players, seat, number)
          .begin(new Beginning(game.info(), plan.options(), seat, plan.seats()));
    }
    while (!position.isOver()) {
      if (chance.below(SPARSE) == 0) met.add(position.copy());
      moves.clear();
      position.moves(moves);
      var player = seated(players, position.chooser(), number);
      boolean odd = chance.below(ODD) == 0;
      position.apply(
          moves.size() == 1 || odd
              ? moves.get(chance.below(moves.size()))
              : player.choose(Seen.by(game, position), chance),
          Events.OFF);
    }
    var end = position;
    return met.stream().map(one -> lesson(number, one, end)).toList();
  }

  /** The bots change seats from game to game. */
  private static Player seated(List<Player> players, int seat, long number) {
    return players.get((int) ((seat + number) % players.size()));
  }

  private Lesson lesson(long number, P position, P end) {
    int sides = features.sides(position);
    var look = features.look(position);
    var numbers = new double[sides][features.names().size()];
    for (int side = 0; side < sides; side++) look.fill(side, numbers[side]);
    return new Lesson(number, look.stage(), shares(end, sides), numbers);
  }

  /** What no seat's side has won goes to the side that nobody plays. */
  private double[] shares(P end, int sides) {
    var shares = new double[sides];
    var played = new boolean[sides];
    var outcome = end.outcome();
    for (int seat = 0; seat < end.seats(); seat++) {
      int side = features.side(end, seat);
      shares[side] = outcome.share(seat, game.info().teams());
      played[side] = true;
    }
    double rest = 1;
    for (double share : shares) rest -= share;
    for (int side = 0; side < sides; side++) if (!played[side]) shares[side] = rest;
    return shares;
  }
}
