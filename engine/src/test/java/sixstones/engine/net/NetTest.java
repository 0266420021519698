package sixstones.engine.net;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import sixstones.engine.chance.FastChance;

class NetTest {

  private static final float UNIT = Net.UNIT;

  /** Marks that only have a size. */
  private record Some(int count, int mostSides, int kinds) implements Marks<Object, Object> {
    @Override
    public int most() {
      return count;
    }

    @Override
    public int sides(Object position) {
      return mostSides;
    }

    @Override
    public int of(Object position, int[] into) {
      throw new UnsupportedOperationException();
    }

    @Override
    public int kind(Object move) {
      throw new UnsupportedOperationException();
    }
  }

  private final Marks<?, ?> marks = new Some(40, 3, 5);
  private final Shape shape = Shape.of(marks);
  private final FastChance chance = new FastChance(7);
  private final float[] start = drawn(shape.hidden());
  private final float[] rows = drawn(shape.marks() * shape.hidden());
  private final float[] secondStart = drawn(shape.second());
  private final float[] second = drawn(shape.hidden() * shape.second());
  private final float[] sidesStart = drawn(shape.sides());
  private final float[] sides = drawn(shape.second() * shape.sides());
  private final float[] kindsStart = drawn(shape.kinds());
  private final float[] kinds = drawn(shape.kinds() * shape.hidden());

  /** Weights that can be written without loss. */
  private float[] drawn(int count) {
    var weights = new float[count];
    for (int i = 0; i < count; i++) weights[i] = (chance.below(255) - 127) / UNIT;
    return weights;
  }

  private byte[] written() throws IOException {
    var bytes = new ByteArrayOutputStream();
    Net.write(
        new DataOutputStream(bytes),
        shape,
        start,
        rows,
        secondStart,
        second,
        sidesStart,
        sides,
        kindsStart,
        kinds);
    return bytes.toByteArray();
  }

  private Net net() throws IOException {
    return Net.read(new ByteArrayInputStream(written()), "test", marks);
  }

  private float[] plainly(int[] set, int count) {
    var hidden = start.clone();
    for (int m = 0; m < count; m++) {
      for (int i = 0; i < hidden.length; i++) hidden[i] += rows[set[m] * hidden.length + i];
    }
    for (int i = 0; i < hidden.length; i++) hidden[i] = Math.max(0, hidden[i]);
    return hidden;
  }

  @Test
  void packedRowsAddUpAsPlainNumbersDo() throws IOException {
    var net = net();
    var set = new int[40];
    for (int count = 0; count <= set.length; count++) {
      for (int m = 0; m < count; m++) set[m] = chance.below(40);
      assertThat(net.hidden(set, count)).isEqualTo(plainly(set, count));
    }
  }

  @Test
  void chancesMakeOneAndFollowTheWeights() throws IOException {
    var hidden = net().hidden(new int[] {3, 8, 21}, 3);
    var chances = new double[3];
    net().chances(hidden, 3, chances);
    assertThat(chances[0] + chances[1] + chances[2]).isCloseTo(1, within(1e-9));
    var scores = new double[3];
    for (int side = 0; side < 3; side++) {
      scores[side] = sidesStart[side];
      for (int i = 0; i < shape.second(); i++) {
        double more = secondStart[i];
        for (int h = 0; h < hidden.length; h++) more += hidden[h] * second[h * shape.second() + i];
        scores[side] += Math.max(0, more) * sides[i * 3 + side];
      }
    }
    double odds = Math.exp(scores[1] - scores[0]);
    assertThat(chances[1] / chances[0]).isCloseTo(odds, within(1e-3 * odds));
  }

  @Test
  void aMovePromisesWhatItsRowSays() throws IOException {
    var hidden = net().hidden(new int[] {1}, 1);
    double wanted = kindsStart[4];
    for (int h = 0; h < hidden.length; h++) wanted += hidden[h] * kinds[4 * hidden.length + h];
    assertThat(net().promise(hidden, 4)).isCloseTo((float) wanted, within(1e-2f));
  }

  @Test
  void aNetForOtherMarksIsRefused() throws IOException {
    var bytes = new ByteArrayInputStream(written());
    assertThatThrownBy(() -> Net.read(bytes, "old.net", new Some(41, 3, 5)))
        .hasMessageContaining("old.net")
        .hasMessageContaining("train it anew");
  }
}
