package sixstones.games.war.box;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sixstones.engine.text.Csv;
import sixstones.engine.text.TreeError;

/** Another distribution is a change of data, and bad data is told apart at once. */
class TileDataTest {

  /** A distribution of the test's own: the real one may change. */
  private static String data() {
    try (var in = TileDataTest.class.getResourceAsStream("/tile-data.csv")) {
      return new String(requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static TileBox box(String text) {
    return TileBox.of("test.csv", Csv.rows("test.csv", text));
  }

  @Test
  void anotherDistributionIsADataChange() {
    var other =
        data()
            .replace("loki,red,2", "loki,red,1")
            .replace("ebony_maw,red,1", "ebony_maw,red,2")
            .replace("arrow,red,2,N,", "arrow,red,2,N+E,");
    var box = box(other);
    assertThat(box.tiles()).filteredOn(tile -> tile.kind() == TileKind.EBONY_MAW).hasSize(2);
    assertThat(box.tiles()).filteredOn(tile -> tile.variant().equals("N+E")).hasSize(2);
  }

  @ParameterizedTest
  @CsvSource({
    "'loki,red,2','loki,red,1',44 red tiles",
    "'blank,red,3','blank,red,2',red tiles",
    "'q_ship,blue,2','q_ship,blue,3',31 blue tiles",
    "'superheroes,red,1,heroes_2','superheroes,red,1,heroes_1',there twice",
    "'loki,red','locky,red',no tile kind",
    "'arrow,red,2,N,','arrow,red,2,NE,',N",
    "'loki,red','loki,green',red or blue",
    "'energy,red,3','energy,red,x',a number is expected"
  })
  void badDataIsRefusedWithAClearMessage(String from, String to, String message) {
    assertThat(data()).contains(from);
    assertThatThrownBy(() -> box(data().replace(from, to)))
        .isInstanceOf(TreeError.class)
        .hasMessageContaining("test.csv")
        .hasMessageContaining(message);
  }

  @Test
  void aLayoutNamesOpenTilesAsATableOrOneAfterTheOther() {
    var table = LaidTile.readAll("row,col,kind,variant\n3,4,arrow,N+S\n0,0,teleport,");
    assertThat(table)
        .containsExactly(
            new LaidTile(Place.named("3,4"), TileKind.ARROW, "N+S", 0),
            new LaidTile(Place.named("0,0"), TileKind.TELEPORT, "", 0));
    assertThat(LaidTile.readAll("3,4 arrow N+S east; 0,0 teleport"))
        .extracting(LaidTile::turns)
        .containsExactly(1, 0);
  }

  @ParameterizedTest
  @CsvSource({
    "'9,4,loki',no place",
    "'-1,4 loki',no tile lies there",
    "'1,1 loki; 1,1 energy',already",
    "'1,1 locky',no tile kind",
    "'1,1',looks like",
    "'1,1 loki a b',only arrow tiles",
    "'1,1 arrow N up',no direction"
  })
  void aBadLayoutIsRefusedByTheEntry(String text, String message) {
    assertThatThrownBy(() -> LaidTile.readAll(text)).hasMessageContaining(message);
  }
}
