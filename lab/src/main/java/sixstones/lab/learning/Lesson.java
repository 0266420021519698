package sixstones.lab.learning;

import java.util.Arrays;
import java.util.stream.Collectors;

/** A position out of a game, and what became of it. */
final class Lesson {

  private final long game;
  private final double stage;
  private final double[] shares;
  private final double[][] features;

  Lesson(long game, double stage, double[] shares, double[][] features) {
    this.game = game;
    this.stage = stage;
    this.shares = shares;
    this.features = features;
  }

  /** The number of the game. */
  long game() {
    return game;
  }

  /** How far it had come. */
  double stage() {
    return stage;
  }

  /** What each side had of the victory in the end. */
  double[] shares() {
    return shares;
  }

  /** The features of each side. */
  double[][] features() {
    return features;
  }

  /** One line of a file. */
  String line() {
    var line = new StringBuilder("%d %.3f".formatted(game, stage));
    for (int side = 0; side < shares.length; side++) {
      line.append(" | ").append(text(shares[side])).append(' ');
      line.append(
          Arrays.stream(features[side]).mapToObj(Lesson::text).collect(Collectors.joining(" ")));
    }
    return line.toString();
  }

  private static String text(double number) {
    return number == Math.rint(number)
        ? Long.toString((long) number)
        : Double.toString(Math.round(1000 * number) / 1000.0);
  }

  static Lesson read(String line) {
    var sides = line.split(" \\| ");
    var head = sides[0].split(" ");
    var shares = new double[sides.length - 1];
    var features = new double[sides.length - 1][];
    for (int side = 0; side < shares.length; side++) {
      var numbers =
          Arrays.stream(sides[side + 1].split(" ")).mapToDouble(Double::parseDouble).toArray();
      shares[side] = numbers[0];
      features[side] = Arrays.copyOfRange(numbers, 1, numbers.length);
    }
    return new Lesson(Long.parseLong(head[0]), Double.parseDouble(head[1]), shares, features);
  }
}
