package sixstones.lab.arena;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The finished games of a contest in a file, a line each. A contest that was broken off goes on
 * where it stopped; a torn last line is played again.
 */
final class Ledger {

  private static final ObjectMapper JSON = new ObjectMapper();

  /** What must be equal for games to be of one contest. */
  record Head(
      String game,
      int rulesVersion,
      int seats,
      List<String> bots,
      Map<String, String> options,
      long seed) {}

  private final Path file;
  private final List<Played> games = new ArrayList<>();

  /**
   * @throws IllegalArgumentException if the file holds another contest
   */
  Ledger(Path file, Head head) {
    this.file = file;
    try {
      if (Files.exists(file)) resume(head);
      else Files.writeString(file, text(head));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void resume(Head head) throws IOException {
    var lines = Files.readAllLines(file);
    if (lines.isEmpty() || !readHead(lines.getFirst()).equals(head)) {
      throw new IllegalArgumentException(
          file + " holds another contest; choose another folder with --out, or delete it.");
    }
    var kept = new StringBuilder(text(head));
    for (var line : lines.subList(1, lines.size())) {
      try {
        games.add(JSON.readValue(line, Played.class));
        kept.append(line).append('\n');
      } catch (JsonProcessingException _) {
        break;
      }
    }
    Files.writeString(file, kept);
  }

  private Head readHead(String line) {
    try {
      return JSON.readValue(line, Head.class);
    } catch (JsonProcessingException _) {
      throw new IllegalArgumentException(file + " is not a contest's list of games.");
    }
  }

  synchronized void add(Played game) {
    try {
      Files.writeString(file, text(game), StandardOpenOption.APPEND);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    games.add(game);
  }

  synchronized List<Played> games() {
    return List.copyOf(games);
  }

  private static String text(Object line) {
    try {
      return JSON.writeValueAsString(line) + "\n";
    } catch (JsonProcessingException e) {
      throw new AssertionError("results are plain data", e);
    }
  }
}
