package sixstones.server.play;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import sixstones.archive.yaml.Yaml;
import sixstones.engine.Game;
import sixstones.engine.Move;
import sixstones.engine.Position;
import sixstones.engine.chance.Chance;
import sixstones.engine.text.TreeReader;

/** Positions as the log keeps them. */
final class PositionText {

  private static final int CHECKSUM_BYTES = 12;

  private PositionText() {}

  static String write(Position<?, ?> position) {
    return Yaml.write(position.text());
  }

  static <P extends Position<P, M>, M extends Move> P read(
      Game<P, M> game, String text, Chance chance) {
    return game.readPosition(TreeReader.of(Yaml.read(text)).mapping(), chance);
  }

  static String checksum(String text) {
    try {
      var digest = MessageDigest.getInstance("SHA-256");
      var hash = digest.digest(text.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(hash, 0, CHECKSUM_BYTES);
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError("every Java platform has SHA-256", e);
    }
  }
}
