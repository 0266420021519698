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
  LINK;

  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }

  public static Visibility of(String text) {
    return valueOf(text.toUpperCase(Locale.ROOT));
  }
}
