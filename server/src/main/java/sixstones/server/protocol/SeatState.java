package sixstones.server.protocol;

import com.fasterxml.jackson.annotation.JsonProperty;
import org.jspecify.annotations.Nullable;
import sixstones.server.tables.Avatar;

/**
 * A seat and who has it.
 *
 * @param kind who plays it now
 * @param name the person's, also while a bot stands in
 * @param avatar the animal of the person, if one was chosen, or of the bot
 * @param level the bot's
 * @param taste the way of playing the bot is fond of
 */
public record SeatState(
    int seat,
    Kind kind,
    @Nullable String name,
    @Nullable Avatar avatar,
    @Nullable String level,
    @Nullable String taste,
    boolean absent,
    boolean you,
    boolean connected) {

  /** Who plays a seat. */
  public enum Kind {
    @JsonProperty("person")
    PERSON,
    @JsonProperty("bot")
    BOT,
    @JsonProperty("open")
    OPEN
  }
}
