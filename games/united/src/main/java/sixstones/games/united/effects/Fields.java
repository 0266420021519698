package sixstones.games.united.effects;

import java.util.List;
import sixstones.engine.text.TreeReader;

/**
 * Reads the fields that effects have in common; an unknown value is an error that names its place.
 */
public final class Fields {

  private Fields() {}

  public static void only(TreeReader at, String field, String value) {
    oneOf(at, field, value);
  }

  public static int oneOf(TreeReader at, String field, String... values) {
    var text = at.at(field).text();
    for (int i = 0; i < values.length; i++) if (values[i].equals(text)) return i;
    throw at.at(field).error(String.join(" or ", values) + " is expected, not \"" + text + "\"");
  }

  /** Who it is, if anybody is meant by the word here. */
  static Who bound(TreeReader at, Who who, Setting setting) {
    if (who == Who.SELF) setting.need(Given.HERO, at);
    if (who == Who.TARGET) setting.need(Given.TARGET, at);
    return who;
  }

  public static List<Symbol> symbols(TreeReader at) {
    return at.items().stream().map(item -> item.as(Symbol::named)).toList();
  }

  static Amount amount(TreeReader n, Setting setting) {
    if (n.isMapping()) return n.has("did") ? new Amount.Did(deed(n, setting)) : heroes(n);
    return n.text().equals("all") ? Amount.EVERY : new Amount.Fixed(n.number(0, 99));
  }

  /** What the steps before have done. */
  static Deed deed(TreeReader at, Setting setting) {
    setting.need(Given.DEED, at.at("did"));
    return at.at("did").as(Deed::named);
  }

  /** {@code {heroes: 1, plus: k}}. */
  public static Amount heroes(TreeReader n) {
    n.allow("heroes", "plus");
    only(n, "heroes", "1");
    return new Amount.Heroes(n.find("plus").map(TreeReader::number).orElse(0));
  }
}
