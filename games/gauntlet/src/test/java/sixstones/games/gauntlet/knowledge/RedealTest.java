package sixstones.games.gauntlet.knowledge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import sixstones.archive.yaml.Yaml;
import sixstones.engine.Seat;
import sixstones.engine.Spectator;
import sixstones.engine.Viewer;
import sixstones.engine.chance.FastChance;
import sixstones.engine.text.Tree;
import sixstones.engine.text.TreeReader;
import sixstones.games.gauntlet.Gauntlet;
import sixstones.games.gauntlet.GauntletPosition;
import sixstones.testkit.Rule;

/** Redeals agree with what is concluded, and every deal that does is equally likely. */
class RedealTest {

  private static GauntletPosition given(String text) {
    return new Gauntlet().readPosition((Tree.Mapping) Yaml.read(text), new FastChance(1));
  }

  private static Map<Object, Integer> counts(
      String text, Viewer viewer, Function<GauntletPosition, Object> what) {
    var position = given(text);
    var chance = new FastChance(7);
    var counts = new HashMap<Object, Integer>();
    for (int i = 0; i < 6000; i++) {
      counts.merge(what.apply(position.redeal(viewer, chance)), 1, Integer::sum);
    }
    return counts;
  }

  private static String written(GauntletPosition position, String field) {
    return Yaml.write(TreeReader.of(position.text()).at(field).tree());
  }

  private static Object hand(GauntletPosition position, int seat) {
    return new HashSet<>(position.view(Seat.of(seat)).seats().get(seat).hand());
  }

  /** Without a 1 four of the unseen cards remain for two places. */
  @Test
  void aMissLeavesOnlyOtherValues() {
    var counts =
        counts(
            """
            {active: 1, seats: {0: {hand: [Soul Stone, Black Dwarf], not: [1],
              front: [Time Stone, Power Stone, Proxima Midnight, Ebony Maw, Reality Stone, Space Stone]},
              1: {hand: [Hulk, Thor]}}, decks: {thanos: [Outrider, Outrider, Mind Stone, Thanos]},
              defeated: [Time Stone, Power Stone, Reality Stone, Space Stone]}
            """,
            Spectator.SPECTATOR,
            redeal -> hand(redeal, 0));
    // Corvus Glaive, Soul Stone, Black Dwarf and Thanos-7 in pairs.
    assertThat(counts).hasSize(6);
    assertThat(counts.values()).allSatisfy(count -> assertThat(count).isBetween(880, 1120));
  }

  /** The hero's card decides what Thanos must hold: pairs are as likely as there are deals. */
  @Test
  void aTieBindsTwoHands() {
    var counts =
        counts(
            """
            {players: 2, active: 0, tie: [1, 0], steps: [pick fight 1], seats: {
              0: {hand: [Outrider, Thanos], front: [Time Stone, Power Stone, Proxima Midnight, Ebony Maw,
                Reality Stone, Space Stone, Black Dwarf, Mind Stone]},
              1: {hand: [Nebula], front: [Hulk, Thor, Falcon, Vision, Iron Man, Captain Marvel, Scarlet Witch,
                Black Panther, Doctor Strange, Captain America, Gamora, Ant-Man & Wasp, Star-Lord]}},
              decks: {hero: [Black Widow, Spider-Man], thanos: [Outrider, Corvus Glaive, Soul Stone]},
              defeated: [Time Stone, Power Stone, Reality Stone, Space Stone, Mind Stone]}
            """,
            Spectator.SPECTATOR,
            redeal -> redeal.board().hand(1));
    // Of Thanos' ten hands seven have a 1 (for Nebula and Spider-Man), seven a 2 (for Black Widow).
    assertThat(counts).hasSize(3);
    assertThat(counts.values()).allSatisfy(count -> assertThat(count).isBetween(1850, 2150));
  }

  /** So much is known that a single deal is left; it is found at once. */
  @Test
  void aSingleDealIsFound() {
    var counts =
        counts(
            """
            {active: 1, seats: {0: {hand: [Thanos, Soul Stone], not: [1, 3, 4, 5, 6]},
              1: {hand: [Hulk, Thor], knows: [Thanos, Corvus Glaive]}},
              decks: {thanos: [Outrider]}, steps: [lose card 2]}
            """,
            Seat.of(1),
            redeal -> hand(redeal, 0));
    assertThat(counts).hasSize(1);
  }

  @Test
  @Rule("G-RULE-39d")
  void twinsAreExchangedHalfTheTime() {
    var counts =
        counts(
            "{active: 1, seats: {0: {hand: [Outrider, Thanos]}, 1: {hand: [Hulk, Thor], knows: [Outrider, Thanos]}}}",
            Seat.of(1),
            redeal -> redeal.board().hand(0));
    assertThat(counts).hasSize(2);
    assertThat(counts.values()).allSatisfy(count -> assertThat(count).isBetween(2800, 3200));
  }

  /** A redeal is all that a bot gets: what others saw is not in it. */
  @Test
  void whatOthersSawIsNotInIt() {
    var text =
        """
        {active: 1, seats: {0: {hand: [Outrider, Soul Stone]}, 1: {hand: [Hulk, Thor]},
          2: {hand: [Vision], knows: [Soul Stone]}},
          notes: [[1, 4, soul-stone, 0, looked], [1, 2, hulk, 1, deck]],
          fight: [1, 2, vision, soul-stone, no, no, -1]}
        """;
    var redeal = given(text).redeal(Seat.of(1), new FastChance(1));
    assertThat(written(redeal, "notes")).contains("hulk").doesNotContain("soul-stone");
    assertThat(written(redeal, "fight")).doesNotContain("vision", "soul");
    var known = counts(text, Seat.of(1), other -> other.board().known(2));
    assertThat(known).hasSizeGreaterThan(8);
    var own = given(text).redeal(Seat.of(2), new FastChance(1));
    assertThat(written(own, "fight")).contains("vision", "soul-stone");
  }
}
