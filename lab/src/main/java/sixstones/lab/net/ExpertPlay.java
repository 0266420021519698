package sixstones.lab.net;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.function.LongConsumer;
import sixstones.bots.Advice;
import sixstones.bots.Effort;
import sixstones.bots.Seen;
import sixstones.bots.search.Search;
import sixstones.engine.Deal;
import sixstones.engine.Game;
import sixstones.engine.Move;
import sixstones.engine.MoveList;
import sixstones.engine.Options;
import sixstones.engine.Position;
import sixstones.engine.chance.Chance;
import sixstones.engine.chance.FastChance;
import sixstones.engine.event.Events;
import sixstones.engine.net.Marks;
import sixstones.lab.threads.Pile;
import sixstones.lab.threads.Workers;

/** A search plays against itself, and what it found out about every choice is written down. */
public final class ExpertPlay<P extends Position<P, M>, M extends Move> {

  /** So many choices of a game are made as likely as they were tried, so that games differ. */
  private static final int OPENING = 12;

  /** Every so many choices one move is made at random, so that odd positions are seen as well. */
  private static final int ODD = 30;

  private static final int PARTS = 1 << 24;

  /**
   * What is played.
   *
   * @param tries how often each choice is tried
   */
  public record Plan(int tries, int seats, Options options, long games, long seed, int threads) {}

  private final Game<P, M> game;
  private final Marks<P, M> marks;
  private final Plan plan;

  private ExpertPlay(Game<P, M> game, Marks<P, M> marks, Plan plan) {
    this.game = game;
    this.marks = marks;
    this.plan = plan;
  }

  /** Plays all games into a file. */
  public static <P extends Position<P, M>, M extends Move> void run(
      Game<P, M> game, Marks<P, M> marks, Plan plan, Path file, LongConsumer progress)
      throws IOException {
    var play = new ExpertPlay<>(game, marks, plan);
    try (var out = new ExampleFile(file, marks.count())) {
      var games = Pile.of(plan.games(), progress);
      Workers.run(
          plan.threads(),
          Executors.callable(() -> games.each(number -> out.add(play.examples(number)))));
    }
  }

  /** A choice that was thought about; who wins is not known yet. */
  private record Thought<P, M extends Move>(P position, Advice<M> advice) {}

  private List<Example> examples(long number) {
    var chance = FastChance.of(~plan.seed(), number);
    var deal = new Deal(plan.seats(), plan.options(), FastChance.of(plan.seed(), number));
    var position = game.deal(deal);
    var moves = new MoveList<M>();
    var thoughts = new ArrayList<Thought<P, M>>();
    while (!position.isOver()) {
      moves.clear();
      position.moves(moves);
      if (moves.size() == 1) {
        position.apply(moves.get(0), Events.OFF);
        continue;
      }
      var advice = new Search<>(Seen.by(game, position), chance).think(Effort.tries(plan.tries()));
      thoughts.add(new Thought<>(position.copy(), advice));
      boolean odd = chance.below(ODD) == 0;
      var move =
          odd
              ? moves.get(chance.below(moves.size()))
              : thoughts.size() < OPENING ? drawn(advice, chance) : advice.best();
      position.apply(move, Events.OFF);
    }
    var end = position;
    return thoughts.stream().map(thought -> example(number, thought, end)).toList();
  }

  private M drawn(Advice<M> advice, Chance chance) {
    double left = (double) chance.below(PARTS) / PARTS * advice.tries();
    for (var one : advice.ranked()) {
      left -= one.tries();
      if (left < 0) return one.move();
    }
    return advice.best();
  }

  private Example example(long number, Thought<P, M> thought, P end) {
    var position = thought.position();
    var ranked = thought.advice().ranked();
    var set = new int[marks.most()];
    int count = marks.of(position, set);
    // Who judges positions alone learns nothing from moves.
    int moves = marks.kinds() == 0 ? 0 : ranked.size();
    var kinds = new int[moves];
    var tried = new float[moves];
    for (int i = 0; i < kinds.length; i++) {
      kinds[i] = marks.kind(ranked.get(i).move());
      tried[i] = (float) ranked.get(i).tries() / thought.advice().tries();
    }
    var shares = shares(position, ranked.getFirst().shares(), end);
    return new Example(number, Arrays.copyOf(set, count), shares, kinds, tried);
  }

  /**
   * Half of what came is luck: what was foreseen counts as much. What no seat's side has won goes
   * to the side that nobody plays.
   */
  private float[] shares(P position, List<Double> foreseen, P end) {
    int own = position.side(position.chooser());
    int sides = marks.sides(position);
    var shares = new float[sides];
    var played = new boolean[sides];
    for (int seat = 0; seat < end.seats(); seat++) {
      double came = end.outcome().share(seat, game.info().teams());
      int side = Marks.fromOwn(end.side(seat), own, sides);
      shares[side] = (float) (came + foreseen.get(seat)) / 2;
      played[side] = true;
    }
    float rest = 1;
    for (float share : shares) rest -= share;
    for (int side = 0; side < sides; side++) if (!played[side]) shares[side] = Math.max(0, rest);
    return shares;
  }
}
