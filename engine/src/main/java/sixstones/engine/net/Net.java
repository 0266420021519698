package sixstones.engine.net;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Optional;
import sixstones.engine.features.Chances;

/**
 * A small net: the rows of the marks that are set are added up, and what stays above 0 tells who
 * will win and which moves are good. The rows are small whole numbers, four of them packed into a
 * long and added at once, which is exact and needs no special hardware. Safe for use by several
 * threads.
 */
public final class Net {

  /** What counts as 1 in a row. */
  public static final int UNIT = 64;

  /** The numbers of a row that share a long. */
  static final int LANES = 4;

  private static final int LANE_BITS = 16;

  private final Shape shape;
  private final long[] start;
  private final long[] rows;
  private final float[] second;
  private final float[] secondStart;
  private final float[] sides;
  private final float[] sidesStart;
  private final float[] kinds;
  private final float[] kindsStart;

  private Net(DataInputStream in, Shape shape) throws IOException {
    this.shape = shape;
    start = packed(in, 1);
    rows = packed(in, shape.marks());
    secondStart = floats(in, shape.second());
    second = floats(in, shape.hidden() * shape.second());
    sidesStart = floats(in, shape.sides());
    sides = floats(in, shape.second() * shape.sides());
    kindsStart = floats(in, shape.kinds());
    kinds = floats(in, shape.kinds() * shape.hidden());
  }

  /** From a file beside a class; none if there is no such file. */
  public static Optional<Net> read(Class<?> beside, String file, Marks<?, ?> marks) {
    var stream = beside.getResourceAsStream(file);
    return stream == null ? Optional.empty() : Optional.of(read(stream, file, marks));
  }

  /**
   * @param name what a complaint calls it
   */
  public static Net read(InputStream stream, String name, Marks<?, ?> marks) {
    try (var in = new DataInputStream(stream)) {
      var shape = new Shape(in.readInt(), in.readInt(), in.readInt(), in.readInt(), in.readInt());
      if (!shape.equals(Shape.of(marks))) {
        throw new IllegalArgumentException(name + " is made for other marks; train it anew");
      }
      return new Net(in, shape);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Writes trained weights as they are read. */
  public static void write(
      DataOutputStream out,
      Shape shape,
      float[] start,
      float[] rows,
      float[] secondStart,
      float[] second,
      float[] sidesStart,
      float[] sides,
      float[] kindsStart,
      float[] kinds)
      throws IOException {
    out.writeInt(shape.marks());
    out.writeInt(shape.hidden());
    out.writeInt(shape.second());
    out.writeInt(shape.sides());
    out.writeInt(shape.kinds());
    for (float weight : start) out.writeByte(whole(weight));
    for (float weight : rows) out.writeByte(whole(weight));
    for (var part : new float[][] {secondStart, second, sidesStart, sides, kindsStart, kinds}) {
      for (float weight : part) out.writeFloat(weight);
    }
  }

  private static int whole(float weight) {
    return Math.clamp(Math.round(weight * UNIT), Byte.MIN_VALUE, Byte.MAX_VALUE);
  }

  private long[] packed(DataInputStream in, int rows) throws IOException {
    var packed = new long[rows * shape.hidden() / LANES];
    var bytes = new byte[rows * shape.hidden()];
    in.readFully(bytes);
    for (int i = 0; i < packed.length; i++) {
      for (int lane = LANES - 1; lane >= 0; lane--) {
        packed[i] = (packed[i] << LANE_BITS) + bytes[LANES * i + lane];
      }
    }
    return packed;
  }

  private static float[] floats(DataInputStream in, int count) throws IOException {
    var floats = new float[count];
    for (int i = 0; i < count; i++) floats[i] = in.readFloat();
    return floats;
  }

  /** What is made of the marks; both judgements begin with it. */
  public float[] hidden(int[] marks, int count) {
    int longs = shape.hidden() / LANES;
    var sums = start.clone();
    for (int m = 0; m < count; m++) {
      int row = marks[m] * longs;
      for (int i = 0; i < longs; i++) sums[i] += rows[row + i];
    }
    var hidden = new float[shape.hidden()];
    for (int i = 0; i < longs; i++) {
      long rest = sums[i];
      for (int lane = 0; lane < LANES; lane++) {
        // A negative lane has borrowed from the one above it.
        short whole = (short) rest;
        rest = (rest - whole) >> LANE_BITS;
        if (whole > 0) hidden[LANES * i + lane] = (float) whole / UNIT;
      }
    }
    return hidden;
  }

  /** Every side's chance, counted from the own one; together they make 1. */
  public void chances(float[] hidden, int count, double[] into) {
    var sums = secondStart.clone();
    for (int h = 0; h < hidden.length; h++) {
      float value = hidden[h];
      if (value == 0) continue;
      int row = h * sums.length;
      for (int i = 0; i < sums.length; i++) sums[i] += value * second[row + i];
    }
    for (int side = 0; side < count; side++) {
      into[side] = sidesStart[side];
      for (int i = 0; i < sums.length; i++) {
        if (sums[i] > 0) into[side] += sums[i] * sides[i * shape.sides() + side];
      }
    }
    Chances.from(into, count);
  }

  /** How good a kind of move is; the exponential of it is how likely a good player makes it. */
  public float promise(float[] hidden, int kind) {
    float promise = kindsStart[kind];
    int row = kind * hidden.length;
    for (int h = 0; h < hidden.length; h++) promise += hidden[h] * kinds[row + h];
    return promise;
  }
}
