package sixstones.games.splendor.judgement;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;
import sixstones.engine.chance.FastChance;
import sixstones.engine.event.Events;
import sixstones.engine.phrase.Phrase;
import sixstones.engine.text.Tree;
import sixstones.games.splendor.Splendor;
import sixstones.games.splendor.SplendorPosition;

class SplendorJudgementTest {

  private static final SplendorJudgement JUDGE = SplendorJudgement.PLAIN;
  private static final Tree NOTHING = Tree.mapping().done();

  private static Tree.Builder table(Tree mine, Tree theirs) {
    var none = Tree.list("none", "none", "none", "none");
    return Tree.mapping()
        .put("players", 2)
        .put("locations", Tree.list())
        .put("rows", Tree.mapping().put("1", none).put("2", none).put("3", none).done())
        .put("seats", Tree.list(mine, theirs));
  }

  private static SplendorPosition read(Tree.Builder text) {
    return new Splendor().readPosition(text.done(), new FastChance(1));
  }

  private static Tree has(String field, Object value) {
    return Tree.mapping().put(field, value).done();
  }

  /** How far one holding puts the first seat ahead of a second that has nothing. */
  private static double lead(Tree mine) {
    return lead(table(mine, NOTHING));
  }

  private static double lead(Tree.Builder table) {
    var board = read(table).board();
    return Standing.of(board, 0) - Standing.of(board, 1);
  }

  private static String best(SplendorPosition position) {
    return position.choice().moves().stream()
        .max(Comparator.comparingDouble(move -> JUDGE.merit(position, move)))
        .orElseThrow()
        .notation();
  }

  private static SplendorPosition withRow(Tree mine, Object... level1) {
    var none = Tree.list("none", "none", "none", "none");
    return read(
        table(mine, NOTHING)
            .put(
                "rows",
                Tree.mapping().put("1", Tree.list(level1)).put("2", none).put("3", none).done()));
  }

  @Test
  void ofEqualSeatsTheOneOnTurnIsALittleAhead() {
    assertThat(lead(NOTHING)).isCloseTo(0, within());
    var position = read(table(has("points", 7), has("points", 7)));
    assertThat(JUDGE.worth(position, 0)).isBetween(0.5, 0.65);
    assertThat(JUDGE.worth(position, 0) + JUDGE.worth(position, 1)).isCloseTo(1, within());
  }

  @Test
  void aLeadOfOneIsALossOfTheOther() {
    var position = read(table(has("points", 9), has("points", 3)));
    assertThat(JUDGE.worth(position, 0) + JUDGE.worth(position, 1)).isCloseTo(1, within());
    assertThat(JUDGE.worth(position, 0)).isGreaterThan(0.7);
  }

  @Test
  void theStrongestOpponentCounts() {
    var position =
        new Splendor()
            .readPosition(
                table(has("points", 5), NOTHING)
                    .put("players", 3)
                    .put("seats", Tree.list(has("points", 5), NOTHING, has("points", 5)))
                    .done(),
                new FastChance(1));
    var chances = new double[3];
    JUDGE.worths(position, chances);
    assertThat(chances[0]).isEqualTo(JUDGE.worth(position, 0)).isBetween(0.3, 0.6);
    assertThat(chances[2]).isGreaterThan(chances[1]).isBetween(0.3, 0.5);
  }

  @Test
  void whatCountsIsWorthSomething() {
    for (var better :
        List.of(
            has("points", 4),
            has("bonuses", "1 mind"),
            has("tokens", "2 shield"),
            has("tokens", "1 mind 1 power"),
            has("avengers", 2))) {
      assertThat(JUDGE.worth(read(table(NOTHING, better)), 1))
          .isGreaterThan(JUDGE.worth(read(table(NOTHING, NOTHING)), 1));
    }
  }

  @Test
  void eachHoldingHasItsWorth() {
    assertThat(lead(has("points", 4))).isCloseTo(4, within());
    assertThat(lead(has("bonuses", "1 mind"))).isCloseTo(2.1, within());
    assertThat(lead(has("bonuses", "1 mind 2 power"))).isCloseTo(5.1, within());
    assertThat(lead(has("bonuses", "6 mind"))).isCloseTo(1.2 + 3.6 + 0.6, within());
    assertThat(lead(has("tokens", "2 shield"))).isCloseTo(0.2, within());
    assertThat(lead(has("avengers", 2))).isCloseTo(0.7, within());
    assertThat(lead(has("avengers", 9))).isCloseTo(2.1 + 3, within());
  }

