package sixstones.engine.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import sixstones.engine.BadDeal;
import sixstones.engine.Deal;
import sixstones.engine.Options;
import sixstones.engine.RefusedMove;
import sixstones.engine.Seat;
import sixstones.engine.chance.FastChance;
import sixstones.engine.event.Event;
import sixstones.engine.event.Events;
import sixstones.engine.event.Kind;
import sixstones.engine.event.Scenes;
import sixstones.engine.heist.Heist;
import sixstones.engine.heist.HeistMove;
import sixstones.engine.heist.HeistPosition;
import sixstones.engine.text.Tree;

class MatchTest {

  private static final Heist HEIST = new Heist();
  private static final Seat ANN = Seat.of(0);
  private static final Seat BOB = Seat.of(1);

  private static Match<HeistPosition, HeistMove> given(String steps, int coins) {
    var text =
        Tree.mapping()
            .put("hands", Tree.list(Tree.list(6, 9), Tree.list(1, 10)))
            .put("coins", Tree.list(coins, 0))
            .put("deck", Tree.list(2, 3, 4, 5))
            .put("played", Tree.list())
            .put("know top", 0)
            .put("steps", Tree.list(steps))
            .done();
    return Match.from(HEIST, HEIST.readPosition(text, new FastChance(1)), Events.OFF);
  }

  private static String top(Match<HeistPosition, HeistMove> match) {
    return String.valueOf(match.position().text().fields().get("steps"));
  }

  @Test
  void aFreeActionInterruptsAndTheMainActionGoesOn() {
    var match = given("crack 0 0", 3);
    match.play(ANN, HEIST.readMove("bribe"));
    match.play(ANN, HEIST.readMove("bribe"));
    assertThat(top(match)).contains("crack 0 2");
    match.play(ANN, HEIST.readMove("roll"));
    assertThat(top(match)).doesNotContain("crack");
  }

  @Test
  void aMoveIsSeenSceneBySceneAndTheLastEndsWhereTheGameStands() {
    var told = new Scenes();
    var position = given("turn 1", 0).position().copy();
    position.apply(HEIST.readMove("play 1"), told);
    var scenes = told.upTo(position);
    assertThat(scenes)
        .extracting(scene -> scene.events().getLast().kind())
        .containsExactly(Kind.SHOWN, Kind.DREW);
    assertThat(scenes.getFirst().after().view(BOB)).isNotEqualTo(position.view(BOB));
    assertThat(scenes.getLast().after()).isSameAs(position);
    assertThat(told.upTo(position)).isEqualTo(scenes);
  }

  @Test
  void bribesCanBeTakenBackButNotARoll() {
    var match = given("crack 0 0", 3);
    var before = match.position().text();
    match.play(ANN, new HeistMove.Bribe());
    match.play(ANN, new HeistMove.Bribe());
    assertThat(match.canUndo(ANN)).isTrue();
    assertThat(match.canUndo(BOB)).isFalse();
    match.undo(ANN);
    assertThat(match.undo(ANN)).singleElement().extracting(Event::kind).isEqualTo(Kind.UNDID);
    assertThat(match.position().text()).isEqualTo(before);
    assertThat(match.canUndo(ANN)).isFalse();
    match.play(ANN, new HeistMove.Roll());
    assertThat(match.canUndo(ANN)).isFalse();
    assertThatThrownBy(() -> match.undo(ANN)).isInstanceOf(RefusedMove.class);
  }

  @Test
  void anotherSeatChoosesInTheMiddleOfATurn() {
    var match = given("turn 0", 0);
    match.play(ANN, new HeistMove.Play(9));
    // With two seats there is only one victim: the engine has made that choice itself.
    assertThat(match.forced()).containsExactly(new HeistMove.Raid(1));
    assertThat(match.choice().orElseThrow().seat()).isEqualTo(BOB);
    assertThat(match.refusal(ANN, new HeistMove.Discard(1)).orElseThrow().rule())
        .isEqualTo("ENGINE-TURN");
    match.play(BOB, new HeistMove.Discard(1));
    assertThat(match.position().view(ANN).coins()).containsExactly(1, 0);
    // Bob's last card is no choice either: it is played for him.
    assertThat(match.forced()).startsWith(new HeistMove.Play(10));
  }

  @Test
  void aChoiceThatMustNotBeMissedIsAskedEvenIfItHasOneMove() {
    var match = given("give 1 0", 0);
    match.play(BOB, new HeistMove.Discard(10));
    assertThat(match.position().view(ANN).coins().getFirst()).isEqualTo(10);
  }

  @Test
  void aRefusedMoveChangesNothing() {
    var match = given("turn 0", 0);
    var before = match.position().text();
    assertThatThrownBy(() -> match.play(ANN, new HeistMove.Play(12)))
        .isInstanceOfSatisfying(
            RefusedMove.class, e -> assertThat(e.refusal().rule()).isEqualTo("H-RULE-01"));
    assertThat(match.position().text()).isEqualTo(before);
    assertThat(match.history()).isEmpty();
  }

  @Test
  void aGameThatIsOverRefusesEverything() {
    var match = given("give 1 0", 15);
    match.play(BOB, new HeistMove.Discard(10));
    assertThat(match.isOver()).isTrue();
    assertThat(match.choice()).isEmpty();
    assertThat(match.refusal(ANN, new HeistMove.Roll()).orElseThrow().rule())
        .isEqualTo("ENGINE-OVER");
    assertThat(match.canUndo(BOB)).isFalse();
    assertThat(match.position().outcome().winningSeats()).isEqualTo(List.of(ANN));
  }

  @Test
  void knowledgeIsShownToItsSeatAloneAndEndsWithTheCard() {
    var match = given("turn 1", 0);
    match.play(BOB, new HeistMove.Play(1));
    // Bob saw the 5 on top, then drew it.
    assertThat(match.position().view(BOB).knownTop()).isZero();
    assertThat(match.position().view(BOB).hands().get(1)).contains(5);
    assertThat(match.position().view(ANN).hands().get(1)).containsOnly(0);
  }

  @Test
  void seatsAndOptionsAreChecked() {
    assertThatThrownBy(() -> Match.begin(HEIST, Deal.of(5, new FastChance(1)), Events.OFF))
        .isInstanceOf(BadDeal.class)
        .hasMessageContaining("heist seats 2 to 4, not 5");
    var moody = new Deal(2, Options.of("mood", "sad"), new FastChance(1));
    assertThatThrownBy(() -> Match.begin(HEIST, moody, Events.OFF))
        .hasMessageContaining("[calm, wild]");
    var unknown = new Deal(2, Options.of("mud", "calm"), new FastChance(1));
    assertThatThrownBy(() -> Match.begin(HEIST, unknown, Events.OFF)).hasMessageContaining("mud");
  }
}
