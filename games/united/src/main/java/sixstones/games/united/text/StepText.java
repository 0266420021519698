package sixstones.games.united.text;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import sixstones.engine.text.TreeReader;
import sixstones.games.united.box.Box;
import sixstones.games.united.box.Threat;
import sixstones.games.united.effects.Effects;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Chooser;
import sixstones.games.united.state.Context;
import sixstones.games.united.state.Location;
import sixstones.games.united.state.Member;
import sixstones.games.united.steps.Parts;
import sixstones.games.united.steps.Step;
import sixstones.games.united.steps.WrittenParts;

/**
 * Pending steps as short lines: the word for the step, then its parts as far as they are not usual,
 * as in {@code discard hero=1 left=2 damage=1} or {@code ask pick=hero options=6
 * effects=maestro.bam}.
 */
final class StepText {

  private StepText() {}

  static String write(Step step) {
    var line = new StringBuilder(step.id());
    step.parts(new Line(line));
    return line.toString();
  }

  /** Parts as {@code name=value}; what is usual is not written. */
  private record Line(StringBuilder line) implements Parts {

    @Override
    public Parts put(String name, long value) {
      StepText.put(line, name, value, 0);
      return this;
    }

    @Override
    public Parts put(String name, boolean value) {
      StepText.put(line, name, value ? 1 : 0, 0);
      return this;
    }

    @Override
    public Parts put(String name, Enum<?> value) {
      line.append(' ').append(name).append('=').append(word(value));
      return this;
    }

    @Override
    public Parts put(String name, Effects value) {
      line.append(" effects=").append(value.path());
      return this;
    }

    @Override
    public Parts put(String name, Context value) {
      write(line, value);
      return this;
    }
  }

  /** The parts of a line that was read. */
  private record Read(Map<String, String> words, Board board) implements WrittenParts {

    @Override
    public int number(String name) {
      return StepText.number(words, name, 0);
    }

    @Override
    public long set(String name) {
      return Long.parseLong(words.getOrDefault(name, "0"));
    }

    @Override
    public boolean truth(String name) {
      return number(name) == 1;
    }

    @Override
    public <E extends Enum<E>> E one(String name, E[] among) {
      for (var one : among) if (word(one).equals(words.get(name))) return one;
      throw new IllegalArgumentException("there is no " + name + " " + words.get(name));
    }

    @Override
    public Effects effects() {
      var path = words.get("effects");
      if (path == null) throw new IllegalArgumentException("the effects are missing");
      return Box.effects(path);
    }

    @Override
    public Context context() {
      return StepText.context(words, board);
    }

    @Override
    public Threat threat(String name) {
      return board.threats().card(number(name));
    }
  }

  private static String word(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** An effect that waits, with what it is about. */
  static String write(Effects effects, Context context) {
    var line = new StringBuilder(effects.path());
    write(line, context);
    return line.toString();
  }

  private static void write(StringBuilder line, Context context) {
    put(line, "actor", context.actor().index(), -1);
    put(line, "here", context.here().index(), -1);
    put(line, "target", context.target().index(), -1);
    var threat = context.threat();
    put(line, "threat", threat == null ? -1 : threat.local(), -1);
    put(line, "chosen", context.chosen().index(), -1);
    put(line, "by", context.by().number(), Chooser.Part.USUAL.number());
    put(line, "villain-at", context.villainAt().index(), -1);
    put(line, "together", context.together() ? 1 : 0, 0);
  }

  private static void put(StringBuilder line, String name, long value, long usual) {
    if (value != usual) line.append(' ').append(name).append('=').append(value);
  }

  static Step read(TreeReader at, Board board) {
    return at.as(
        line -> {
          var id = line.strip().split("\\s+")[0];
          return Steps.named(id, new Read(words(line), board));
        });
  }

  static Effects effects(TreeReader at) {
    return at.as(line -> Box.effects(line.strip().split("\\s+")[0]));
  }

  static Context context(TreeReader at, Board board) {
    return at.as(line -> context(words(line), board));
  }

  private static Context context(Map<String, String> words, Board board) {
    int threat = number(words, "threat", -1);
    return new Context(
        Member.of(number(words, "actor", -1)),
        Location.of(number(words, "here", -1)),
        Member.of(number(words, "target", -1)),
        threat < 0 ? null : board.threats().card(threat),
        Location.of(number(words, "chosen", -1)),
        Chooser.numbered(number(words, "by", Chooser.Part.USUAL.number())),
        Location.of(number(words, "villain-at", -1)),
        number(words, "together", 0) == 1);
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
