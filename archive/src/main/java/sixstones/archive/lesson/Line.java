package sixstones.archive.lesson;

import java.util.List;
import sixstones.engine.text.TreeReader;

/**
 * One thing that the coach says.
 *
 * @param points the things on the table that it points at, named as moves name them
 */
public record Line(Words say, List<String> points) {

  public Line {
    points = List.copyOf(points);
  }

  static Line read(TreeReader at) {
    return new Line(
        Words.read(at.at("say")), at.find("point").map(TreeReader::texts).orElse(List.of()));
  }
}
