package sixstones.bots;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import sixstones.bots.search.Search;
import sixstones.engine.Game;
import sixstones.engine.Move;
import sixstones.engine.MoveList;
import sixstones.engine.Position;
import sixstones.engine.Seat;
import sixstones.engine.chance.FastChance;
import sixstones.engine.event.Events;
import sixstones.engine.phrase.Phrase;

/**
 * What a partner is up to in its next turn: it imagines how the others get there, from what its own
 * seat knows, and thinks its turn over. The same position gets the same answer.
 */
public final class Intent<P extends Position<P, M>, M extends Move> {

  /** How often the way there is imagined; what is meant in half of these is said. */
  private static final int IMAGINED = 4;

  private static final int TRIES = 60;

  /** Choices until the end of the own next turn. */
  private static final int LONGEST_WAY = 100;

  private static final int MOST_SAID = 3;

  private final Game<P, M> game;
  private final Seat seat;
  private final Optional<String> taste;
  private final Set<String> pleas;
  private final FastChance chance;
  private final MoveList<M> moves = new MoveList<>();

  private Intent(
      Game<P, M> game, Seat seat, Optional<String> taste, Set<String> pleas, FastChance chance) {
    this.game = game;
    this.seat = seat;
    this.taste = taste;
    this.pleas = pleas;
    this.chance = chance;
  }

  /**
   * What a seat means to do next, in the order of doing it; nothing if that depends on too much.
   *
   * @param taste the way of playing that it is fond of
   * @param pleas the things that its partners have pointed at
   */
  public static <P extends Position<P, M>, M extends Move> List<Phrase> of(
      Game<P, M> game, P position, Seat seat, Optional<String> taste, Set<String> pleas) {
    var chance = new FastChance(position.key(seat));
    return new Intent<>(game, seat, taste, pleas, chance).said(position);
  }

  private List<Phrase> said(P position) {
    var turns = new ArrayList<List<Phrase>>();
    for (int i = 0; i < IMAGINED; i++) turns.add(aims(position.redeal(seat, chance)));
    return turns.stream()
        .map(turn -> turn.stream().filter(aim -> isAgreed(aim, turns)).toList())
        .max(Comparator.comparingInt(List::size))
        .orElseThrow()
        .stream()
        .limit(MOST_SAID)
        .toList();
  }

  private static boolean isAgreed(Phrase aim, List<List<Phrase>> turns) {
    return 2 * turns.stream().filter(turn -> turn.contains(aim)).count() >= turns.size();
  }

  /** What is done in the next turn that has an aim; answers to questions before it have none. */
  private List<Phrase> aims(P position) {
    var aims = new ArrayList<Phrase>();
    for (int i = 0; i < LONGEST_WAY && !position.isOver(); i++) {
      boolean mine = position.chooser() == seat.index();
      if (!mine && !aims.isEmpty()) break;
      var move = mine ? thoughtOver(seen(position)) : likely(position);
      if (mine) move.aim().filter(aim -> !aims.contains(aim)).ifPresent(aims::add);
      position.apply(move, Events.OFF);
    }
    return aims;
  }

  private Seen<P, M> seen(P position) {
    var asked = Seen.by(game, position).asked(pleas);
    return taste.map(asked::fondOf).orElse(asked);
  }

  private M likely(P position) {
    moves.clear();
    position.moves(moves);
    var merits = new double[moves.size()];
    game.judgement().merits(position, moves, merits);
    int best = 0;
    for (int i = 1; i < merits.length; i++) if (merits[i] > merits[best]) best = i;
    return moves.get(best);
  }

  private M thoughtOver(Seen<P, M> seen) {
    if (seen.moves().size() == 1) return seen.moves().getFirst();
    return new Search<>(seen, chance).think(Effort.tries(TRIES)).ranked().getFirst().move();
  }
}
