package sixstones.games.united.effects;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import sixstones.archive.yaml.Yaml;
import sixstones.engine.text.Tree;
import sixstones.engine.text.TreeError;
import sixstones.engine.text.TreeReader;
import sixstones.games.united.Verbs;

/** The language of cards does what it promises, and its document is current. */
class VocabularyTest {

  private static final Path DOCUMENT = Path.of("../../docs/data/united-vocabulary.md");
  private static final String BEGIN = "<!-- verbs: written from their declarations -->\n";
  private static final String END = "<!-- end of verbs -->\n";

  static Stream<Form> forms() {
    return Verbs.forms().stream();
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

  private static String verbs() {
    var lines = new StringBuilder("| verb | fields | meaning |\n|---|---|---|\n");
    for (var form : Verbs.forms()) {
      var slots = form.slots().stream().map(Slot::told).toList();
      lines.append(
          "| `%s` | %s | %s |\n".formatted(form.verb(), String.join(" · ", slots), form.meaning()));
    }
    return lines.toString();
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
    return new EffectReader(Verbs.forms())
        .list("test", List.of(TreeReader.of(step, "test")))
        .get(0);
  }
}
