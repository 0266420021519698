package sixstones.games.united.knowledge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sixstones.engine.Deal;
import sixstones.engine.Options;
import sixstones.engine.Position;
import sixstones.engine.Seat;
import sixstones.engine.Spectator;
import sixstones.engine.Viewer;
import sixstones.engine.chance.FastChance;
import sixstones.engine.event.Events;
import sixstones.games.united.United;
import sixstones.games.united.UnitedPosition;
import sixstones.games.united.moves.SharedMoves;
import sixstones.games.united.moves.UnitedMove;
import sixstones.testkit.Rule;

/** Whoever is asked for a secret card holds it: what the other side learns of the question. */
class SecretQuestionsTest {

  @ParameterizedTest
  @CsvSource({"3,supervillain", "5,supervillain", "2,duel"})
  @Rule("U-RULE-59b")
  void theOtherSideLearnsOnlyThatSomebodyDecides(int seats, String mode) {
    int asked = 0;
    for (int seed = 0; seed < 60; seed++) {
      var position = deal(seats, mode, seed);
      var chance = new FastChance(seed);
      for (; !position.isOver(); step(position, chance)) {
        if (!isSecret(position)) continue;
        asked++;
        assertThat(position.chooserFor(Seat.of(position.chooser()))).isEqualTo(position.chooser());
        for (var viewer : others(position)) {
          assertThat(position.chooserFor(viewer)).isEqualTo(Position.SOMEBODY);
          var redeal = position.redeal(viewer, new FastChance(chance.below(1 << 30)));
          assertThat(isSecret(redeal)).as("a question is open in the redeal").isTrue();
          assertThat(redeal.chooserFor(viewer)).isEqualTo(Position.SOMEBODY);
          assertThat(redeal.choice().moves()).contains(SharedMoves.DECLINE).hasSizeGreaterThan(1);
        }
      }
    }
    assertThat(asked).isGreaterThan(50);
  }

  @ParameterizedTest
  @CsvSource({"4,supervillain", "2,duel"})
  @Rule("U-RULE-59b")
  void redealsDoNotTellWhoIsAskedForWhichCard(int seats, String mode) {
    int open = 0;
    for (int seed = 0; seed < 40; seed++) {
      var position = deal(seats, mode, seed);
      var chance = new FastChance(seed);
      for (; !position.isOver(); step(position, chance)) {
        if (!isSecret(position) || position.chooser() == 0) continue;
        var questions = new HashSet<List<UnitedMove>>();
        for (int i = 0; i < 40; i++) {
          var redeal = position.redeal(Seat.of(0), new FastChance(i));
          questions.add(redeal.choice().moves());
        }
        if (questions.size() > 1) open++;
      }
    }
    assertThat(open).isGreaterThan(10);
  }

  @ParameterizedTest
  @CsvSource({"4,supervillain", "2,duel"})
  @Rule({"U-RULE-59c", "U-RULE-59d"})
  void aDeclineCanNotBeTakenBackAndNamesNobody(int seats, String mode) {
    for (int seed = 0; seed < 40; seed++) {
      var position = deal(seats, mode, seed);
      var chance = new FastChance(seed);
      for (; !position.isOver(); step(position, chance)) {
        if (!isSecret(position)) continue;
        var cards = position.choice().moves();
        var events = new Events.Kept();
        position.copy().apply(SharedMoves.DECLINE, events);
        assertThat(events.anyReveals()).isTrue();
        for (var card : cards) {
          var id = card.notation().substring(card.notation().lastIndexOf(' ') + 1);
          assertThat(events.list().toString()).doesNotContain("super:" + id);
        }
      }
    }
  }

  private static List<Viewer> others(UnitedPosition position) {
    return position.chooser() == 0
        ? List.of(Seat.of(1), Spectator.SPECTATOR)
        : List.of(Seat.of(0), Spectator.SPECTATOR);
  }

  private static boolean isSecret(UnitedPosition position) {
    if (position.isOver()) return false;
    var key = position.prompt().key();
    return key.equals("united.prompt.window-ask")
        || key.equals("united.prompt.super-end")
        || (key.equals("united.prompt.react")
            && position.choice().moves().getFirst().notation().startsWith("pick super-hero"));
  }

  private static UnitedPosition deal(int seats, String mode, int seed) {
    var options = Options.of("mode", mode, "gear", "yes");
    return new United().deal(new Deal(seats, options, FastChance.of(23, seed)));
  }

  private static void step(UnitedPosition position, FastChance chance) {
    var moves = position.choice().moves();
    position.apply(moves.get(chance.below(moves.size())), Events.OFF);
  }
}
