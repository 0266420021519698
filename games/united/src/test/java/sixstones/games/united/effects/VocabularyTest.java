package sixstones.games.united.effects;

import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import sixstones.archive.yaml.Yaml;
import sixstones.engine.text.Tree;
import sixstones.engine.text.TreeError;
import sixstones.engine.text.TreeReader;
import sixstones.games.united.verbs.Verbs;

/** The language of cards does what it promises, and its document is current. */
class VocabularyTest {

  private static final Path DOCUMENT = Path.of("../../docs/data/united-vocabulary.md");
  private static final String BEGIN = "<!-- verbs: written from their declarations -->\n";
  private static final String END = "<!-- end of verbs -->\n";

  static Stream<Form> forms() {
    return new Verbs().forms().stream();
  }

  @ParameterizedTest
  @MethodSource("forms")
  void everyDeclaredFieldAndValueHasAnEffect(Form form) {
    var usual = read(step(form, null, Tree.leaf("")));
    for (var slot : form.slots()) {
      for (var example : slot.examples()) {
        var effect = read(step(form, slot, example));
        // The usual step says the first of several, or nothing where a word is optional.
        boolean word = slot.values() instanceof Slot.Values.Words;
        boolean usually = example.equals(slot.examples().getFirst()) && !(slot.optional() && word);
        if (usually || isSteps(slot)) continue;
        assertThat(effect).as(form.verb() + " " + slot.name() + " " + example).isNotEqualTo(usual);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{do: defeat, n: 2, where: here}",
        "{do: force_play, who: others, how: random}",
        "{do: damage, who: self, where: here, n: 1}",
        "{do: damage_enemy, what: villain, where: here, n: 1}",
        "{do: gain_token, token: wild, n: 1, who: all}",
        "{do: peek_plan, n: 3, then: reorder}",
        "{do: protect, n: 1, until: next_villain_turn}",
        "{do: redirect, until: end_of_turn}",
        "{do: cancel_overflow, where: any}",
        "{do: discard, n: 1, who: self, random: true}",
        "{do: watch, where: here, effects: []}"
      })
  void whatWouldHaveNoEffectIsRefused(String step) {
    assertThatThrownBy(() -> read(Yaml.read(step))).isInstanceOf(TreeError.class);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{do: draw, n: 1, who: target}                         | TARGET",
        "{do: damage, who: target, n: 1}                       | TARGET",
        "{do: force_play, who: target, how: random}            | TARGET",
        "{do: may, cost: [], effects: [], by: target}          | TARGET",
        "{do: rescue, n: 1, where: target}                     | TARGET",
        "{do: rescue, n: 1, where: {in: all, except: target}}  | TARGET",
        "{do: if, cond: {hand: {op: ge, n: 3}, who: target}, then: []} | TARGET",
        "{do: rescue, n: 1, where: chosen}                     | CHOICE",
        "{do: draw, n: 1, who: self}                           | HERO",
        "{do: if, cond: {alone: true}, then: []}               | HERO",
        "{do: act, symbols: [move]}                            | HERO",
        "{do: move_threat, what: this, to: next_cw}            | THREAT",
        "{do: protect, n: 1, until: now}                       | DAMAGE",
        "{do: cancel_overflow}                                 | OVERFLOW",
        "{do: if, cond: {plan_has: bam}, then: []}             | PLAN",
        "{do: set_move, max: 2}                                | PLAN",
        "{do: modify, what: thug_health, value: 2}             | CONSTANT"
      })
  void aWordIsRefusedWhereWhatItNeedsIsNotGiven(String step, Given needed) {
    var others = Stream.of(Given.values()).filter(given -> given != needed).toList();
    assertThatThrownBy(() -> read(Yaml.read(step), new Setting(others)))
        .isInstanceOf(TreeError.class)
        .hasMessageContaining(needed.told());
    assertThat(read(Yaml.read(step), Setting.of(Given.values()))).isNotNull();
  }

