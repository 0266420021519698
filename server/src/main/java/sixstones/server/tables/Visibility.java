package sixstones.server.tables;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Locale;

/** Who learns that a table is there. */
public enum Visibility {
  /** Everybody: it stands in the lobby. */
  @JsonProperty("public")
  PUBLIC,
  /** Who has the link. */
  @JsonProperty("link")
  LINK,
  /** Nobody: it stands in no list, for it is there to try something out. */
  @JsonProperty("unlisted")
  UNLISTED;

  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }

  public static Visibility of(String text) {
    return valueOf(text.toUpperCase(Locale.ROOT));
  }
}
