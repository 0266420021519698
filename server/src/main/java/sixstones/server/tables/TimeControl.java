package sixstones.server.tables;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Locale;

/** What a table has agreed on about time, before the start. */
public record TimeControl(Tempo tempo, TimeUp timeUp) {

  public static final TimeControl NONE = new TimeControl(new Tempo.Free(), TimeUp.BOT);

  /** What happens to whoever has no time left. */
  public enum TimeUp {
    /** A bot plays on. */
    @JsonProperty("bot")
    BOT,
    /** The game is over, and the others have won. */
    @JsonProperty("lost")
    LOST;

    public String text() {
      return name().toLowerCase(Locale.ROOT);
    }

    public static TimeUp of(String text) {
      return valueOf(text.toUpperCase(Locale.ROOT));
    }
  }
}