  @Test
  void aHeldCardIsAProspectAndABurden() {
    var paid =
        lead(Tree.mapping().put("hand", Tree.list("Baron Zemo")).put("tokens", "3 reality").done());
    assertThat(paid).isCloseTo(0.9 * (0.9 + 1.2) - 0.35, within());
    var far = lead(has("hand", Tree.list("Baron Zemo")));
    assertThat(far).isCloseTo(0.9 * 2.1 * Math.pow(0.72, 2.4) - 0.35, within());
    var grey =
        lead(Tree.mapping().put("hand", Tree.list("Baron Zemo")).put("tokens", "3 shield").done());
    assertThat(grey).isCloseTo(0.9 * 2.1 + 0.3 - 0.35, within());
  }

  @Test
  void theThreeBestProspectsCount() {
    var all =
        lead(
            Tree.mapping()
                .put("hand", Tree.list("Baron Zemo", "Moon Knight", "Taskmaster"))
                .put("tokens", "4 mind 3 reality")
                .done());
    assertThat(all).isCloseTo(0.9 * 3.1 + 0.5 * 2.1 + 0.3 * 2.1 - 2.0, within());
  }

  @Test
  void aBonusOnTheWayToALocationCounts() {
    var asgard = table(has("bonuses", "4 mind"), NOTHING).put("locations", Tree.list("Asgard"));
    var plain = table(has("bonuses", "4 mind"), NOTHING);
    assertThat(lead(asgard) - lead(plain)).isCloseTo(0.6, within());
  }

  @Test
  void recruitsRatherThanTakes() {
    assertThat(best(withRow(has("tokens", "3 reality"), "Baron Zemo", "none", "none", "none")))
        .isEqualTo("recruit L1-01");
  }

  @Test
  void takesWhatTheCardInReachCosts() {
    assertThat(best(withRow(has("tokens", "1 mind"), "Rocket", "none", "none", "none")))
        .isEqualTo("take reality reality");
  }

  @Test
  void winningBeatsEverything() {
    var mine =
        Tree.mapping()
            .put("points", 15)
            .put("bonuses", "1 mind 1 space 2 soul 1 power 4 reality")
            .put("tokens", "1 time")
            .put("team", Tree.list("Black Widow"))
            .put("avengers", 3)
            .done();
    var position = withRow(mine, "Vulture", "Baron Zemo", "none", "none");
    var vulture = new Splendor().readMove("recruit Vulture");
    var zemo = new Splendor().readMove("recruit Baron Zemo");
    assertThat(JUDGE.merit(position, vulture)).isGreaterThan(JUDGE.merit(position, zemo) + 900);
  }

  private static org.assertj.core.data.Offset<Double> within() {
    return org.assertj.core.data.Offset.offset(1e-9);
  }

  @Test
  void whatComesNearerIsToldWithWhatIsStillMissing() {
    var before = withRow(NOTHING, "Rocket", "none", "none", "none");
    var after = before.copy();
    after.apply(new Splendor().readMove("take mind soul reality"), Events.OFF);
    assertThat(JUDGE.told("reach", before, after, 0))
        .contains(
            Phrase.of("splendor.reason.nearer").name("card", "splendor.card.L1-02").number("n", 1));
  }

  @Test
  void whatIsStillFarAwayIsNotToldAsNear() {
    var none = Tree.list("none", "none", "none", "none");
    var goblin = Tree.list("Green Goblin", "none", "none", "none");
    var rows = Tree.mapping().put("1", none).put("2", none).put("3", goblin).done();
    var before = read(table(NOTHING, NOTHING).put("rows", rows));
    var after = before.copy();
    after.apply(new Splendor().readMove("take space soul power"), Events.OFF);
    assertThat(JUDGE.told("reach", before, after, 0)).isEmpty();
  }

  @Test
  void ofCardsThatComeNearerTheNearestIsTold() {
    var before = withRow(NOTHING, "Vulture", "Rocket", "Baron Zemo", "none");
    var after = before.copy();
    after.apply(new Splendor().readMove("take mind soul reality"), Events.OFF);
    assertThat(JUDGE.told("reach", before, after, 0))
        .contains(
            Phrase.of("splendor.reason.nearer").name("card", "splendor.card.L1-02").number("n", 1));
  }

  @Test
  void whatScoresIsToldWithTheGoal() {
    var before = read(table(has("points", 5), NOTHING));
    var after = read(table(has("points", 8), NOTHING));
    assertThat(JUDGE.told("points", before, after, 0))
        .contains(
            Phrase.of("splendor.reason.scores")
                .number("n", 3)
                .number("total", 8)
                .number("goal", 16));
  }
}
