package sixstones.bots.review;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongConsumer;
import java.util.stream.IntStream;
import sixstones.bots.Advice;
import sixstones.bots.Effort;
import sixstones.bots.Seen;
import sixstones.bots.search.Level;
import sixstones.bots.search.Search;
import sixstones.engine.Deal;
import sixstones.engine.Game;
import sixstones.engine.Move;
import sixstones.engine.MoveList;
import sixstones.engine.Position;
import sixstones.engine.Seat;
import sixstones.engine.chance.FastChance;
import sixstones.engine.event.Events;
import sixstones.engine.match.Match;
import sixstones.engine.record.GameRecord;

/** Looks back at a finished game. The same game gets the same review. */
public final class Reviewer<P extends Position<P, M>, M extends Move> {

  /** How often a whole game is tried; a long one looks at each choice less closely. */
  private static final int TRIES = 100_000;

  private static final int FEWEST = 120;

  private final Game<P, M> game;
  private final GameRecord record;
  private final int tries;

  private Reviewer(Game<P, M> game, GameRecord record, int tries) {
    this.game = game;
    this.record = record;
    this.tries = tries;
  }

  /** How often each choice is tried if nobody says otherwise: some seconds for a game. */
  public static int tries(Game<?, ?> game, GameRecord record) {
    // Moves that matter are tried once more, each by itself: less than a careful look is enough.
    int most = Math.max(FEWEST, Level.HARD.tries(game.judgement().style()) / 3);
    return Math.clamp(TRIES / Math.max(1, record.moves().size()), FEWEST, most);
  }

  /**
   * Reviews a record whose moves are legal and whose game is over.
   *
   * @param tries how often each choice is tried
   * @param progress hears how many moves have been looked at
   */
  public static <P extends Position<P, M>, M extends Move> Review review(
      Game<P, M> game, GameRecord record, int tries, LongConsumer progress) {
    return new Reviewer<>(game, record, tries).review(progress);
  }

  private Review review(LongConsumer progress) {
    var deal = new Deal(record.seats(), record.options(), record.freshChance());
    var match = Match.begin(game, deal, Events.OFF);
    var looks = new ArrayList<Look>();
    for (int i = 0; i < record.moves().size(); i++) {
      var line = record.moves().get(i);
      var made = game.readMove(line.notation());
      if (match.position().choice().moves().size() > 1) {
        looks.add(look(i, match.position(), match.position().meant(made)));
      }
      match.play(Seat.of(line.seat()), made);
      progress.accept(i + 1);
    }
    var end = match.position();
    var outcome = end.outcome();
    boolean teams = game.info().teams();
    return new Review(
        record.moves().size(),
        looks,
        seats(end).map(end::side).boxed().toList(),
        seats(end).mapToObj(seat -> outcome.share(seat, teams)).toList());
  }

  private IntStream seats(P position) {
    return IntStream.range(0, position.seats());
  }

  private Look look(int number, P position, M made) {
    var seen = Seen.by(game, position);
    var advice = thought(seen, tries);
    var open =
        thought(Seen.openly(game, position), Math.max(1, tries / 4)).ranked().getFirst().shares();
    var best = advice.ranked().getFirst();
    var said = new Said(position.chooser(), made.notation(), position.label(made));
    if (made.equals(best.move())) {
      return praised(number, position, said, advice, open);
    }
    var with = thought(seen.between(List.of(best.move())), tries).ranked().getFirst();
    var without = thought(seen.between(List.of(made)), tries).ranked().getFirst();
    double error = Math.hypot(with.error(), without.error());
    double behind = with.chance() - without.chance();
    // Many small doubts would add up to a reproach: what isn't certain is no loss.
    double loss = behind > 2 * error ? behind : 0;
    return new Look(
        number,
        said,
        line(position, advice.line()),
        loss,
        error,
        Mark.ofLoss(loss),
        loss > 0 ? with.shares() : without.shares(),
        without.shares(),
        open);
  }

  private Look praised(int number, P position, Said made, Advice<M> advice, List<Double> open) {
    var best = advice.ranked().get(0);
    var next = advice.ranked().get(1);
    return new Look(
        number,
        made,
        line(position, advice.line()),
        0,
        best.error(),
        Mark.ofLead(
            best.chance() - next.chance(), Math.hypot(best.error(), next.error()), best.liking()),
        best.shares(),
        best.shares(),
        open);
  }

  private Advice<M> thought(Seen<P, M> seen, int tries) {
    return new Search<>(seen, new FastChance(seen.key())).think(Effort.tries(tries));
  }

  /** As far as the line is possible with the cards as they really lay. */
  private List<Said> line(P position, List<M> moves) {
    var said = new ArrayList<Said>();
    var at = position.copy();
    for (var move : moves) {
      if (!said.isEmpty()) force(at);
      if (at.isOver() || at.refusal(move) != null) break;
      said.add(new Said(at.chooser(), move.notation(), at.label(move)));
      at.apply(move, Events.OFF);
    }
    return said;
  }

  /** The search passes over choices that are none. */
  private void force(P position) {
    var moves = new MoveList<M>();
    while (!position.isOver()) {
      moves.clear();
      position.moves(moves);
      if (moves.size() != 1) return;
      position.apply(moves.get(0), Events.OFF);
    }
  }
}
