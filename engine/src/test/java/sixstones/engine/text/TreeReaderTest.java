package sixstones.engine.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class TreeReaderTest {

  private static final TreeReader TEXT =
      TreeReader.of(
          Tree.mapping()
              .put("name", "Thor")
              .put("age", 1500)
              .put("worthy", "yes")
              .put("nothing", "")
              .putUnless(true, "left out", 1)
              .put("friends", Tree.list("Hulk", 7))
              .put("home", Tree.mapping().put("realm", "Asgard").done())
              .done());

  @Test
  void readsWhatIsThere() {
    assertThat(TEXT.at("name").text()).isEqualTo("Thor");
    assertThat(TEXT.at("age").number()).isEqualTo(1500);
    assertThat(TEXT.at("age").longNumber()).isEqualTo(1500L);
    assertThat(TEXT.at("worthy").truth()).isTrue();
    assertThat(TreeReader.of(Tree.leaf("false")).truth()).isFalse();
    assertThat(TEXT.at("friends").texts()).containsExactly("Hulk", "7");
    assertThat(TEXT.at("friends").item(1).orElseThrow().number()).isEqualTo(7);
    assertThat(TEXT.at("friends").item(2)).isEmpty();
    assertThat(TreeReader.of(Tree.mapping().put("3", "x").done()).item(3)).isPresent();
    assertThat(TEXT.at("name").items()).hasSize(1);
    assertThat(TEXT.at("nothing").items()).isEmpty();
    assertThat(TEXT.at("nothing").fields()).isEmpty();
    assertThat(TEXT.at("home").at("realm").text()).isEqualTo("Asgard");
    assertThat(TEXT.find("left out")).isEmpty();
    assertThat(TEXT.has("home")).isTrue();
    assertThat(TEXT.at("home").isMapping()).isTrue();
    assertThat(TEXT.at("home").isLeaf()).isFalse();
    assertThat(TEXT.at("name").isLeaf()).isTrue();
    assertThat(TEXT.fields().keySet()).first().isEqualTo("name");
    assertThat(TEXT.at("name").as(String::length)).isEqualTo(4);
  }

  @Test
  void saysWhereItMakesNoSense() {
    assertThatThrownBy(() -> TEXT.at("age").number(0, 99))
        .hasMessage("age: a number from 0 to 99 is expected, not 1500");
    assertThatThrownBy(() -> TEXT.at("name").number())
        .hasMessage("name: a number is expected, not \"Thor\"");
    assertThatThrownBy(() -> TEXT.at("name").truth()).hasMessageStartingWith("name: yes or no");
    assertThatThrownBy(() -> TEXT.at("wife")).hasMessage("the field \"wife\" is missing");
    assertThatThrownBy(() -> TEXT.at("home").at("street")).hasMessageStartingWith("home: ");
    assertThatThrownBy(() -> TEXT.at("friends").items().get(1).truth())
        .hasMessageStartingWith("friends[1]: ");
    var team =
        Tree.mapping().put("team", Tree.list(Tree.mapping().put("id", "thor").done())).done();
    assertThatThrownBy(() -> TreeReader.of(team).at("team").items().getFirst().at("age"))
        .hasMessageStartingWith("team[thor]: ");
    assertThatThrownBy(() -> TEXT.at("home").text()).hasMessage("home: a word is expected here");
    assertThatThrownBy(() -> TEXT.at("home").items()).hasMessage("home: a list is expected here");
    assertThatThrownBy(() -> TEXT.at("friends").fields())
        .hasMessage("friends: named fields are expected here");
    assertThatThrownBy(() -> TEXT.at("home").allow("town"))
        .hasMessage("home: there is no field \"realm\"; known are town");
    assertThatThrownBy(() -> TEXT.at("name").as(Integer::valueOf)).hasMessageStartingWith("name: ");
    assertThatThrownBy(
            () ->
                TEXT.at("name")
                    .as(
                        _ -> {
                          throw new TreeError("x", "y");
                        }))
        .hasMessage("x: y");
  }

  @Test
  void tablesNameFileAndLine() {
    var rows = Csv.rows("cards.csv", "id,name\n1,\"Avengers Tower, NYC\"\n2, Hulk\n");
    assertThat(rows).hasSize(2);
    assertThat(rows.get(0).at("name").text()).isEqualTo("Avengers Tower, NYC");
    assertThat(rows.get(1).at("name").text()).isEqualTo("Hulk");
    assertThatThrownBy(() -> rows.get(1).at("name").number())
        .hasMessageStartingWith("cards.csv line 3.name");
    assertThatThrownBy(() -> Csv.rows("cards.csv", "id,name\n1\n"))
        .hasMessage("cards.csv line 2: 2 cells are expected, not 1");
    assertThatThrownBy(() -> Csv.rows("cards.csv", "\n")).hasMessageContaining("empty");
    assertThatThrownBy(() -> Csv.rows(Csv.class, "none.csv")).hasMessageContaining("missing");
  }
}
