package sixstones.engine.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

final class TextFormatTest {

  /** Format 2 called the coins money, format 3 counts them in cents. */
  private static final TextFormat THIRD =
      TextFormat.after(
          List.of(
              first -> text("money", TreeReader.of(first).at("coins").number()),
              second -> text("money", TreeReader.of(second).at("money").number() * 100)));

  private static Tree.Mapping text(String field, int value) {
    return Tree.mapping().put(field, value).done();
  }

  private static Tree.Mapping text(int format, String field, int value) {
    return Tree.mapping().put("format", format).put(field, value).done();
  }

  @Test
  void theNumberStandsAtTheHead() {
    assertThat(THIRD.numbered(text("money", 700))).isEqualTo(text(3, "money", 700));
    assertThat(THIRD.numbered(text("money", 700)).fields().keySet())
        .containsExactly("format", "money");
    assertThat(TextFormat.FIRST.numbered(text("coins", 7))).isEqualTo(text(1, "coins", 7));
  }

  @Test
  void aTextOfAnyEarlierFormatIsBroughtUpToDate() {
    assertThat(THIRD.upToDate(text(1, "coins", 7))).isEqualTo(text("money", 700));
    assertThat(THIRD.upToDate(text(2, "money", 7))).isEqualTo(text("money", 700));
    assertThat(THIRD.upToDate(text(3, "money", 700))).isEqualTo(text("money", 700));
  }

  @Test
  void aKeptTextWithoutANumberIsOfTheFirstFormat() {
    assertThat(THIRD.upToDate(text("coins", 7))).isEqualTo(text("money", 700));
    assertThat(TextFormat.FIRST.upToDate(text("coins", 7))).isEqualTo(text("coins", 7));
  }

  @Test
  void peopleWriteInThePresentFormatUnlessTheySayOtherwise() {
    assertThat(THIRD.handwritten(text("money", 700))).isEqualTo(text("money", 700));
    assertThat(THIRD.handwritten(text(2, "money", 7))).isEqualTo(text("money", 700));
  }

  @Test
  void aTextOfALaterVersionIsRefusedInOneLine() {
    assertThatThrownBy(() -> THIRD.upToDate(text(4, "gold", 7)))
        .isInstanceOf(UnknownFormat.class)
        .hasMessage("format: 4 is newer than 3, the newest that this version reads");
    assertThatThrownBy(() -> THIRD.upToDate(text(0, "gold", 7)))
        .isInstanceOf(TreeError.class)
        .hasMessageStartingWith("format: a number from 1");
  }
}
