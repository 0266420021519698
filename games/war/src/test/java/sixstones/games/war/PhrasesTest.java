package sixstones.games.war;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sixstones.archive.phrases.PhraseBook;
import sixstones.archive.yaml.Yaml;
import sixstones.engine.Deal;
import sixstones.engine.chance.FastChance;
import sixstones.engine.event.Events;
import sixstones.engine.text.TreeReader;
import sixstones.games.war.moves.WarMove;

class PhrasesTest {

  private static final Pattern FORM = Pattern.compile("(one|few|many|other) \\{[^}]*\\}");
  private static final Pattern GAP = Pattern.compile("\\{(\\w+)");

  private static Map<String, String> phrases(String language) {
    var phrases = new TreeMap<String, String>();
    var file = "/sixstones/war/phrases/" + language + ".json";
    try (var in = PhrasesTest.class.getResourceAsStream(file)) {
      var text = new String(requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
      TreeReader.of(Yaml.read(text)).fields().forEach((key, at) -> phrases.put(key, at.text()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return phrases;
  }

  private static Set<String> gaps(String message) {
    var gaps = new TreeSet<String>();
    var found = GAP.matcher(FORM.matcher(message).replaceAll(""));
    while (found.find()) gaps.add(found.group(1));
    return gaps;
  }

  @ParameterizedTest
  @ValueSource(strings = {"ru", "pl", "fr"})
  void everyLanguageSaysEverythingWithTheSameGaps(String language) {
    var english = phrases("en");
    var other = phrases(language);
    assertThat(other.keySet()).isEqualTo(english.keySet());
    english.forEach(
        (key, message) ->
            assertThat(gaps(other.getOrDefault(key, ""))).as(key).isEqualTo(gaps(message)));
  }

  @Test
  void everyRefusalIsInTheEnglishCatalogue() {
    var book = PhraseBook.english("war");
    var game = new War();
    var heard = new ArrayList<WarMove>();
    var told = new TreeSet<String>();
    for (int seed = 0; seed < 12; seed++) {
      var position = game.deal(Deal.of(2 + seed % 4, FastChance.of(31, seed)));
      var chance = new FastChance(seed);
      while (!position.isOver()) {
        var moves = position.choice().moves();
        if (heard.size() < 3000) heard.addAll(moves);
        for (int i = 0; i < 3; i++) {
          var refusal = position.refusal(heard.get(chance.below(heard.size())));
          if (refusal == null) continue;
          told.add(refusal.why().key());
          assertThat(book.knows(refusal.why().key())).as(refusal.why().key()).isTrue();
        }
        position.apply(moves.get(chance.below(moves.size())), Events.OFF);
      }
    }
    assertThat(told).hasSizeGreaterThan(15);
  }
}
