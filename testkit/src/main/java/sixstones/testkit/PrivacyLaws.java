package sixstones.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sixstones.engine.Move;
import sixstones.engine.Position;
import sixstones.engine.Seat;
import sixstones.engine.Viewer;
import sixstones.engine.chance.FastChance;
import sixstones.engine.event.Events;
import sixstones.engine.phrase.Phrase;

/** Nobody can tell a position from its redeals, by whatever he sees, is asked or is told. */
public abstract class PrivacyLaws<P extends Position<P, M>, M extends Move> extends PlayLaws<P, M> {

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

  /**
   * What a viewer can't tell apart is redealt alike and has one key, so that advice and hints can't
   * depend on what is hidden.
   */
  @ParameterizedTest
  @MethodSource("shapes")
  void redealsDependOnNothingHidden(TableShape shape) {
    alongRandomGames(
        shape,
        (position, chance) -> {
          for (var viewer : Viewer.all(shape.seats())) {
            var redeal = position.redeal(viewer, new FastChance(chance.below(1 << 30)));
            assertThat(redeal.key(viewer)).isEqualTo(position.key(viewer));
            int seed = chance.below(1 << 30);
            assertThat(redeal.redeal(viewer, new FastChance(seed)).fingerprint())
                .isEqualTo(position.redeal(viewer, new FastChance(seed)).fingerprint());
          }
          var next = position.copy();
          var moves = position.choice().moves();
          next.apply(moves.get(chance.below(moves.size())), Events.OFF);
          var chooser = Seat.of(position.chooser());
          if (!next.view(chooser).equals(position.view(chooser))) {
            assertThat(next.key(chooser)).isNotEqualTo(position.key(chooser));
          }
        });
  }

  static <P extends Position<P, M>, M extends Move> List<Phrase> labels(P position) {
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

  /** What is told in favour of a move comes from what the choosing seat can count. */
  @ParameterizedTest
  @MethodSource("shapes")
  void whatCountsForAMoveIsTheSameInRedeals(TableShape shape) {
    var judgement = game().judgement();
    alongRandomGames(
        shape,
        (position, chance) -> {
          var seat = Seat.of(position.chooser());
          var redeal = position.redeal(seat, new FastChance(chance.below(1 << 30)));
          for (var move : position.choice().moves()) {
            assertThat(judgement.counted(redeal, move))
                .as(move.notation())
                .isEqualTo(judgement.counted(position, move));
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
}
