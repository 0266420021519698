package sixstones.server.desk;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ImitationTest {

  @ParameterizedTest
  @CsvSource({
    "Ann, Ann",
    "Ann, ann",
    "Ann, Ánn",
    "Ann, An n",
    "Ann, A-nn",
    "Ahha, Анна", // the second in Cyrillic
    "Coxa, Соха", // the second in Cyrillic
    "KATE, КАТЕ",
    "Niko, ΝΙΚΟ",
    "Bill, Bi11",
    "Bill, BiIl",
    "Bob, B0b",
    "Marn, Mam",
    "Ann, \uFF21\uFF4E\uFF4E",
    "Ann, \u2C6Dnn", // the alpha of phonetics
    "Ann, \u1D00nn", // a small capital
    "Ann, Ann\u02BC", // a sign that looks like an apostrophe
    "Ann, Ann\u00B4",
    "Magic, Ma\u0261ic",
    "Iris, \u026A\u0280\u026A\uA731",
    "ANN, \uA4EE\uA4E0\uA4E0", // Lisu
    "Jake, \u13AB\u13AA\u13E6\u13AC", // Cherokee
    "Max, \u2C98\u2C80\u2CAC", // Coptic
    "Ann, \uD835\uDC00nn",
    "Bruno, 𝐁𝐫𝐮𝐧𝐨", // the second in the bold letters of mathematics
    "Bruno, ⒷⓇⓊⓃⓄ"
  })
  void namesThatLookAlike(String one, String other) {
    assertThat(Imitation.areAlike(one, other)).isTrue();
    assertThat(Imitation.areAlike(other, one)).isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    "Ann, Anna",
    "Анна, Инна",
    "Ben, Вера",
    "Ann, Bob",
    "Olly, Otto",
    "Анна, Аня",
    "ラーメン, ラメン"
  })
  void namesThatDoNot(String one, String other) {
    assertThat(Imitation.areAlike(one, other)).isFalse();
  }
}
