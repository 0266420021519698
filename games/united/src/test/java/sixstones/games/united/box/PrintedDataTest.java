package sixstones.games.united.box;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** A mistake in the data files is told here in one line; everywhere else no class can be loaded. */
class PrintedDataTest {

  @Test
  void theDataAreUnderstood() {
    assertThat(BoxReader.read().heroCards).isNotEmpty();
  }
}
