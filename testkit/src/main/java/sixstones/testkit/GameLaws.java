package sixstones.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sixstones.archive.phrases.PhraseBook;
import sixstones.engine.Game;
import sixstones.engine.Move;
import sixstones.engine.MoveList;
import sixstones.engine.Position;
import sixstones.engine.Seat;
import sixstones.engine.Viewer;
import sixstones.engine.chance.Chance;
import sixstones.engine.chance.FastChance;
import sixstones.engine.event.Event;
import sixstones.engine.event.Events;
import sixstones.engine.phrase.Arg;
import sixstones.engine.phrase.Phrase;

/**
 * What holds for every game, tried on random games. A game's test extends this and adds its own
 * invariants.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class GameLaws<P extends Position<P, M>, M extends Move> {

  /** The law that a game's invariants are tried by. */
  public static final String INVARIANTS = "everyGameEndsAndKeepsItsInvariants";

  private static final int INSPECTIONS = 12;

  protected abstract Game<P, M> game();

  /** The kinds of tables to try: all seat counts, options that matter. */
  protected abstract Stream<TableShape> shapes();

  /** The same for those who run laws one by one. */
  public final List<TableShape> tables() {
    return shapes().toList();
  }

  /** What must be true of every position the rules can reach. */
  protected abstract void invariants(P position);

  /**
   * The position with identical pieces exchanged (two cards of one name, say), independent of this
   * one; none if the game has no such pieces.
   */
  protected Optional<P> withTwinsExchanged(P position) {
    return Optional.empty();
  }

  /** Whether everybody may know a move as it was made; a pick among hidden things is not. */
  protected boolean isPublic(M move) {
    return true;
  }

  /** How many random games are played to the end for each kind of table. */
  protected int games() {
    return 300;
  }

  /** How many of them are looked at closely. */
  protected int closeLooks() {
    return 6;
  }

  /** No game is longer; the rules see to that. */
  protected int longestGame() {
    return 20_000;
  }

  @ParameterizedTest
  @MethodSource("shapes")
  void everyGameEndsAndKeepsItsInvariants(TableShape shape) {
    var moves = new MoveList<M>();
    for (int seed = 0; seed < Share.of(games(), 5); seed++) {
      var position = game().deal(shape.deal(seed));
      var chance = new FastChance(seed);
      invariants(position);
      for (int i = 0; !position.isOver(); i++) {
        if (i > longestGame()) fail("game " + seed + " does not end");
        moves.clear();
        position.moves(moves);
        if (moves.size() == 0) fail("nobody can move in " + position.text());
        position.apply(moves.get(chance.below(moves.size())), Events.OFF);
        invariants(position);
      }
      assertThat(position.outcome().scores()).hasSize(shape.seats());
    }
  }

  @ParameterizedTest
  @MethodSource("shapes")
  void everyOfferedMoveIsLegalAndItsNotationReadsBack(TableShape shape) {
    alongRandomGames(
        shape,
        (position, _) -> {
          var notations = new ArrayList<String>();
          for (var move : position.choice().moves()) {
            assertThat(position.refusal(move)).as(move.notation()).isNull();
            assertThat(game().readMove(move.notation())).isEqualTo(move);
            assertThat(game().readMove(move.notation()).notation()).isEqualTo(move.notation());
            notations.add(move.notation());
          }
          assertThat(notations).doesNotHaveDuplicates();
        });
  }

  @ParameterizedTest
  @MethodSource("shapes")
  void whatIsNotOfferedIsRefusedAndChangesNothing(TableShape shape) {
    var heard = new ArrayList<M>();
    alongRandomGames(
        shape,
        (position, chance) -> {
          var offered = position.choice().moves();
          if (heard.size() < 400) heard.addAll(offered);
          var before = position.text();
          for (int i = 0; i < 40; i++) {
            var move = heard.get(chance.below(heard.size()));
            var refusal = position.refusal(move);
            assertThat(refusal == null).as(move.notation()).isEqualTo(offered.contains(move));
            if (refusal != null) assertThat(refusal.rule()).isNotBlank();
          }
          assertThat(position.text()).isEqualTo(before);
        });
  }

  @ParameterizedTest
  @MethodSource("shapes")
  void copiesAreEqualAndIndependent(TableShape shape) {
    alongRandomGames(
        shape,
        (position, chance) -> {
          var before = position.text();
          var copy = position.copy();
          assertThat(copy.text()).isEqualTo(before);
          assertThat(copy.fingerprint()).isEqualTo(position.fingerprint());
          for (int i = 0; i < 6 && !copy.isOver(); i++) {
            var moves = copy.choice().moves();
            copy.apply(moves.get(chance.below(moves.size())), Events.OFF);
          }
          assertThat(position.text()).isEqualTo(before);
        });
  }

  @ParameterizedTest
  @MethodSource("shapes")
  void sameDealAndMovesGiveTheSamePosition(TableShape shape) {
    for (int seed = 0; seed < closeLooks(); seed++) {
      var first = game().deal(shape.deal(seed));
      var second = game().deal(shape.deal(seed));
      var chance = new FastChance(seed);
      while (!first.isOver()) {
        var moves = first.choice().moves();
        var move = moves.get(chance.below(moves.size()));
        first.apply(move, Events.OFF);
        second.apply(game().readMove(move.notation()), new Events.Kept());
      }
      assertThat(second.text()).isEqualTo(first.text());
      assertThat(second.fingerprint()).isEqualTo(first.fingerprint());
      assertThat(second.outcome()).isEqualTo(first.outcome());
    }
  }

  @ParameterizedTest
  @MethodSource("shapes")
  void positionTextsReadBack(TableShape shape) {
    alongRandomGames(
        shape,
        (position, chance) -> {
          var read = game().readPosition(position.text(), new FastChance(chance.below(1000)));
          assertThat(read.text()).isEqualTo(position.text());
          assertThat(read.fingerprint()).isEqualTo(position.fingerprint());
          assertThat(read.choice().moves()).isEqualTo(position.choice().moves());
        });
  }

  /** Nobody can tell a redeal from the real thing: privacy and the honesty of bots in one law. */
  @ParameterizedTest
  @MethodSource("shapes")
  void aViewerCannotTellARedealFromThePosition(TableShape shape) {
    alongRandomGames(
        shape,
        (position, chance) -> {
          for (var viewer : Viewer.all(shape.seats())) {
            var redeal = position.redeal(viewer, new FastChance(chance.below(1 << 30)));
            invariants(redeal);
            assertThat(redeal.view(viewer)).isEqualTo(position.view(viewer));
            assertThat(redeal.chooserFor(viewer)).isEqualTo(position.chooserFor(viewer));
            if (!viewer.is(position.chooser())) continue;
            assertThat(redeal.chooser()).isEqualTo(position.chooser());
            assertThat(redeal.prompt()).isEqualTo(position.prompt());
            assertThat(redeal.choice().moves()).isEqualTo(position.choice().moves());
            assertThat(labels(redeal)).isEqualTo(labels(position));
            assertThat(redeal.asksAnyway()).isEqualTo(position.asksAnyway());
          }
        });
  }

  private static <P extends Position<P, M>, M extends Move> List<Phrase> labels(P position) {
    return position.choice().moves().stream().map(position::label).toList();
  }

  /** "Why can't I?" is answered from what the asking seat knows. */
  @ParameterizedTest
  @MethodSource("shapes")
  void refusalsAreTheSameInRedeals(TableShape shape) {
    var heard = new ArrayList<M>();
    alongRandomGames(
        shape,
        (position, chance) -> {
          if (heard.size() < 400) heard.addAll(position.choice().moves());
          var seat = Seat.of(position.chooser());
          var redeal = position.redeal(seat, new FastChance(chance.below(1 << 30)));
          for (int i = 0; i < 40; i++) {
            var move = heard.get(chance.below(heard.size()));
            assertThat(redeal.refusal(move)).as(move.notation()).isEqualTo(position.refusal(move));
          }
        });
  }

  /**
   * Who must choose is told to that seat, and to others truly or not at all; whether the table
   * waits for an answer tells nothing that a viewer may not know.
   */
  @ParameterizedTest
  @MethodSource("shapes")
  void whoMustChooseTellsNothingHidden(TableShape shape) {
    alongRandomGames(
        shape,
        (position, chance) -> {
          int chooser = position.chooser();
          assertThat(position.chooserFor(Seat.of(chooser))).isEqualTo(chooser);
          for (var viewer : Viewer.all(shape.seats())) {
            assertThat(position.chooserFor(viewer)).isIn(chooser, Position.SOMEBODY);
            var redeal = position.redeal(viewer, new FastChance(chance.below(1 << 30)));
            assertThat(redeal.chooserFor(viewer)).isEqualTo(position.chooserFor(viewer));
            if (position.chooserFor(viewer) == Position.SOMEBODY) continue;
            assertThat(waits(redeal)).as("whether the table waits").isEqualTo(waits(position));
          }
        });
  }

  /** A single answer is given by the engine itself, unless it is asked anyway. */
  private static <P extends Position<P, M>, M extends Move> boolean waits(P position) {
    return position.asksAnyway() || position.choice().moves().size() != 1;
  }

  /**
   * The events to come. As long as public moves show nothing hidden and draw no chance, by the
   * engine's own word that also decides about undo, they are told to a viewer in the same words in
   * a position and in its redeals, show him the same scenes and leave him the same view. A move
   * that does show something may go on differently: that is what it shows.
   */
  @ParameterizedTest
  @MethodSource("shapes")
  void movesThatShowNothingAreToldAlikeInRedeals(TableShape shape) {
    alongRandomGames(
        shape,
        (position, chance) -> {
          for (var viewer : Viewer.all(shape.seats())) {
            var real = position.copy();
            var redeal = position.redeal(viewer, new FastChance(chance.below(1 << 30)));
            for (int i = 0; i < 5 && !real.isOver(); i++) {
              var moves = real.choice().moves();
              var move = moves.get(chance.below(moves.size()));
              // What another seat holds may make its move impossible in the redeal.
              if (redeal.chooser() != real.chooser() || redeal.refusal(move) != null) break;
              if (!viewer.is(real.chooser()) && !isPublic(move)) break;
              var inReal = Told.by(real, move);
              var inRedeal = Told.by(redeal, move);
              if (inReal.shows() || inRedeal.shows()) break;
              var what = move.notation() + " as " + viewer + " hears it";
              assertThat(inRedeal.to(viewer)).as(what).isEqualTo(inReal.to(viewer));
              assertThat(inRedeal.seenBy(viewer)).as(what).isEqualTo(inReal.seenBy(viewer));
              assertThat(redeal.view(viewer)).as(what).isEqualTo(real.view(viewer));
              assertThat(redeal.chooserFor(viewer)).isEqualTo(real.chooserFor(viewer));
            }
          }
        });
  }

  /** Identical pieces can be exchanged in secret: nobody will ever see or hear a difference. */
  @ParameterizedTest
  @MethodSource("shapes")
  void nobodyCanTellTwinsApart(TableShape shape) {
    alongRandomGames(
        shape,
        (position, chance) -> {
          var other = withTwinsExchanged(position);
          if (other.isEmpty()) return;
          var real = position.copy();
          for (int i = 0; i < 30; i++) {
            for (var viewer : Viewer.all(shape.seats())) {
              assertThat(other.get().view(viewer)).isEqualTo(real.view(viewer));
              assertThat(other.get().chooserFor(viewer)).isEqualTo(real.chooserFor(viewer));
            }
            if (real.isOver()) return;
            assertThat(other.get().choice()).isEqualTo(real.choice());
            var moves = real.choice().moves();
            var move = moves.get(chance.below(moves.size()));
            var toldOfOther = Told.by(other.get(), move);
            var told = Told.by(real, move);
            assertThat(toldOfOther.events()).isEqualTo(told.events());
            assertThat(toldOfOther.shows()).isEqualTo(told.shows());
            for (var viewer : Viewer.all(shape.seats())) {
              assertThat(toldOfOther.seenBy(viewer)).isEqualTo(told.seenBy(viewer));
            }
          }
        });
  }

  /** Whether a move can be taken back does not depend on what its seat can't see. */
  @ParameterizedTest
  @MethodSource("shapes")
  void undoIsOfferedAlikeInRedeals(TableShape shape) {
    alongRandomGames(
        shape,
        (position, chance) -> {
          var viewer = Seat.of(position.chooser());
          var redeal = position.redeal(viewer, new FastChance(chance.below(1 << 30)));
          var moves = position.choice().moves();
          var move = moves.get(chance.below(moves.size()));
          assertThat(Told.by(redeal, move).shows())
              .isEqualTo(Told.by(position.copy(), move).shows());
        });
  }

  @ParameterizedTest
  @MethodSource("shapes")
  void everyPhraseIsInTheEnglishCatalogue(TableShape shape) {
    var book = PhraseBook.english(game().info().id());
    alongRandomGames(
        shape,
        (position, chance) -> {
          check(book, position.prompt());
          var moves = position.choice().moves();
          moves.forEach(move -> check(book, move.label()));
          labels(position).forEach(label -> check(book, label));
          var events = new Events.Kept();
          var copy = position.copy();
          copy.apply(moves.get(chance.below(moves.size())), events);
          events.list().stream().map(Event::phrase).forEach(phrase -> check(book, phrase));
          if (copy.isOver()) check(book, copy.outcome().why());
        });
    for (var option : game().info().options()) {
      check(book, option.label(game().info().id()));
      for (var value : option.values()) {
        if (!value.matches("\\d+|yes|no"))
          check(book, Phrase.of(option.label(game().info().id()).key() + "." + value));
      }
    }
  }

  private static void check(PhraseBook book, Phrase phrase) {
    assertThat(book.knows(phrase.key())).as("the phrase " + phrase.key()).isTrue();
    phrase.gaps().forEach(gap -> check(book, gap.arg()));
    assertThat(book.say(phrase, seat -> "seat " + seat)).doesNotContain("{");
  }

  private static void check(PhraseBook book, Arg arg) {
    switch (arg) {
      case Arg.Name name ->
          assertThat(book.knows(name.key())).as("the name " + name.key()).isTrue();
      case Arg.Inner inner -> check(book, inner.phrase());
      case Arg.Many many -> many.items().forEach(item -> check(book, item));
      case Arg.Who _, Arg.Count _, Arg.Text _ -> {}
    }
  }

  /** Something to be looked at in the middle of a game. */
  protected interface Look<P> {
    void at(P position, Chance chance);
  }

  /** Looks at positions spread over some random games. */
  protected final void alongRandomGames(TableShape shape, Look<P> look) {
    int looks = Share.of(closeLooks(), 1);
    for (int seed = 1000; seed < 1000 + looks; seed++) {
      int length = play(shape, seed, Integer.MAX_VALUE).length();
      var chance = new FastChance(seed);
      for (int i = 0; i < INSPECTIONS; i++) {
        var position = play(shape, seed, chance.below(length)).position();
        if (!position.isOver()) look.at(position, chance);
      }
    }
  }

  private record Stopped<P>(P position, int length) {}

  private Stopped<P> play(TableShape shape, long seed, int most) {
    var position = game().deal(shape.deal(seed));
    var chance = new FastChance(seed);
    var moves = new MoveList<M>();
    int length = 0;
    for (; !position.isOver() && length < most; length++) {
      moves.clear();
      position.moves(moves);
      position.apply(moves.get(chance.below(moves.size())), Events.OFF);
    }
    return new Stopped<>(position, length);
  }
}
