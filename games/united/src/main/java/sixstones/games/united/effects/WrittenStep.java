package sixstones.games.united.effects;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import sixstones.engine.text.TreeReader;

/** A step of an effect as it is written in the data; its fields have been checked. */
public final class WrittenStep {

  private final String path;
  private final TreeReader at;
  private final EffectReader reader;

  WrittenStep(String path, TreeReader at, EffectReader reader) {
    this.path = path;
    this.at = at;
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

  public int number(String field) {
    return at.at(field).number();
  }

  public <E extends Enum<E>> E one(String field, Class<E> among) {
    return at.at(field).as(id -> Enum.valueOf(among, id.toUpperCase(Locale.ROOT)));
  }

  public Place place(String field) {
    return PlaceReader.place(at, field);
  }

  public Amount amount(String field) {
    return Fields.amount(at.at(field));
  }

  public List<Symbol> symbols(String field) {
    return Fields.symbols(at.at(field));
  }

  public Condition condition(String field) {
    return ConditionReader.condition(at.at(field));
  }

  /** The steps below a field; none if it is left out. */
  public Effects steps(String field) {
    return reader.list(path + "." + field, at.find(field).map(TreeReader::items).orElse(List.of()));
  }

  /** The lists of steps below a field. */
  public List<Effects> options(String field) {
    var options = new ArrayList<Effects>();
    for (var option : at.at(field).items()) {
      options.add(reader.list(path + "." + options.size(), option.items()));
    }
    return options;
  }

  public Who who() {
    return one("who", Who.class);
  }

  /** Who makes the choices, if it is said. */
  public Decider by() {
    return has("by") ? one("by", Decider.class) : Decider.DEFAULT;
  }
}
