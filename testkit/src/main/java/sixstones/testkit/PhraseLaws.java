package sixstones.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sixstones.archive.yaml.Yaml;
import sixstones.engine.Deal;
import sixstones.engine.Game;
import sixstones.engine.Move;
import sixstones.engine.Position;
import sixstones.engine.chance.FastChance;
import sixstones.engine.event.Events;
import sixstones.engine.text.Packed;
import sixstones.engine.text.TreeReader;

/** What every game owes to its readers in every language. */
public abstract class PhraseLaws<P extends Position<P, M>, M extends Move> {

  private static final Pattern FORM = Pattern.compile("(=\\d+|one|few|many|other) \\{[^}]*\\}");

  /** What is said to the reader, and what of him to others, may have gaps of its own. */
  private static final Pattern SELECTED = Pattern.compile("(?<=[,}] )(you|other) \\{");

  private static final Pattern GAP = Pattern.compile("\\{(\\w+)");

  protected abstract Game<P, M> game();

  protected final Map<String, String> phrases(String language) {
    var phrases = new TreeMap<String, String>();
    var file = "/sixstones/%s/phrases/%s.json".formatted(game().info().id(), language);
    TreeReader.of(Yaml.read(Packed.text(game().getClass(), file)))
        .fields()
        .forEach((key, at) -> phrases.put(key, at.text()));
    phrases.putAll(words(language));
    return phrases;
  }

  /** Words that stand with all their languages side by side; a game may have none. */
  private Map<String, String> words(String language) {
    var words = new TreeMap<String, String>();
    var file = "/sixstones/%s/phrases/words.json".formatted(game().info().id());
    for (var text : Packed.find(game().getClass(), file).stream().toList()) {
      TreeReader.of(Yaml.read(text), "words.json")
          .fields()
          .forEach(
              (key, at) -> words.put(key, at.allow("en", "ru", "pl", "fr").at(language).text()));
    }
    return words;
  }

  private static Set<String> gaps(String message) {
    var gaps = new TreeSet<String>();
    var opened = SELECTED.matcher(message).replaceAll("");
    var found = GAP.matcher(FORM.matcher(opened).replaceAll(""));
    while (found.find()) gaps.add(found.group(1));
    return gaps;
  }

  @Test
  void theLobbyHasAWordForTheGameInEveryLanguage() {
    var file = "/sixstones/%s/phrases/lobby.json".formatted(game().info().id());
    var text = Packed.text(game().getClass(), file);
    var words = TreeReader.of(Yaml.read(text), file).fields();
    assertThat(words).containsKeys("title", "kind", "blurb");
    assertThat(words.keySet())
        .allMatch(word -> word.matches("(title|kind|blurb|lesson\\..+|taste\\..+)"));
    assertThat(words.keySet().stream().filter(word -> word.startsWith("taste.")))
        .containsExactlyInAnyOrderElementsOf(
            game().judgement().tastes().stream().map(taste -> "taste." + taste.word()).toList());
    words.forEach(
        (_, word) -> {
          var languages = word.allow("en", "ru", "pl", "fr");
          for (var language : List.of("en", "ru", "pl", "fr")) {
            assertThat(languages.at(language).text()).isNotBlank();
          }
        });
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

  /** Moves heard anywhere in random games are tried where they may not be made. */
  @Test
  void everyRefusalIsInTheEnglishCatalogue() {
    var english = phrases("en").keySet();
    var heard = new ArrayList<M>();
    var told = new TreeSet<String>();
    int kinds = game().info().mostSeats() - game().info().fewestSeats() + 1;
    for (int seed = 0; seed < 12; seed++) {
      int seats = game().info().fewestSeats() + seed % kinds;
      var position = game().deal(Deal.of(seats, FastChance.of(31, seed)));
      var chance = new FastChance(seed);
      while (!position.isOver()) {
        var moves = position.choice().moves();
        if (heard.size() < 3000) heard.addAll(moves);
        for (int i = 0; i < 3; i++) {
          var refusal = position.refusal(heard.get(chance.below(heard.size())));
          if (refusal != null) told.add(refusal.why().key());
        }
        position.apply(moves.get(chance.below(moves.size())), Events.OFF);
      }
    }
    told.removeIf(key -> key.startsWith("engine."));
    assertThat(told).isNotEmpty();
    assertThat(english).containsAll(told);
  }
}
