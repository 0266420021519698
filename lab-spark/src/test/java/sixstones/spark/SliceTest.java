package sixstones.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class SliceTest {

  @Test
  void whatIsThereIsNotAskedForAgain() {
    var asked = new Slice(10, 100);
    assertThat(asked.without(List.of())).containsExactly(asked);
    assertThat(asked.without(List.of(new Slice(60, 120), new Slice(0, 20), new Slice(30, 40))))
        .containsExactly(new Slice(20, 30), new Slice(40, 60));
    assertThat(asked.without(List.of(new Slice(0, 5), new Slice(200, 300)))).containsExactly(asked);
    assertThat(asked.without(List.of(new Slice(0, 60), new Slice(30, 100)))).isEmpty();
  }

  @Test
  void piecesMakeTheWhole() {
    assertThat(new Slice(5, 12).cut(3))
        .containsExactly(new Slice(5, 8), new Slice(8, 11), new Slice(11, 12));
  }

  @Test
  void aSliceIsKnownByItsName() {
    var slice = new Slice(20_000, 30_000);
    assertThat(slice.name()).isEqualTo("000000020000-000000030000");
    assertThat(Slice.named(slice.name())).contains(slice);
    assertThat(Slice.named("_temporary")).isEmpty();
  }
}
