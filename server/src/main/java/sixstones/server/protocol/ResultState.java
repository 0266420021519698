package sixstones.server.protocol;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.ArrayList;
import java.util.List;
import sixstones.server.tables.Ended;
import sixstones.server.tables.Listed;
import sixstones.server.tables.Place;

/**
 * A finished game of one's own.
 *
 * @param role what one played, and against whom, as keys of phrases
 * @param levels the bots that sat at the table from the beginning
 * @param people how many others sat there
 */
public record ResultState(
    String table,
    String game,
    String at,
    Verdict verdict,
    List<String> role,
    List<String> levels,
    int people) {

  /** What came of it for oneself. */
  public enum Verdict {
    @JsonProperty("won")
    WON,
    @JsonProperty("lost")
    LOST,
    /** Nobody has won or lost. */
    @JsonProperty("abandoned")
    ABANDONED
  }

  public static ResultState of(Listed listed, int seat) {
    var summary = listed.summary();
    var others = new ArrayList<>(summary.places());
    others.remove(seat);
    return new ResultState(
        listed.head().id(),
        listed.head().game(),
        summary.movedAt().toString(),
        summary.places().get(seat).isGivenUp()
            ? Verdict.LOST
            : verdict(Ended.of(summary.result().orElse(Ended.ABANDONED)), seat),
        summary.roles().isEmpty() ? List.of() : summary.roles().get(seat),
        others.stream()
            .filter(Place.Bot.class::isInstance)
            .flatMap(bot -> bot.botLevel().stream())
            .distinct()
            .toList(),
        (int) others.stream().filter(Place.Person.class::isInstance).count());
  }

  private static Verdict verdict(Ended ended, int seat) {
    if (ended.abandoned()) return Verdict.ABANDONED;
    return ended.winners().contains(seat) ? Verdict.WON : Verdict.LOST;
  }
}
