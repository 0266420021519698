package sixstones.lab.levels;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sixstones.archive.Shelf;
import sixstones.bots.Bot;
import sixstones.bots.Bots;
import sixstones.bots.Seen;
import sixstones.bots.Stop;
import sixstones.engine.Deal;
import sixstones.engine.Game;
import sixstones.engine.Move;
import sixstones.engine.Options;
import sixstones.engine.Position;
import sixstones.engine.Taste;
import sixstones.engine.chance.FastChance;
import sixstones.engine.event.Events;

/** Bots that are fond of a way of playing. */
final class TasteTest {

  private static final int DEALS = 12;

  /** Only every so many choices is looked at: those of one turn are alike. */
  private static final int STRIDE = 7;

  static List<Game<?, ?>> games() {
    return Shelf.installed().games().stream()
        .<Game<?, ?>>map(game -> game)
        .filter(game -> !game.judgement().tastes().isEmpty())
        .toList();
  }

  @ParameterizedTest
  @MethodSource("games")
  void playMoreToTheirTasteThanOthers(Game<?, ?> game) {
    tastes(game);
  }

  private static <P extends Position<P, M>, M extends Move> void tastes(Game<P, M> game) {
    for (var taste : game.judgement().tastes()) {
      for (var level : List.of("easy", "medium")) {
        assertThat(gained(game, taste, Bots.get(level)))
            .as("%s, %s", taste.word(), level)
            .isPositive();
      }
    }
  }

  /** By how much the moves of somebody who is fond of it are more to the taste than another's. */
  private static <P extends Position<P, M>, M extends Move> double gained(
      Game<P, M> game, Taste<P, M> taste, Bot bot) {
    double gained = 0;
    for (int deal = 0; deal < DEALS; deal++) {
      var chance = new FastChance(deal);
      var position = game.deal(new Deal(2, Options.STANDARD, chance.copy()));
      for (int choice = 0; choice < 60 * STRIDE && !position.isOver(); choice++) {
        var seen = Seen.by(game, position);
        var move = bot.choose(seen, new FastChance(choice), Stop.NEVER);
        if (choice % STRIDE == 0) {
          var fond = bot.choose(seen.fondOf(taste.word()), new FastChance(choice), Stop.NEVER);
          gained += taste.appeal(position, fond) - taste.appeal(position, move);
        }
        position.apply(move, Events.OFF);
      }
    }
    return gained;
  }
}
