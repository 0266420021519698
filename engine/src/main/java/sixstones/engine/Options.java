package sixstones.engine;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import sixstones.engine.phrase.Arg;
import sixstones.engine.phrase.Phrase;

/**
 * What was set for one table: option id to value, the standard where nothing was said. A value is
 * one line, as records and logs have it: line breaks in a text of one's own become semicolons.
 */
public record Options(Map<String, String> values) {

  public static final Options STANDARD = new Options(Map.of());

  public Options {
    values =
        values.entrySet().stream()
            .collect(
                Collectors.toUnmodifiableMap(
                    Map.Entry::getKey, option -> inOneLine(option.getValue())));
  }

  private static String inOneLine(String value) {
    return value.strip().replaceAll("\\s*[\n\r]+\\s*", "; ");
  }

  /** Option and value, one after the other. */
  public static Options of(String... pairs) {
    var values = new TreeMap<String, String>();
    for (int i = 0; i < pairs.length; i += 2) values.put(pairs[i], pairs[i + 1]);
    return new Options(values);
  }

  public String get(TableOption option) {
    return values.getOrDefault(option.id(), option.standard());
  }

  public int number(TableOption option) {
    return Integer.parseInt(get(option));
  }

  public boolean on(TableOption option) {
    return get(option).equals("yes");
  }

  /** The same in a fixed order, for texts. */
  public Map<String, String> sorted() {
    return new TreeMap<>(values);
  }

  void check(List<TableOption> known) {
    for (var entry : sorted().entrySet()) {
      var option = known.stream().filter(o -> o.id().equals(entry.getKey())).findAny();
      if (option.isEmpty()) throw unknown(entry.getKey());
      option.get().check(entry.getValue());
    }
  }

  private static BadDeal unknown(String id) {
    return new BadDeal(
        Phrase.of("engine.deal.option").with("option", new Arg.Text(id)),
        "There is no option " + id + ".");
  }
}
