package sixstones.engine.phrase;

/** Somebody who says phrases in a language. */
@FunctionalInterface
public interface Words {

  String say(Phrase phrase);

  /** The name behind a key. */
  default String name(String key) {
    return say(Phrase.of(key));
  }
}
