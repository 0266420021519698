package sixstones.lab.hints;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sixstones.archive.Shelf;
import sixstones.archive.phrases.PhraseBook;
import sixstones.bots.Hint;
import sixstones.bots.Reasons;
import sixstones.bots.Seen;
import sixstones.engine.Deal;
import sixstones.engine.Game;
import sixstones.engine.Move;
import sixstones.engine.Options;
import sixstones.engine.Position;
import sixstones.engine.Seat;
import sixstones.engine.chance.FastChance;
import sixstones.engine.event.Events;
import sixstones.engine.phrase.Phrase;

/** Hints come from what the seat knows, in every game. */
class HintTest {

  private static final int LOOKS = 6;
  private static final int GAMES = 40;

  static List<Game<?, ?>> games() {
    return List.copyOf(Shelf.installed().games());
  }

  @ParameterizedTest
  @MethodSource("games")
  void adviceIsTheSameInRedealsAndWhenAskedAgain(Game<?, ?> game) {
    adviceIsTheSameIn(game);
  }

  private static <P extends Position<P, M>, M extends Move> void adviceIsTheSameIn(
      Game<P, M> game) {
    var chance = new FastChance(11);
    for (int look = 0; look < LOOKS; look++) {
      var position = somewhere(game, chance);
      if (position.isOver()) continue;
      var seat = Seat.of(position.chooser());
      var hint = Hint.of(Seen.by(game, position));
      assertThat(Hint.of(Seen.by(game, position))).isEqualTo(hint);
      assertThat(Hint.of(Seen.by(game, position.redeal(seat, chance)))).isEqualTo(hint);
      assertThat(position.choice().moves()).contains(hint.best().getFirst().move());
      assertThat(hint.best()).allSatisfy(one -> assertThat(one.chance()).isBetween(0.0, 1.0));
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyReasonIsAPhrase(Game<?, ?> game) {
    reasonsOf(game);
  }

  private static <P extends Position<P, M>, M extends Move> void reasonsOf(Game<P, M> game) {
    var book = PhraseBook.english(game.info().id());
    var position = somewhere(game, new FastChance(12));
    for (var part : game.judgement().parts(position, 0).keySet()) {
      assertThat(book.knows(game.info().id() + ".reason." + part)).as(part).isTrue();
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void whatANamedReasonSaysIsAPhraseToo(Game<?, ?> game) {
    namedReasonsOf(game);
  }

  /** What every legal move does for every part, wherever a game may stand. */
  private static <P extends Position<P, M>, M extends Move> void namedReasonsOf(Game<P, M> game) {
    var book = PhraseBook.english(game.info().id());
    var chance = new FastChance(13);
    for (int look = 0; look < LOOKS; look++) {
      var before = somewhere(game, chance);
      if (before.isOver()) continue;
      int seat = before.chooser();
      for (var move : before.choice().moves()) {
        var after = before.copy();
        after.apply(move, Events.OFF);
        if (after.isOver()) continue;
        for (var part : game.judgement().parts(after, seat).keySet()) {
          game.judgement()
              .told(part, before, after, seat)
              .ifPresent(told -> assertThat(book.knows(told.key())).as(told.key()).isTrue());
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void aMoveThatWinsIsCalledOne(Game<?, ?> game) {
    winIsCalledOne(game);
  }

  /** Goes on by chance until somebody can win by a move, whatever is hidden. */
  private static <P extends Position<P, M>, M extends Move> void winIsCalledOne(Game<P, M> game) {
    var chance = new FastChance(14);
    for (int look = 0; look < GAMES; look++) {
      var position =
          game.deal(
              new Deal(Math.max(2, game.info().fewestSeats()), Options.STANDARD, chance.copy()));
      while (!position.isOver()) {
        var moves = position.choice().moves();
        var seen = Seen.by(game, position);
        if (moves.stream().anyMatch(move -> wins(seen, move))) {
          assertThat(Hint.of(seen).best().getFirst().reason())
              .contains(Phrase.of("engine.reason.wins"));
          return;
        }
        position.apply(moves.get(chance.below(moves.size())), Events.OFF);
      }
    }
  }

  @Test
  void thatATurnMayEndAfterItSpeaksForNoMove() {
    endsSpeakForThemselves(Shelf.installed().get("war"));
  }

  private static <P extends Position<P, M>, M extends Move> void endsSpeakForThemselves(
      Game<P, M> game) {
    var chance = new FastChance(15);
    var ended = Phrase.of("war.reason.end-turn");
    for (int look = 0; look < 4 * LOOKS; look++) {
      var position = somewhere(game, chance);
      if (position.isOver()) continue;
      for (var one : Hint.of(Seen.by(game, position)).best()) {
        if (!one.move().endsTurn()) assertThat(one.reason()).isNotEqualTo(Optional.of(ended));
      }
    }
  }

  /** War at its end: the points are equal, and so is everything that decides then. */
  @Test
  void aVictoryThatIsSharedIsNotCalledOne() {
    sharedIsNoWin(Shelf.installed().get("war"));
  }

  private static <P extends Position<P, M>, M extends Move> void sharedIsNoWin(Game<P, M> game) {
    var chance = new FastChance(5);
    int shared = 0;
    while (shared < 3) {
      var position = game.deal(new Deal(2, Options.STANDARD, chance.copy()));
      P before = position.copy();
      while (!position.isOver()) {
        before = position.copy();
        var moves = position.choice().moves();
        position.apply(moves.get(chance.below(moves.size())), Events.OFF);
      }
      if (Integer.bitCount(position.outcome().winners()) < 2) continue;
      shared++;
      var reasons = new Reasons<>(Seen.by(game, before));
      reasons.compare(position, before);
      assertThat(reasons.win()).isEmpty();
    }
  }

  private static <P extends Position<P, M>, M extends Move> boolean wins(Seen<P, M> seen, M move) {
    return IntStream.range(0, 9)
        .allMatch(
            n -> {
              var redeal = seen.redeal(new FastChance(n));
              redeal.apply(move, Events.OFF);
              return redeal.isOver()
                  && redeal.outcome().share(seen.seat().index(), seen.game().info().teams()) == 1;
            });
  }

  private static <P extends Position<P, M>, M extends Move> P somewhere(
      Game<P, M> game, FastChance chance) {
    int seats = Math.max(2, game.info().fewestSeats());
    var position = game.deal(new Deal(seats, Options.STANDARD, chance.copy()));
    for (int i = 4 + chance.below(30); i > 0 && !position.isOver(); i--) {
      var moves = position.choice().moves();
      position.apply(moves.get(chance.below(moves.size())), Events.OFF);
    }
    return position;
  }
}
