package sixstones.server.protocol;

import org.jspecify.annotations.Nullable;
import sixstones.server.ratings.Ratings;

/**
 * How strong one is at a game, by Glicko-2.
 *
 * @param role what one played, as the key of a phrase; null where all play the same
 * @param against {@code people}, or a level of bots
 * @param deviation one is within twice as much of the rating, nearly for certain
 */
public record RatingState(
    String game, @Nullable String role, String against, int rating, int deviation, int games) {

  public static RatingState of(Ratings.Rated rated) {
    return new RatingState(
        rated.game(),
        rated.role().isEmpty() ? null : rated.role(),
        rated.against(),
        (int) Math.round(rated.rating().rating()),
        (int) Math.round(rated.rating().deviation()),
        rated.games());
  }
}
