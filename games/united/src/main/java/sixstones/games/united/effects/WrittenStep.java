package sixstones.games.united.effects;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import sixstones.engine.text.TreeReader;

/** A step of an effect as it is written in the data; its fields have been checked. */
public final class WrittenStep {

  private final String path;
  private final TreeReader at;
  private final Setting setting;
  private final EffectReader reader;

  WrittenStep(String path, TreeReader at, Setting setting, EffectReader reader) {
    this.path = path;
    this.at = at;
    this.setting = setting;
    this.reader = reader;
  }

  public boolean has(String field) {
    return at.has(field);
  }

  public String word(String field) {
    return at.at(field).text();
  }

  /** Whether the field says this word. */
  public boolean says(String field, String word) {
    return has(field) && word(field).equals(word);
  }

  /** Whether the field says this word, which means nothing unless something is given. */
  public boolean says(String field, String word, Given needed) {
    if (!says(field, word)) return false;
    setting.need(needed, at.at(field));
    return true;
  }

  public int number(String field) {
    return at.at(field).number();
  }

  public <E extends Enum<E>> E one(String field, Class<E> among) {
    return at.at(field).as(id -> Enum.valueOf(among, id.toUpperCase(Locale.ROOT)));
  }

  public Place place(String field) {
    return PlaceReader.place(at, field, setting);
  }

  public Amount amount(String field) {
    return Fields.amount(at.at(field), setting);
  }

  public List<Symbol> symbols(String field) {
    return Fields.symbols(at.at(field));
  }

  public Condition condition(String field) {
    return ConditionReader.condition(at.at(field), setting);
  }

  /** The steps below a field; none if it is left out. */
  public Effects steps(String field) {
    return steps(field, setting);
  }

  /** The steps below a field, about a Hero whom this step binds. */
  public Effects stepsOnTarget(String field) {
    return steps(field, setting.with(Given.TARGET));
  }

  private Effects steps(String field, Setting where) {
    var steps = at.find(field).map(TreeReader::items).orElse(List.of());
    return reader.list(path + "." + field, steps, where);
  }

  /** The lists of steps below a field. */
  public List<Effects> options(String field) {
    var options = new ArrayList<Effects>();
    for (var option : at.at(field).items()) {
      options.add(reader.list(path + "." + options.size(), option.items(), setting));
    }
    return options;
  }

  public Who who() {
    return Fields.bound(at.at("who"), one("who", Who.class), setting);
  }

  public String hero(String field) {
    return named(field, "Hero", reader.heroes());
  }

  public String gear(String field) {
    return named(field, "Gear", reader.gear());
  }

  private String named(String field, String kind, List<String> known) {
    if (known.contains(word(field))) return word(field);
    throw at.at(field).error("there is no " + kind + " \"" + word(field) + "\"");
  }

  /** Who makes the choices, if it is said. */
  public Decider by() {
    if (!has("by")) return Decider.DEFAULT;
    var decider = one("by", Decider.class);
    if (decider == Decider.SELF) setting.need(Given.HERO, at.at("by"));
    if (decider == Decider.TARGET) setting.need(Given.TARGET, at.at("by"));
    return decider;
  }
}
