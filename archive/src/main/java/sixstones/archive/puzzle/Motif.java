package sixstones.archive.puzzle;

import java.util.Optional;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import sixstones.archive.lesson.Words;
import sixstones.engine.text.TreeReader;

/**
 * What several puzzles of a game have in common.
 *
 * @param move what the notation of a best move looks like
 * @param fewest how many moves there are at least
 * @param rest how good the second move may be at most, in percent of the best
 * @param question asked under the board
 * @param tip a first hint in words
 * @param why what such a move is good for, said with the answer
 */
public record Motif(
    String id,
    Goal goal,
    Pattern move,
    int fewest,
    Optional<Integer> rest,
    Words title,
    Words question,
    Words tip,
    Words why) {

  private static final int FEWEST = 3;

  static Motif read(TreeReader at) {
    at.allow("motif", "goal", "move", "fewest", "rest", "title", "question", "tip", "why");
    return new Motif(
        at.at("motif").text(),
        Goal.read(at.at("goal")),
        at.find("move").map(Motif::pattern).orElse(Pattern.compile(".*")),
        at.find("fewest").map(fewest -> fewest.number(2, 99)).orElse(FEWEST),
        at.find("rest").map(rest -> rest.number(0, 99)),
        Words.read(at.at("title")),
        Words.read(at.at("question")),
        Words.read(at.at("tip")),
        Words.read(at.at("why")));
  }

  private static Pattern pattern(TreeReader at) {
    try {
      return Pattern.compile(at.text());
    } catch (PatternSyntaxException e) {
      throw at.error(String.valueOf(e.getMessage()));
    }
  }

  /** Whether a move is of the kind that the motif is about. */
  public boolean fits(String notation) {
    return move.matcher(notation).matches();
  }
}
