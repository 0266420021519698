package sixstones.lab.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sixstones.archive.Shelf;
import sixstones.bots.review.Review;
import sixstones.bots.review.Reviewer;
import sixstones.engine.Game;
import sixstones.engine.Move;
import sixstones.engine.Options;
import sixstones.engine.Position;
import sixstones.engine.record.GameRecord;
import sixstones.engine.record.RecordText;
import sixstones.engine.record.Replay;
import sixstones.lab.players.Players;
import sixstones.lab.table.OneGame;
import sixstones.lab.table.Sitting;

/** Games are looked back at honestly. */
class ReviewTest {

  private static final int FEW = 8;

  @TempDir Path folder;

  static List<Game<?, ?>> games() {
    return List.copyOf(Shelf.installed().games());
  }

  @ParameterizedTest
  @MethodSource("games")
  void playAndLuckAddUpToTheResultInEveryGame(Game<?, ?> game) throws IOException {
    var record = played(game, "greedy", "greedy");
    var review = reviewed(game, record, FEW);
    assertThat(review.looks()).isNotEmpty();
    for (int seat = 0; seat < record.seats(); seat++) {
      var story = review.story(seat);
      if (story.points().isEmpty()) continue;
      assertThat(story.own()).isNotPositive();
      assertThat(
              story.points().getFirst().known()
                  + story.own()
                  + story.partners()
                  + story.rivals()
                  + story.luck())
          .isCloseTo(review.result().get(seat), within(1e-9));
    }
    assertThat(reviewed(game, record, FEW)).isEqualTo(review);
    assertThat(ReviewText.of(record, review)).contains(record.names());
    assertThat(ReviewPage.of(record, review)).contains("<polyline");
  }

  @Test
  void whoPlaysAtRandomLosesMoreByItsMovesThanWhoLooksAhead() throws IOException {
    var game = Shelf.installed().get("splendor");
    var review = reviewed(game, played(game, "random", "hard"), 200);
    assertThat(review.story(0).own()).isLessThan(2 * review.story(1).own());
    assertThat(review.looks())
        .anySatisfy(
            look -> {
              assertThat(look.seat()).isZero();
              assertThat(look.mark().isBad()).isTrue();
              assertThat(look.line().getFirst()).isNotEqualTo(look.made());
            });
  }

  private GameRecord played(Game<?, ?> game, String... bots) throws IOException {
    var file = folder.resolve("game.txt");
    var players =
        IntStream.range(0, Math.max(bots.length, game.info().fewestSeats()))
            .mapToObj(seat -> Players.of(bots[seat % bots.length], Duration.ofSeconds(10)))
            .toList();
    play(game, new Sitting(players, Options.STANDARD, 5, 1, 1, Optional.of(file)));
    return RecordText.read(Files.readString(file));
  }

  private static <P extends Position<P, M>, M extends Move> void play(
      Game<P, M> game, Sitting sitting) {
    new OneGame<>(game, sitting).play();
  }

  private static <P extends Position<P, M>, M extends Move> Review reviewed(
      Game<P, M> game, GameRecord record, int tries) {
    Replay.verify(game, record);
    return Reviewer.review(game, record, tries, _ -> {});
  }
}
