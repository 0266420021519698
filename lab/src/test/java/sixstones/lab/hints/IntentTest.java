package sixstones.lab.hints;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import sixstones.archive.Shelf;
import sixstones.bots.Bot;
import sixstones.bots.Bots;
import sixstones.bots.Intent;
import sixstones.bots.Seen;
import sixstones.bots.Stop;
import sixstones.engine.Deal;
import sixstones.engine.Game;
import sixstones.engine.Move;
import sixstones.engine.Options;
import sixstones.engine.Position;
import sixstones.engine.Seat;
import sixstones.engine.chance.FastChance;
import sixstones.engine.event.Events;

/** Partners who say what they are up to, and who listen. */
final class IntentTest {

  private static final int LOOKS = 6;

  @Test
  void isTheSameInRedealsOfTheSeatThatMeansIt() {
    sameInRedeals(Shelf.installed().get("united"));
  }

  private static <P extends Position<P, M>, M extends Move> void sameInRedeals(Game<P, M> game) {
    var chance = new FastChance(5);
    var partner = Seat.of(1);
    int said = 0;
    for (int look = 0; look < LOOKS; look++) {
      var position = game.deal(new Deal(3, Options.STANDARD, chance.copy()));
      while (position.chooser() != 0) apply(position, 0);
      var intent = Intent.of(game, position, partner, Optional.empty(), Set.of());
      assertThat(
              Intent.of(
                  game, position.redeal(partner, chance), partner, Optional.empty(), Set.of()))
          .isEqualTo(intent);
      if (!intent.isEmpty()) said++;
      chance.below(2);
    }
    assertThat(said).isGreaterThan(LOOKS / 2);
  }

  @Test
  void whoeverIsAskedSeesToItWhereThatCostsLittle() {
    heeds(Shelf.installed().get("united"), Bots.get("medium"));
    heeds(Shelf.installed().get("united"), Bots.get("easy"));
  }

  private static <P extends Position<P, M>, M extends Move> void heeds(Game<P, M> game, Bot bot) {
    var chance = new FastChance(9);
    int alone = 0;
    int asked = 0;
    for (int look = 0; look < 60 * LOOKS; look++) {
      var position = game.deal(new Deal(2, Options.STANDARD, chance.copy()));
      for (int i = chance.below(40); i > 0 && !position.isOver(); i--) apply(position, i);
      if (position.isOver()) continue;
      var seen = Seen.by(game, position);
      var places = places(seen).toList();
      if (places.size() < 2 || seen.moves().size() == places.size()) continue;
      var plea = Set.of(places.get(chance.below(places.size())));
      var draws = new FastChance(look);
      if (touches(bot.choose(seen, draws.copy(), Stop.NEVER), plea)) alone++;
      if (touches(bot.choose(seen.asked(plea), draws.copy(), Stop.NEVER), plea)) asked++;
    }
    assertThat(2 * asked).isGreaterThan(3 * alone);
  }

  private static Stream<String> places(Seen<?, ?> seen) {
    return seen.moves().stream()
        .filter(move -> move.verb().equals("move"))
        .flatMap(move -> move.targets().stream())
        .distinct();
  }

  private static boolean touches(Move move, Set<String> things) {
    return move.targets().stream().anyMatch(things::contains);
  }

  private static <P extends Position<P, M>, M extends Move> void apply(P position, int which) {
    var moves = position.choice().moves();
    position.apply(moves.get(which % moves.size()), Events.OFF);
  }
}
