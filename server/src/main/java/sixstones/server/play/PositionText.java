package sixstones.server.play;

import sixstones.archive.yaml.Yaml;
import sixstones.engine.Game;
import sixstones.engine.Move;
import sixstones.engine.Position;
import sixstones.engine.chance.Chance;
import sixstones.engine.text.TreeReader;

/** Positions as snapshots keep them. */
final class PositionText {

  private PositionText() {}

  static String write(Position<?, ?> position) {
    return Yaml.write(position.text());
  }

  static <P extends Position<P, M>, M extends Move> P read(
      Game<P, M> game, String text, Chance chance) {
    return game.readPosition(TreeReader.of(Yaml.read(text)).mapping(), chance);
  }
}
