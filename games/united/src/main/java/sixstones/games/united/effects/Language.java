package sixstones.games.united.effects;

import java.util.List;
import java.util.ServiceLoader;

/** The card language. The data of the box are read by it, but the box does not know the verbs. */
public interface Language {

  /** All ways to use its verbs. */
  List<Form> forms();

  static Language installed() {
    return ServiceLoader.load(Language.class, Language.class.getClassLoader())
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("no verbs are installed"));
  }
}
