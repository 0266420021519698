package sixstones.games.war;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import sixstones.engine.Seat;
import sixstones.engine.chance.FastChance;
import sixstones.engine.event.Events;
import sixstones.engine.match.Match;
import sixstones.engine.text.Tree;
import sixstones.games.war.moves.WarMove;

/** To put down what was just picked up, or the other way round, brings nobody on. */
class FidgetsTest {

  private static final War WAR = new War();

  private static Match<WarPosition, WarMove> carrying() {
    var carried = Tree.mapping().put("at", "4,4").put("carries", Tree.list("space")).done();
    var text =
        Tree.mapping()
            .put("teams", Tree.list("iron_man", "thor"))
            .put("pieces", Tree.mapping().put("iron-man", carried).done())
            .done();
    return Match.from(WAR, WAR.readPosition(text, new FastChance(1)), Events.OFF);
  }

  @Test
  void toPickUpWhatWasJustDroppedOnlyUndoes() {
    var match = carrying();
    assertThat(match.fidgets()).isEmpty();
    match.play(Seat.of(0), WAR.readMove("drop space with iron-man"));
    assertThat(match.fidgets())
        .extracting(WarMove::notation)
        .containsExactly("pick up space with iron-man");
  }

  @Test
  void afterAStepItIsSomethingElse() {
    var match = carrying();
    match.play(Seat.of(0), WAR.readMove("drop space with iron-man"));
    match.play(Seat.of(0), WAR.readMove("shift base clockwise"));
    assertThat(match.fidgets()).isEmpty();
  }
}
