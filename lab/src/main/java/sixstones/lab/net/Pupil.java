package sixstones.lab.net;

import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.random.RandomGenerator;
import sixstones.engine.features.Chances;
import sixstones.engine.net.Net;
import sixstones.engine.net.Shape;

/** A net that learns: the same sums as {@link Net}, with what every weight did to the error. */
final class Pupil {

  /** Rows are kept as small whole numbers later. */
  private static final float MOST = 1.9f;

  private static final float FREE = 1e6f;

  private final Shape shape;
  private final Layer start;
  private final Layer rows;
  private final Layer secondStart;
  private final Layer second;
  private final Layer sidesStart;
  private final Layer sides;
  private final Layer kindsStart;
  private final Layer kinds;

  private final float[] hidden;
  private final float[] more;
  private final float[] hiddenSlope;
  private final float[] moreSlope;
  private final float[] one = {1};

  Pupil(Shape shape, RandomGenerator random) {
    this.shape = shape;
    start = new Layer(1, shape.hidden(), MOST);
    rows = new Layer(shape.marks(), shape.hidden(), MOST).scattered(random, 0.08);
    secondStart = new Layer(1, shape.second(), FREE);
    second =
        new Layer(shape.hidden(), shape.second(), FREE)
            .scattered(random, Math.sqrt(2.0 / shape.hidden()));
    sidesStart = new Layer(1, shape.sides(), FREE);
    sides =
        new Layer(shape.second(), shape.sides(), FREE)
            .scattered(random, Math.sqrt(1.0 / shape.second()));
    kindsStart = new Layer(shape.kinds(), 1, FREE);
    kinds = new Layer(shape.kinds(), shape.hidden(), FREE).scattered(random, 0.02);
    hidden = new float[shape.hidden()];
    more = new float[shape.second()];
    hiddenSlope = new float[shape.hidden()];
    moreSlope = new float[shape.second()];
  }

  private void look(int[] marks) {
    System.arraycopy(start.weights, 0, hidden, 0, hidden.length);
    for (int mark : marks) {
      int row = mark * hidden.length;
      for (int i = 0; i < hidden.length; i++) hidden[i] += rows.weights[row + i];
    }
    for (int i = 0; i < hidden.length; i++) hidden[i] = Math.max(0, hidden[i]);
    System.arraycopy(secondStart.weights, 0, more, 0, more.length);
    for (int h = 0; h < hidden.length; h++) {
      if (hidden[h] == 0) continue;
      for (int i = 0; i < more.length; i++) {
        more[i] += hidden[h] * second.weights[h * more.length + i];
      }
    }
    for (int i = 0; i < more.length; i++) more[i] = Math.max(0, more[i]);
  }

  /** Every side's chance, after a look. */
  private double[] chances(int count) {
    var chances = new double[count];
    for (int side = 0; side < count; side++) {
      chances[side] = sidesStart.weights[side];
      for (int i = 0; i < more.length; i++) {
        chances[side] += more[i] * sides.weights[i * shape.sides() + side];
      }
    }
    Chances.from(chances, count);
    return chances;
  }

  /** How likely each of the moves is, after a look. */
  private double[] likings(int[] moves) {
    var likings = new double[moves.length];
    for (int m = 0; m < moves.length; m++) {
      likings[m] = kindsStart.weights[moves[m]];
      for (int h = 0; h < hidden.length; h++) {
        likings[m] += hidden[h] * kinds.weights[moves[m] * hidden.length + h];
      }
    }
    Chances.from(likings, likings.length);
    return likings;
  }

  /** How surprised it is by an example: by who wins, and by what was tried. */
  double[] surprise(Example example) {
    look(example.marks());
    return new double[] {
      surprise(example.shares(), chances(example.shares().length)),
      surprise(example.tried(), likings(example.kinds()))
    };
  }

  private static double surprise(float[] came, double[] said) {
    double surprise = 0;
    for (int i = 0; i < came.length; i++) {
      if (came[i] > 0) surprise -= came[i] * Math.log(Math.max(1e-9, said[i]));
    }
    return surprise;
  }

  /** Notes what every weight should have been like; {@link #step} changes them. */
  void learn(Example example) {
    look(example.marks());
    Arrays.fill(hiddenSlope, 0);
    learnChances(example.shares());
    learnLikings(example.kinds(), example.tried());
    for (int h = 0; h < hidden.length; h++) if (hidden[h] == 0) hiddenSlope[h] = 0;
    start.learn(0, 1, hiddenSlope);
    for (int mark : example.marks()) rows.learn(mark, 1, hiddenSlope);
  }

  private void learnChances(float[] came) {
    var chances = chances(came.length);
    var slope = new float[shape.sides()];
    for (int side = 0; side < came.length; side++)
      slope[side] = (float) (chances[side] - came[side]);
    sidesStart.learn(0, 1, slope);
    for (int i = 0; i < more.length; i++) {
      moreSlope[i] = 0;
      if (more[i] == 0) continue;
      for (int side = 0; side < slope.length; side++) {
        moreSlope[i] += slope[side] * sides.weights[i * slope.length + side];
      }
      sides.learn(i, more[i], slope);
    }
    secondStart.learn(0, 1, moreSlope);
    for (int h = 0; h < hidden.length; h++) {
      if (hidden[h] == 0) continue;
      for (int i = 0; i < more.length; i++) {
        hiddenSlope[h] += moreSlope[i] * second.weights[h * more.length + i];
      }
      second.learn(h, hidden[h], moreSlope);
    }
  }

  private void learnLikings(int[] moves, float[] tried) {
    var likings = likings(moves);
    for (int m = 0; m < moves.length; m++) {
      float slope = (float) (likings[m] - tried[m]);
      kindsStart.learn(moves[m], slope, one);
      for (int h = 0; h < hidden.length; h++) {
        hiddenSlope[h] += slope * kinds.weights[moves[m] * hidden.length + h];
      }
      kinds.learn(moves[m], slope, hidden);
    }
  }

  void step(float pace) {
    start.step(pace);
    rows.step(pace);
    secondStart.step(pace);
    second.step(pace);
    sidesStart.step(pace);
    sides.step(pace);
    kindsStart.step(pace);
    kinds.step(pace);
  }

  void write(DataOutputStream out) throws IOException {
    Net.write(
        out,
        shape,
        start.weights,
        rows.weights,
        secondStart.weights,
        second.weights,
        sidesStart.weights,
        sides.weights,
        kindsStart.weights,
        kinds.weights);
  }
}
