package sixstones.archive.lesson;

import java.util.List;
import sixstones.engine.text.Tree;
import sixstones.engine.text.TreeReader;

/**
 * A part of a lesson that can be begun by itself.
 *
 * @param given the position it begins with, as far as it matters
 * @param beats the first of them is where it begins
 */
public record Chapter(Words title, Tree.Mapping given, List<Beat> beats) {

  public Chapter {
    beats = List.copyOf(beats);
  }

  static Chapter read(TreeReader at) {
    at.allow("title", "given", "lines");
    return new Chapter(
        Words.read(at.at("title")), at.at("given").mapping(), BeatReader.read(at.at("lines")));
  }
}
