package sixstones.server.tables;

import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import sixstones.engine.Game;

/** Which way of playing each animal is fond of: who is met again plays as one knows him. */
public final class Tastes {

  private Tastes() {}

  /** None where the game knows of no ways; who stands in for a person has none either. */
  public static Optional<String> of(Game<?, ?> game, Place place) {
    return place instanceof Place.Bot bot ? of(game, bot.avatar()) : Optional.empty();
  }

  private static Optional<String> of(Game<?, ?> game, Avatar animal) {
    var tastes = game.judgement().tastes();
    return tastes.isEmpty()
        ? Optional.empty()
        : Optional.of(tastes.get(animal.ordinal() % tastes.size()).word());
  }

  /** Every animal's; empty where the game knows of no ways. */
  public static Map<Avatar, String> all(Game<?, ?> game) {
    return Arrays.stream(Avatar.values())
        .filter(animal -> of(game, animal).isPresent())
        .collect(Collectors.toMap(Function.identity(), animal -> of(game, animal).orElseThrow()));
  }
}
