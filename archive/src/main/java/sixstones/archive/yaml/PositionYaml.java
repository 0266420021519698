package sixstones.archive.yaml;

import sixstones.engine.Game;
import sixstones.engine.Move;
import sixstones.engine.Position;
import sixstones.engine.chance.Chance;
import sixstones.engine.text.TreeReader;

/** Positions as they are kept: YAML, with the number of its format at the head. */
public final class PositionYaml {

  private PositionYaml() {}

  public static String write(Game<?, ?> game, Position<?, ?> position) {
    return Yaml.write(game.textFormat().numbered(position.text()));
  }

  /** The same in one line, for databases. */
  public static String brief(Game<?, ?> game, Position<?, ?> position) {
    return JsonTree.write(game.textFormat().numbered(position.text()));
  }

  /**
   * The position that a text describes, whichever version has written it.
   *
   * @throws sixstones.engine.text.TreeError if it describes none
   */
  public static <P extends Position<P, M>, M extends Move> P read(
      Game<P, M> game, String text, Chance chance) {
    var written = TreeReader.of(Yaml.read(text)).mapping();
    return game.readPosition(game.textFormat().upToDate(written), chance);
  }
}
