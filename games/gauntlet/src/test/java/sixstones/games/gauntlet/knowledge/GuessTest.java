package sixstones.games.gauntlet.knowledge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import sixstones.archive.yaml.Yaml;
import sixstones.engine.Seat;
import sixstones.engine.chance.FastChance;
import sixstones.engine.text.Tree;
import sixstones.games.gauntlet.Gauntlet;
import sixstones.games.gauntlet.GauntletView;
import sixstones.games.gauntlet.GauntletView.ValueView;

/** The view tells how likely a value is by all that the guesser knows, and tells nobody else. */
class GuessTest {

  private static GauntletView view(int viewer, String given) {
    return new Gauntlet()
        .readPosition((Tree.Mapping) Yaml.read(given), new FastChance(1))
        .view(Seat.of(viewer));
  }

  private static double chance(GauntletView view, int value) {
    return view.guess().get(value - 1).chance();
  }

  @Test
  void aHandThatIsKnownIsSureAndNothingElseIsPossible() {
    var view =
        view(
            0,
            """
            players: 2
            active: 0
            steps: [guess all]
            seats:
            - {hand: [outrider, thanos], knows: [iron-man]}
            - {hand: [iron-man], not: [1, 2]}
            """);
    assertThat(view.guess().get(5)).isEqualTo(new ValueView(6, 1, 0, 0, List.of(1)));
    assertThat(view.guess().stream().mapToDouble(ValueView::chance).sum()).isEqualTo(1);
  }

  @Test
  void aValueThatWasMissedIsNotThere() {
    var view =
        view(
            0,
            """
            players: 2
            active: 0
            steps: [guess hero 1]
            seats:
            - {hand: [outrider, thanos]}
            - {hand: [iron-man], not: [1, 2]}
            """);
    assertThat(chance(view, 1)).isZero();
    assertThat(chance(view, 2)).isZero();
    assertThat(view.guess().stream().mapToDouble(ValueView::chance).sum())
        .isEqualTo(1, within(1e-9));
  }

  @Test
  void ofSeveralHeroesOneIsEnough() {
    var view =
        view(
            0,
            """
            players: 3
            active: 0
            steps: [guess all]
            seats:
            - {hand: [outrider, thanos]}
            - {hand: [iron-man]}
            - {hand: [hulk]}
            """);
    // Of 16 cards two are sixes and two are drawn: 1 - 14/16 · 13/15.
    assertThat(chance(view, 6)).isEqualTo(1 - 14.0 / 16 * 13 / 15, within(1e-9));
  }

  @Test
  void aHeroCountsTheHandsThatThanosMayHold() {
    var given =
        """
        players: 2
        active: 1
        steps: [guess thanos]
        seats:
        - {hand: [soul-stone, outrider]}
        - {hand: [hulk], knows: [soul-stone]}
        """;
    assertThat(chance(view(1, given), 2)).isEqualTo(1);
    // Of the 12 cards that he may hold beside it three are ones.
    assertThat(chance(view(1, given), 1)).isEqualTo(0.25, within(1e-9));
    assertThat(view(0, given).guess()).isEmpty();
  }
}
