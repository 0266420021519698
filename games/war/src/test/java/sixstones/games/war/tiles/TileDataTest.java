package sixstones.games.war.tiles;

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

  private static String data() {
    try (var in = TileDataTest.class.getResourceAsStream("/sixstones/war/tiles.csv")) {
      return new String(requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static TileSet.Box box(String text) {
    return TileSet.Box.of("test.csv", Csv.rows("test.csv", text));
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
  void aLayoutFileNamesOpenTiles() {
    var open =
        Layout.read(Csv.rows("own.csv", "row,col,kind,variant\n3,4,arrow,N+S\n0,0,teleport,"));
    assertThat(open)
        .extracting(Layout.OpenTile::kind)
        .containsExactly(TileKind.ARROW, TileKind.TELEPORT);
    assertThatThrownBy(() -> Layout.read(Csv.rows("own.csv", "row,col,kind,variant\n9,4,loki,")))
        .isInstanceOf(TreeError.class);
    assertThatThrownBy(
            () -> Layout.read(Csv.rows("own.csv", "row,col,kind,variant\n1,1,loki,\n1,1,arrow,N")))
        .isInstanceOf(TreeError.class);
  }
}
