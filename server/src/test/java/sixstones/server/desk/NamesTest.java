package sixstones.server.desk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sixstones.server.problem.Problem;

final class NamesTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Ann",
        "Żółć",
        "Łucja-Maria",
        "Ёлка",
        "Анна 2",
        "Éloïse",
        "O’Brien",
        "李小龙",
        "さくらサクラ",
        "김민준",
        "Việt",
        "★ Max",
        "Анна X"
      })
  void namesOfPeopleAreTaken(String name) {
    assertThat(Names.checked(name)).isEqualTo(name);
  }

  @ParameterizedTest
  @CsvSource({
    "'  Ann   Lee ', Ann Lee",
    "'E\u0301va', Éva",
    "'\u2764\uFE0F', \u2764",
    "'Ann\u00A0Lee\u3000', Ann Lee"
  })
  void namesAreShownInOneWay(String typed, String shown) {
    assertThat(Names.checked(typed)).isEqualTo(shown);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\u3164",
        "\uD834\uDD59",
        "\u2800\u2800",
        "An\u3164n",
        "A\u200Bnn",
        "Ann\u034F",
        "\uFFA0",
        "\uFFFC",
        "A\u2060",
        "\u115FAnn",
        "A\u0301\u0302\u0303\u0304nn",
        "\u0301Ann",
        "Ann\u202Enna",
        "\uDB40\uDC41Ann"
      })
  void whatCantBeSeenIsNoName(String name) {
    refused(name, "problem.name-signs");
  }

  @ParameterizedTest
  @ValueSource(strings = {"Аnn", "Bоb", "Pаul Smith", "Νick"})
  void noWordIsWrittenInTwoAlphabets(String name) {
    refused(name, "problem.name-mixed");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "   ", "\t", "\u00A0", "\u2003\u3000"})
  void nothingIsNoName(String name) {
    refused(name, "problem.name-empty");
  }

  private static void refused(String name, String key) {
    assertThatThrownBy(() -> Names.checked(name))
        .isInstanceOfSatisfying(
            Problem.class, problem -> assertThat(problem.why().key()).isEqualTo(key));
  }
}
