package sixstones.server.mail;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import sixstones.archive.Shelf;
import sixstones.archive.yaml.Yaml;
import sixstones.engine.text.Packed;
import sixstones.engine.text.TreeReader;

final class LetterWordsTest {

  private static final Pattern GAP = Pattern.compile("\\{\\w+}");

  private static List<String> gaps(String text) {
    return List.copyOf(new TreeSet<>(GAP.matcher(text).results().map(MatchResult::group).toList()));
  }

  @Test
  void everyLanguageHasTheSameGaps() {
    var words =
        TreeReader.of(
            Yaml.read(Packed.text(LetterWords.class, "/sixstones/server/mail/letters.json")));
    words
        .fields()
        .forEach(
            (key, said) -> {
              assertThat(said.fields()).as(key).hasSameSizeAs(Language.values());
              for (var language : Language.values()) {
                assertThat(gaps(said.at(language.text()).text()))
                    .as("%s in %s", key, language)
                    .isEqualTo(gaps(said.at("en").text()));
              }
            });
  }

  @ParameterizedTest
  @EnumSource
  void everyGameHasANameInEveryLanguage(Language language) {
    var box = new Mailbox(new MailAddress("ben@example.org"), language, "word");
    var words = new LetterWords("https://stones.example");
    for (var game : Shelf.installed().games()) {
      var letter = words.yourTurn(box, "abcd", game.info().id());
      assertThat(letter.text()).contains("https://stones.example/t/abcd").doesNotContain("{");
      assertThat(letter.subject()).hasLineCount(1).doesNotEndWith(": " + game.info().id());
    }
    assertThat(words.yourTurn(box, "abcd", "chess").subject()).endsWith("chess");
  }
}
