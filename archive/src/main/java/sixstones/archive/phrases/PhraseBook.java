package sixstones.archive.phrases;

import java.util.HashMap;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import sixstones.archive.yaml.Yaml;
import sixstones.engine.phrase.Arg;
import sixstones.engine.phrase.Phrase;
import sixstones.engine.text.Packed;
import sixstones.engine.text.TreeReader;

/** Says phrases in English, for terminals and reports; the page has its own way with languages. */
public final class PhraseBook {

  private final Map<String, String> messages = new HashMap<>();

  /** The phrases of a game and of the engine, packed with the program. */
  public static PhraseBook english(String game) {
    var book = new PhraseBook();
    book.load("/sixstones/engine/phrases/en.json");
    book.load("/sixstones/" + game + "/phrases/en.json");
    book.loadWords("/sixstones/" + game + "/phrases/words.json");
    return book;
  }

  /** Words that stand with all their languages side by side; a game may have none. */
  private void loadWords(String resource) {
    Packed.find(PhraseBook.class, resource)
        .ifPresent(
            text ->
                TreeReader.of(Yaml.read(text))
                    .fields()
                    .forEach((key, languages) -> messages.put(key, languages.at("en").text())));
  }

  private void load(String resource) {
    TreeReader.of(Yaml.read(Packed.text(PhraseBook.class, resource)))
        .fields()
        .forEach((key, message) -> messages.put(key, message.text()));
  }

  public boolean knows(String key) {
    return messages.containsKey(key);
  }

  /** The phrase in words; a key that nobody has translated stands for itself. */
  public String say(Phrase phrase, IntFunction<String> seatNames) {
    var message = Message.ofOthers(messages.getOrDefault(phrase.key(), phrase.key()));
    for (var gap : phrase.gaps()) {
      message = Message.fill(message, gap.name(), gap.arg(), words(gap.arg(), seatNames));
    }
    return message;
  }

  private String words(Arg arg, IntFunction<String> seatNames) {
    return switch (arg) {
      case Arg.Who who -> seatNames.apply(who.seat());
      case Arg.Count count -> String.valueOf(count.value());
      case Arg.Name name -> messages.getOrDefault(name.key(), name.key());
      case Arg.Text text -> text.text();
      case Arg.Inner inner -> say(inner.phrase(), seatNames);
      case Arg.Many many ->
          many.items().stream()
              .map(item -> words(item, seatNames))
              .collect(Collectors.joining(", "));
    };
  }
}
