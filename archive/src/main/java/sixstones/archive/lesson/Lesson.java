package sixstones.archive.lesson;

import java.util.List;
import sixstones.archive.yaml.Yaml;
import sixstones.engine.chance.Seed;
import sixstones.engine.text.TreeError;
import sixstones.engine.text.TreeReader;

/**
 * A game that is learnt by playing it: chapters with a fixed deal each, and what a coach says. The
 * format is told in {@code docs/lessons.md}.
 *
 * @param id what it is called among the lessons of its game
 * @param seat where the learner sits
 * @param minutes how long it takes
 * @param number fills in at random what is left open, the same every time
 */
public record Lesson(
    String id,
    String game,
    Words title,
    int seat,
    int minutes,
    long number,
    List<Chapter> chapters) {

  private static final int MOST_SEATS = 6;
  private static final int LONGEST = 60;

  public Lesson {
    chapters = List.copyOf(chapters);
  }

  /**
   * The lesson of a file.
   *
   * @throws TreeError if it makes no sense; the message names the place
   */
  public static Lesson read(String text) {
    var at = TreeReader.of(Yaml.read(text));
    at.allow("lesson", "game", "title", "seat", "minutes", "seed", "chapters");
    var chapters = at.at("chapters").items().stream().map(Chapter::read).toList();
    if (chapters.isEmpty()) throw at.error("a lesson has at least one chapter");
    var id = at.at("lesson").text();
    if (!id.matches("[a-z][a-z-]*")) {
      throw at.at("lesson").error("a name of small letters is expected, not \"" + id + "\"");
    }
    return new Lesson(
        id,
        at.at("game").text(),
        Words.read(at.at("title")),
        at.at("seat").number(0, MOST_SEATS - 1),
        at.at("minutes").number(1, LONGEST),
        at.find("seed").map(TreeReader::longNumber).orElse(1L),
        chapters);
  }

  /** Known to everybody: nothing is at stake, and all goes as the lesson foresees. */
  public Seed seed() {
    return Seed.known(number);
  }
}
