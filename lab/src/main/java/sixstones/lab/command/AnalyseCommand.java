package sixstones.lab.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sixstones.archive.Shelf;
import sixstones.bots.review.Review;
import sixstones.bots.review.Reviewer;
import sixstones.engine.Game;
import sixstones.engine.Move;
import sixstones.engine.Position;
import sixstones.engine.record.BadRecord;
import sixstones.engine.record.GameRecord;
import sixstones.engine.record.Replay;
import sixstones.lab.review.ReviewPage;
import sixstones.lab.review.ReviewText;

@Command(
    name = "analyse",
    description = {
      "Looks back at a finished game: chances to win, slips and better moves, and what was luck.",
      "Each choice is judged by what its seat knew then."
    })
final class AnalyseCommand implements Callable<Integer> {

  @Parameters(paramLabel = "FILE", description = "The record of a finished game.")
  Path file;

  @Option(
      names = "--out",
      paramLabel = "PAGE",
      description = "Write a page with the curves there, too.")
  @Nullable Path out;

  @Option(
      names = "--tries",
      paramLabel = "N",
      description = "How often each choice is tried; by default so that a game takes some seconds.")
  @Nullable Integer tries;

  @Option(
      names = "--json",
      description = "Print JSON; the fields are told in docs/command-line.md.")
  boolean json;

  @Override
  public Integer call() throws IOException {
    Usage.check(tries == null || tries > 0, "--tries is at least 1.");
    var record = RecordCommand.read(file);
    Usage.check(
        !record.result().isEmpty(), "The game is not finished; a review comes after the end.");
    var review = review(Shelf.installed().get(record.game()), record);
    System.out.println(json ? Json.of(review) : ReviewText.of(record, review));
    if (out != null) Files.writeString(out, ReviewPage.of(record, review));
    return 0;
  }

  private <P extends Position<P, M>, M extends Move> Review review(
      Game<P, M> game, GameRecord record) {
    try (var progress = new Progress(record.moves().size())) {
      Replay.verify(game, record);
      int each = tries == null ? Reviewer.tries(game, record) : tries;
      return Reviewer.review(game, record, each, progress);
    } catch (BadRecord e) {
      throw Usage.of(file + ": " + e.getMessage());
    }
  }
}
