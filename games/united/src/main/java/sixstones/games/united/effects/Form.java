package sixstones.games.united.effects;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import sixstones.engine.text.TreeReader;

/**
 * One way to use a verb: its fields, what it means, and how it is read. The document of the
 * language is written from this, and what a form does not declare is refused.
 */
public record Form(
    String verb,
    String meaning,
    List<Slot> slots,
    List<Given> needs,
    Function<WrittenStep, Effect> reader) {

  public Form {
    slots = List.copyOf(slots);
    needs = List.copyOf(needs);
  }

  /** The names of all fields, with that of the verb itself. */
  List<String> fields() {
    var fields = new ArrayList<>(List.of("do"));
    for (var slot : slots) fields.add(slot.name());
    return fields;
  }

  /** How many fields fit before the first that does not; all of them if the step has this form. */
  int fitting(TreeReader at) {
    int fitting = 0;
    for (var slot : slots) {
      if (!slot.fits(at)) return fitting;
      fitting++;
    }
    return fitting;
  }

  public Form needing(Given... given) {
    return new Form(verb, meaning, slots, List.of(given), reader);
  }

  /** Refuses a step that has not this form, or can do nothing where it stands, and says why. */
  void check(TreeReader at, Setting setting) {
    for (var slot : slots) slot.check(at);
    at.allow(fields());
    for (var need : needs) setting.need(need, at.at("do"));
  }
}