  @Test
  void theDocumentIsWrittenFromTheDeclarations() throws IOException {
    var document = Files.readString(DOCUMENT);
    int begin = document.indexOf(BEGIN);
    int end = document.indexOf(END);
    assertThat(begin).isPositive();
    var present = document.substring(begin + BEGIN.length(), end);
    if (Boolean.getBoolean("sixstones.write")) {
      Files.writeString(
          DOCUMENT,
          document.substring(0, begin + BEGIN.length()) + verbs() + document.substring(end));
      return;
    }
    assertThat(present).isEqualTo(verbs());
  }

  @Test
  void theDocumentTellsEveryWordThatIsNoVerb() throws IOException {
    assertThat(told("Location selectors", "(?m)^\\| (`[^|]+`) \\|", "`(\\w+)`"))
        .containsExactlyInAnyOrderElementsOf(names(Place.Area.values()));
    assertThat(told("Location selectors", "(?s)Predicates for [^:]*:(.*?)\\.", "`(\\w+)`"))
        .containsExactlyInAnyOrderElementsOf(names(Feature.values()));
    assertThat(told("Amounts", "\\{did: ([^}]+)}", "(\\w+)"))
        .containsExactlyInAnyOrderElementsOf(names(Deed.values()));
    assertThat(told("Conditions", "`(\\{[^`]+})`", "[{,]\\s*(\\w+)"))
        .containsExactlyInAnyOrderElementsOf(ConditionReader.FIELDS);
    assertThat(told("Triggers", "(?s)\\n(.*)", "`(\\w+)`"))
        .containsExactlyInAnyOrderElementsOf(names(Trigger.values()));
  }

  /** The words in those parts of a section of the document that look like this. */
  private static Set<String> told(String section, String part, String word) throws IOException {
    var text = Files.readString(DOCUMENT).split("### " + section, 2)[1].split("\n##", 2)[0];
    return Pattern.compile(part)
        .matcher(text)
        .results()
        .flatMap(found -> Pattern.compile(word).matcher(found.group(1)).results())
        .map(found -> found.group(1))
        .collect(toSet());
  }

  private static List<String> names(Enum<?>[] words) {
    return Stream.of(words).map(word -> word.name().toLowerCase(Locale.ROOT)).toList();
  }

  private static String verbs() {
    var lines = new StringBuilder("| verb | fields | meaning |\n|---|---|---|\n");
    for (var form : new Verbs().forms()) {
      var slots = form.slots().stream().map(Slot::told).toList();
      var meaning = form.meaning() + needs(form);
      lines.append(
          "| `%s` | %s | %s |\n".formatted(form.verb(), String.join(" · ", slots), meaning));
    }
    return lines.toString();
  }

  private static String needs(Form form) {
    if (form.needs().isEmpty()) return "";
    return form.needs().stream().map(Given::told).collect(joining(", ", " — needs ", ""));
  }

  private static boolean isSteps(Slot slot) {
    return slot.values() instanceof Slot.Values.Kind kind && kind.kind().endsWith("steps");
  }

  /** A step with the first example in every field that must stand, and one field as wanted. */
  private static Tree step(Form form, @org.jspecify.annotations.Nullable Slot changed, Tree value) {
    var fields = new LinkedHashMap<String, Tree>();
    fields.put("do", Tree.leaf(form.verb()));
    for (var slot : form.slots()) {
      if (slot.equals(changed)) fields.put(slot.name(), value);
      else if (!slot.optional()) fields.put(slot.name(), slot.examples().getFirst());
    }
    return new Tree.Mapping(fields);
  }

  private static Effect read(Tree step) {
    return read(step, Setting.of(Given.values()));
  }

  private static Effect read(Tree step, Setting setting) {
    return new EffectReader(
            new Verbs().forms(), List.of("loki", "captain_carter"), List.of("scepter", "mjolnir"))
        .list("test", List.of(TreeReader.of(step, "test")), setting)
        .get(0);
  }
}
