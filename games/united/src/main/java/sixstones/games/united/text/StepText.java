package sixstones.games.united.text;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import sixstones.engine.text.TreeReader;
import sixstones.games.united.board.Context;
import sixstones.games.united.cards.Box;
import sixstones.games.united.effects.Effects;
import sixstones.games.united.play.Step;

/**
 * Pending steps as short lines: the kind, then what is not usual, as in {@code discard a=1 b=2} or
 * {@code ask a=1 options=6 effects=maestro.bam index=0 threat=3}.
 */
final class StepText {

  private StepText() {}

  static String write(Step step) {
    var line = new StringBuilder(step.kind().name().toLowerCase(Locale.ROOT).replace('_', '-'));
    put(line, "a", step.a(), 0);
    put(line, "b", step.b(), 0);
    put(line, "options", step.options(), 0);
    if (step.effects() != null) line.append(" effects=").append(step.effects().path());
    put(line, "index", step.index(), 0);
    write(line, step.context());
    return line.toString();
  }

  /** An effect that waits, with what it is about. */
  static String write(Effects effects, Context context) {
    var line = new StringBuilder(effects.path());
    write(line, context);
    return line.toString();
  }

  private static void write(StringBuilder line, Context context) {
    put(line, "actor", context.actor(), -1);
    put(line, "here", context.here(), -1);
    put(line, "target", context.target(), -1);
    put(line, "threat", context.threat(), -1);
    put(line, "chosen", context.chosen(), -1);
    put(line, "by", context.by(), Context.USUAL);
    put(line, "villain-at", context.villainAt(), -1);
    put(line, "together", context.together() ? 1 : 0, 0);
  }

  private static void put(StringBuilder line, String name, long value, long usual) {
    if (value != usual) line.append(' ').append(name).append('=').append(value);
  }

  static Step read(TreeReader at) {
    return at.as(
        line -> {
          var words = words(line);
          return new Step(
              kind(line.strip().split("\\s+")[0]),
              number(words, "a", 0),
              number(words, "b", 0),
              Long.parseLong(words.getOrDefault("options", "0")),
              effects(words),
              number(words, "index", 0),
              context(words));
        });
  }

  static Effects effects(TreeReader at) {
    return at.as(line -> Box.effects(line.strip().split("\\s+")[0]));
  }

  static Context context(TreeReader at) {
    return at.as(line -> context(words(line)));
  }

  private static @Nullable Effects effects(Map<String, String> words) {
    var path = words.get("effects");
    return path == null ? null : Box.effects(path);
  }

  private static Context context(Map<String, String> words) {
    return new Context(
        number(words, "actor", -1),
        number(words, "here", -1),
        number(words, "target", -1),
        number(words, "threat", -1),
        number(words, "chosen", -1),
        number(words, "by", Context.USUAL),
        number(words, "villain-at", -1),
        number(words, "together", 0) == 1);
  }

  private static Step.Kind kind(String word) {
    for (var kind : Step.Kind.values()) {
      if (kind.name().toLowerCase(Locale.ROOT).replace('_', '-').equals(word)) return kind;
    }
    throw new IllegalArgumentException("there is no step \"" + word + "\"");
  }

  private static Map<String, String> words(String line) {
    var words = new HashMap<String, String>();
    for (var word : line.strip().split("\\s+")) {
      int equals = word.indexOf('=');
      if (equals > 0) words.put(word.substring(0, equals), word.substring(equals + 1));
    }
    return words;
  }

  private static int number(Map<String, String> words, String name, int usual) {
    return Integer.parseInt(words.getOrDefault(name, String.valueOf(usual)));
  }
}
