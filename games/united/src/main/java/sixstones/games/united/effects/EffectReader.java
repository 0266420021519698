package sixstones.games.united.effects;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import sixstones.engine.text.TreeError;
import sixstones.engine.text.TreeReader;

/** Compiles effects from data; what no verb declares is an error that names the place. */
public final class EffectReader {

  private final Map<String, List<Form>> verbs = new LinkedHashMap<>();
  private final Map<String, Effects> byPath = new LinkedHashMap<>();
  private final List<String> heroes;
  private final List<String> gear;

  /**
   * @param heroes the ids of all Heroes
   * @param gear the ids of all Gear
   */
  public EffectReader(List<Form> forms, List<String> heroes, List<String> gear) {
    this.heroes = List.copyOf(heroes);
    this.gear = List.copyOf(gear);
    for (var form : forms) verbs.computeIfAbsent(form.verb(), _ -> new ArrayList<>()).add(form);
  }

  /** All lists read so far by their paths. */
  public Map<String, Effects> all() {
    return byPath;
  }

  List<String> heroes() {
    return heroes;
  }

  List<String> gear() {
    return gear;
  }

  public Effects list(String path, List<TreeReader> steps, Setting setting) {
    var effects = new ArrayList<Effect>();
    var now = setting;
    for (int i = 0; i < steps.size(); i++) {
      effects.add(effect(path + "/" + i, steps.get(i), now));
      now = now.with(Given.DEED);
      if (effects.getLast().choosesLocation()) now = now.with(Given.CHOICE);
    }
    var list = new Effects(path, effects);
    if (byPath.put(path, list) != null) {
      throw new IllegalArgumentException("two effects are called " + path);
    }
    return list;
  }

  private Effect effect(String path, TreeReader at, Setting setting) {
    var form = form(at);
    form.check(at, setting);
    return form.reader().apply(new WrittenStep(path, at, setting, this));
  }

  /** The form that the step has, or comes nearest to. */
  private Form form(TreeReader at) {
    var verb = at.at("do").text();
    var forms = verbs.get(verb);
    if (forms == null) throw at.at("do").error("there is no verb \"" + verb + "\"");
    at.allow(forms.stream().flatMap(form -> form.fields().stream()).distinct().toList());
    var nearest = forms.getFirst();
    int most = -1;
    for (var form : forms) {
      int fitting = form.fitting(at);
      if (fitting == form.slots().size() && allows(form, at)) return form;
      if (fitting > most) {
        nearest = form;
        most = fitting;
      }
    }
    return nearest;
  }

  private static boolean allows(Form form, TreeReader at) {
    try {
      at.allow(form.fields());
      return true;
    } catch (TreeError _) {
      return false;
    }
  }
}
