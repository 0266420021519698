package sixstones.engine.match;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import sixstones.engine.Seat;
import sixstones.engine.chance.FastChance;
import sixstones.engine.event.Event;
import sixstones.engine.event.Events;
import sixstones.engine.event.Kind;
import sixstones.engine.heist.Heist;
import sixstones.engine.heist.HeistPosition;
import sixstones.engine.text.Tree;

class ForesightTest {

  private static final Heist HEIST = new Heist();

  private static HeistPosition given(String step, Object... deck) {
    var text =
        Tree.mapping()
            .put("hands", Tree.list(Tree.list(6, 9), Tree.list(1, 10)))
            .put("coins", Tree.list(3, 0))
            .put("deck", Tree.list(deck))
            .put("played", Tree.list())
            .put("know top", 0)
            .put("steps", Tree.list(step))
            .done();
    return HEIST.readPosition(text, new FastChance(1));
  }

  @Test
  void aMoveThatShowsNothingIsForetoldToTheNextDecision() {
    var position = given("crack 0 0", 2, 3, 4, 5);
    var bribe = Foresight.of(position).of(HEIST.readMove("bribe"));
    var after = position.copy();
    after.apply(HEIST.readMove("bribe"), Events.OFF);
    assertThat(bribe.open()).isEmpty();
    assertThat(bribe.after()).containsOnly(after.view(Seat.of(0)));
    assertThat(position.view(Seat.of(0))).isNotEqualTo(after.view(Seat.of(0)));
  }

  @Test
  void chanceEndsWhatCanBeForetold() {
    var roll = Foresight.of(given("crack 0 0", 2, 3, 4, 5)).of(HEIST.readMove("roll"));
    assertThat(roll.events()).isEmpty();
    assertThat(roll.open()).contains(Kind.CHANCE);
  }

  @Test
  void whatASeatShowsToOthersItKnowsButNotWhatItWillDraw() {
    var play = Foresight.of(given("turn 1", 2, 3, 4, 5)).of(HEIST.readMove("play 1"));
    assertThat(play.events()).extracting(Event::kind).containsExactly(Kind.PLAYED);
    assertThat(play.open()).contains(Kind.SHOWN);
  }

  @Test
  void thePositionItselfIsNotTouched() {
    var position = given("turn 1", 2, 3, 4, 5);
    long before = position.fingerprint();
    Foresight.of(position).of(HEIST.readMove("play 10"));
    assertThat(position.fingerprint()).isEqualTo(before);
  }
}
