package sixstones.server.talk;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** What is said so often that it has been translated. */
public enum Quick {
  @JsonProperty("hello")
  HELLO,
  @JsonProperty("luck")
  LUCK,
  @JsonProperty("well-played")
  WELL_PLAYED,
  @JsonProperty("thanks")
  THANKS,
  @JsonProperty("sorry")
  SORRY,
  @JsonProperty("thinking")
  THINKING,
  @JsonProperty("back-soon")
  BACK_SOON,
  @JsonProperty("good-game")
  GOOD_GAME;

  /** As pages and the database name it. */
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  public static Optional<Quick> of(String id) {
    return Arrays.stream(values()).filter(quick -> quick.id().equals(id)).findFirst();
  }
}
