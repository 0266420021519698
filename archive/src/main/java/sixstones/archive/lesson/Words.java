package sixstones.archive.lesson;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import sixstones.engine.text.TreeReader;

/** A sentence in every language that the page speaks. */
public record Words(Map<String, String> in) {

  private static final List<String> LANGUAGES = List.of("en", "ru", "pl", "fr");

  public Words {
    in = Map.copyOf(in);
  }

  /** The words at a place of a file; every language must be there. */
  public static Words read(TreeReader at) {
    at.allow(LANGUAGES);
    var in = new LinkedHashMap<String, String>();
    for (var language : LANGUAGES) {
      var sentence = at.at(language).text().strip();
      if (sentence.isEmpty()) throw at.error("the words in \"" + language + "\" are missing");
      in.put(language, sentence);
    }
    return new Words(in);
  }
}
