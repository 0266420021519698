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
import java.util.Optional;
import sixstones.engine.GameInfo;

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
      long seed) {

    static Head of(GameInfo info, Contest contest) {
      return new Head(
          info.id(),
          info.rulesVersion(),
          contest.seats(),
          contest.bots(),
          contest.options().sorted(),
          contest.seed());
    }
  }

  /** What a file holds up to its first torn line. */
  record Contents(Head head, List<Played> games) {}

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

  static Path in(Path folder) {
    return folder.resolve("games.jsonl");
  }

  private void resume(Head head) throws IOException {
    var contents = read(file);
    if (!contents.head().equals(head)) {
      throw new IllegalArgumentException(
          file + " holds another contest; choose another folder with --out, or delete it.");
    }
    games.addAll(contents.games());
    var kept = new StringBuilder(text(head));
    games.forEach(game -> kept.append(text(game)));
    Files.writeString(file, kept);
  }

  /**
   * @throws IllegalArgumentException if the file is no ledger
   */
  static Contents read(Path file) throws IOException {
    var lines = Files.readAllLines(file);
    var head =
        lines.stream()
            .findFirst()
            .flatMap(line -> read(line, Head.class))
            .orElseThrow(
                () -> new IllegalArgumentException(file + " is not a contest's list of games."));
    var games = new ArrayList<Played>();
    for (var line : lines.subList(1, lines.size())) {
      var game = read(line, Played.class);
      if (game.isEmpty()) break;
      games.add(game.get());
    }
    return new Contents(head, games);
  }

  private static <T> Optional<T> read(String line, Class<T> type) {
    try {
      return Optional.of(JSON.readValue(line, type));
    } catch (JsonProcessingException _) {
      return Optional.empty();
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
