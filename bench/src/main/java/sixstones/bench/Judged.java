package sixstones.bench;

import java.util.ArrayList;
import java.util.List;
import sixstones.bots.Bot;
import sixstones.bots.Bots;
import sixstones.bots.Seen;
import sixstones.bots.Stop;
import sixstones.engine.Deal;
import sixstones.engine.Game;
import sixstones.engine.Move;
import sixstones.engine.MoveList;
import sixstones.engine.Position;
import sixstones.engine.chance.FastChance;
import sixstones.engine.event.Events;

/** Choices from games that bots have played, judged one after the other. */
final class Judged<P extends Position<P, M>, M extends Move> {

  private static final int CHOICES = 400;
  private static final int GAMES = 8;

  private final Game<P, M> game;
  private final List<P> choices = new ArrayList<>();
  private final MoveList<M> moves = new MoveList<>();
  private final double[] into = new double[1024];
  private final double[] shares;
  private int next;

  private Judged(Game<P, M> game) {
    this.game = game;
    var bot = Bots.get("greedy");
    var all = new ArrayList<P>();
    for (int number = 0; number < GAMES; number++) play(bot, number, all);
    for (int i = 0; i < CHOICES; i++) choices.add(all.get((int) ((long) i * all.size() / CHOICES)));
    shares = new double[game.info().fewestSeats()];
  }

  static <P extends Position<P, M>, M extends Move> Judged<P, M> of(Game<P, M> game) {
    return new Judged<>(game);
  }

  private void play(Bot bot, int number, List<P> into) {
    var chance = FastChance.of(3, number);
    var position = game.deal(Deal.of(game.info().fewestSeats(), chance));
    while (!position.isOver()) {
      moves.clear();
      position.moves(moves);
      if (moves.size() > 1) into.add(position.copy());
      var move =
          moves.size() == 1
              ? moves.get(0)
              : bot.choose(Seen.by(game, position), chance, Stop.NEVER);
      position.apply(move, Events.OFF);
    }
  }

  private P next() {
    next = (next + 1) % CHOICES;
    return choices.get(next);
  }

  double[] worths() {
    game.judgement().worths(next(), shares);
    return shares;
  }

  /** Of the moves of a choice one after the other. */
  double merit() {
    var position = next();
    moves.clear();
    position.moves(moves);
    return game.judgement().merit(position, moves.get(next % moves.size()));
  }

  double[] promises() {
    var position = next();
    moves.clear();
    position.moves(moves);
    game.judgement().promises(position, moves, into);
    return into;
  }
}
