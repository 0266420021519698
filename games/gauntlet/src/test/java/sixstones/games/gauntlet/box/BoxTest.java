package sixstones.games.gauntlet.box;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import sixstones.engine.text.Csv;
import sixstones.engine.text.TreeReader;
import sixstones.testkit.Facts;
import sixstones.testkit.Rule;

class BoxTest {

  private static final String CARDS = "/sixstones/gauntlet/cards.csv";
  private static final String LIFE = "/sixstones/gauntlet/life.csv";

  @Test
  @Rule("G-RULE-02")
  void thereAreSixteenHeroesAndThirteenCardsOfThanosWithTwoOutriders() {
    assertThat(Box.cards()).hasSize(29);
    assertThat(Box.cards().stream().filter(card -> card.side() == Side.HEROES)).hasSize(16);
    assertThat(Box.cards().stream().filter(card -> card.name().equals("Outrider"))).hasSize(2);
    assertThat(Integer.bitCount(Box.stones())).isEqualTo(6);
    assertThat(Box.named("ant-man & wasp")).isSameAs(Box.named("Ant-Man and Wasp"));
  }

  @Test
  void aWrongFileIsRefused() {
    assertThatThrownBy(() -> Box.readCards(changed(CARDS, 0, "value", "2")))
        .hasMessageContaining("hero values");
    assertThatThrownBy(() -> Box.readCards(changed(CARDS, 0, "value", "7")))
        .hasMessageContaining("value");
    assertThatThrownBy(() -> Box.readCards(changed(CARDS, 0, "deck", "villain")))
        .hasMessageContaining("hero or thanos");
    assertThatThrownBy(() -> Box.readCards(changed(CARDS, 1, "name", "Nebula")))
        .hasMessageContaining("twice");
    assertThatThrownBy(() -> Box.readCards(changed(CARDS, 17, "stone", "false")))
        .hasMessageContaining("one stone of each");
    assertThatThrownBy(() -> Box.readCards(changed(CARDS, 16, "copies", "1")))
        .hasMessageContaining("Thanos values");
    assertThatThrownBy(() -> Box.readLife(changed(LIFE, 1, "heroes_life", "7")))
        .hasMessageContaining("same");
    assertThatThrownBy(() -> Box.readLife(Csv.rows(Box.class, LIFE).subList(0, 4)))
        .hasMessageContaining("6 players");
  }

  private static List<TreeReader> changed(String file, int row, String column, String value) {
    return Facts.changed(Box.class, file, row, column, value);
  }
}
