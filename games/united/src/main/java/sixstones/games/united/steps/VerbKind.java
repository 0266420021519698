package sixstones.games.united.steps;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;
import sixstones.games.united.effects.Form;
import sixstones.games.united.effects.Given;
import sixstones.games.united.effects.Slot;
import sixstones.games.united.effects.WrittenStep;

/**
 * What the language knows of a verb.
 *
 * @param forms the ways to use it
 * @param questions its questions beyond the first, by the words for them: how they are read from
 *     the step that asks and what it remembers
 */
public record VerbKind(
    String name,
    List<Form> forms,
    Map<String, BiFunction<CarryOut, WrittenParts, EffectQuestion<?>>> questions) {

  public VerbKind {
    forms = List.copyOf(forms);
    questions = Map.copyOf(questions);
  }

  public static VerbKind named(String name) {
    return new VerbKind(name, List.of(), Map.of());
  }

  public VerbKind form(String meaning, Function<WrittenStep, Verb> reader, Slot... slots) {
    var all = new ArrayList<>(forms);
    all.add(new Form(name, meaning, List.of(slots), List.of(), reader::apply));
    return new VerbKind(name, all, questions);
  }

  /** What the form declared last needs where it stands. */
  public VerbKind needing(Given... given) {
    var all = new ArrayList<>(forms);
    all.add(all.removeLast().needing(given));
    return new VerbKind(name, all, questions);
  }

  public VerbKind asks(String id, BiFunction<CarryOut, WrittenParts, EffectQuestion<?>> reader) {
    var all = new HashMap<>(questions);
    all.put(id, reader);
    return new VerbKind(name, forms, all);
  }
}
