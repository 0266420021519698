package sixstones.server.desk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sixstones.server.problem.Problem;

final class WordsTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Well done, Ann!",
        "Добрый вечер",
        "zażółć gęślą jaźń",
        "שלום",
        "नमस्ते",
        "<b>&amp;</b> is no HTML here",
        "🎲 👍"
      })
  void whatPeopleWriteStaysAsItIs(String said) {
    assertThat(Words.checked(said)).isEqualTo(said);
  }

  @Test
  void whatCantBeSeenOrClimbsOverOtherLinesIsLeftOut() {
    assertThat(Words.checked(" a\n\tb ")).isEqualTo("a b");
    assertThat(Words.checked("a\u0000\u0007b")).isEqualTo("ab");
    assertThat(Words.checked("a\u202Eevil\u202C \u2066x\u2069")).isEqualTo("aevil x");
    assertThat(Words.checked("a\u200Bb\u034Fc\uFEFF")).isEqualTo("abc");
    assertThat(Words.checked("a\u3164\u2800\u00A0\u2028b")).isEqualTo("a b");
    assertThat(Words.checked("x" + "\u0301".repeat(30))).isEqualTo("x\u0301\u0301");
    assertThat(Words.checked("hm \u0301\u0301\u0301 yes")).isEqualTo("hm yes");
    assertThat(Words.checked("a\uD800b")).isEqualTo("ab");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "   ", "\u200B\u200D", "\u202E", "\u3164", "\u0301\u0301"})
  void nothingIsNotSaid(String said) {
    assertThatThrownBy(() -> Words.checked(said))
        .isInstanceOf(Problem.class)
        .hasMessage("problem.nothing-said");
  }

  @Test
  void aSayingHasTwoHundredSigns() {
    assertThat(Words.checked("🎲".repeat(Words.LONGEST))).hasSize(2 * Words.LONGEST);
    assertThatThrownBy(() -> Words.checked("a".repeat(Words.LONGEST + 1)))
        .isInstanceOf(Problem.class)
        .hasMessage("problem.words-too-long");
    assertThatThrownBy(() -> Words.checked("\u200B".repeat(60_000)))
        .isInstanceOf(Problem.class)
        .hasMessage("problem.words-too-long");
  }
}
