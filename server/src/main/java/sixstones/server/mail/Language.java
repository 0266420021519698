package sixstones.server.mail;

import java.util.Locale;

/** What letters are written in. */
public enum Language {
  EN,
  RU,
  PL,
  FR;

  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The language of that name; whoever names none of ours reads English. */
  public static Language of(String text) {
    for (var language : values()) {
      if (language.text().equals(text)) return language;
    }
    return EN;
  }
}
