package sixstones.games.loveletter.knowledge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import sixstones.archive.yaml.Yaml;
import sixstones.engine.Seat;
import sixstones.engine.Spectator;
import sixstones.engine.Viewer;
import sixstones.engine.chance.FastChance;
import sixstones.engine.text.Tree;
import sixstones.games.loveletter.LoveLetter;
import sixstones.games.loveletter.LoveLetterPosition;
import sixstones.games.loveletter.box.Card;
import sixstones.testkit.Rule;

/** What a redeal can't be: anything that contradicts what was seen, or what follows from it. */
class RedealTest {

  private static LoveLetterPosition given(String text) {
    return new LoveLetter().readPosition((Tree.Mapping) Yaml.read(text), new FastChance(1));
  }

  /** The first cards that a seat holds in many redeals for a viewer. */
  private static Set<Card> held(LoveLetterPosition position, Viewer viewer, int seat) {
    var cards = new HashSet<Card>();
    for (int i = 0; i < 400; i++) {
      cards.add(position.redeal(viewer, new FastChance(i)).board().hands().only(seat));
    }
    return cards;
  }

  @Test
  void whatNobodyHasSeenCanBeAnything() {
    var position = given("{players: 3, seats: {0: {hand: [Guard, Guard]}}}");
    assertThat(held(position, Seat.of(0), 1)).hasSize(10);
  }

  @Test
  @Rule("L-INFO-02")
  void whoHasSeenAHandKnowsIt() {
    var position = given("{players: 3, seats: {1: {hand: [Baron], seen by: [0]}}}");
    assertThat(held(position, Seat.of(0), 1)).containsExactly(Card.BARON);
    assertThat(held(position, Seat.of(2), 1)).hasSizeGreaterThan(5);
  }

  @Test
  void whatWasGuessedInVainIsNotHeld() {
    var position = given("{players: 3, seats: {1: {hand: [Baron], not: [King, Princess]}}}");
    assertThat(held(position, Spectator.SPECTATOR, 1))
        .doesNotContain(Card.KING, Card.PRINCESS)
        .hasSize(8);
  }

  @Test
  @Rule("L-RULE-08")
  void equalHandsStayEqualForWhoOnlyWatched() {
    var position =
        given("{players: 4, seats: {1: {hand: [Prince]}, 2: {hand: [Prince], same as: [1]}}}");
    for (int i = 0; i < 200; i++) {
      var hands = position.redeal(Seat.of(0), new FastChance(i)).board().hands();
      assertThat(hands.only(1)).isEqualTo(hands.only(2)).isNotIn(Card.KING, Card.PRINCESS);
    }
    assertThat(held(position, Seat.of(0), 1)).hasSizeGreaterThan(3);
    assertThat(held(position, Seat.of(2), 1)).containsExactly(Card.PRINCE);
  }

  @Test
  @Rule("L-RULE-09")
  void whatAChancellorPutUnderTheDeckLiesThereForHimAlone() {
    var position =
        given("{players: 3, deck: [Spy, King], left: 2, deck seen by: {2: [0]}, aside: Guard}");
    var bottom = new HashSet<Card>();
    for (int i = 0; i < 100; i++) {
      var mine = position.redeal(Seat.of(0), new FastChance(i)).board().deck();
      assertThat(mine.card(0)).isEqualTo(Card.KING);
      bottom.add(position.redeal(Seat.of(1), new FastChance(i)).board().deck().card(0));
    }
    assertThat(bottom).hasSizeGreaterThan(1);
  }
}
