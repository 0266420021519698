package sixstones.engine.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class PlainYamlTest {

  private static TreeReader read(String text) {
    return TreeReader.of(PlainYaml.read("some.yaml", text), "some.yaml");
  }

  @Test
  void readsBlocksFlowsAndComments() {
    var items =
        read("""
                # a comment
                - id: one
                  sizes: {2: 4, 3: 6}   # behind a value
                  list:
                    - [a, {do: b, n: {did: removed}}]
                    - do: if
                      then: [{do: c}]
                  note: "with: colon, and # sign"
                - {id: two, empty: null, open: []}
                """)
            .items();
    var one = items.get(0);
    assertThat(one.at("id").text()).isEqualTo("one");
    assertThat(one.at("sizes").at("3").number()).isEqualTo(6);
    var first = one.at("list").items().get(0).items();
    assertThat(first.get(1).at("n").at("did").text()).isEqualTo("removed");
    assertThat(one.at("list").items().get(1).at("then").items().get(0).at("do").text())
        .isEqualTo("c");
    assertThat(one.at("note").text()).isEqualTo("with: colon, and # sign");
    assertThat(items.get(1).at("empty").text()).isEmpty();
    assertThat(items.get(1).at("open").items()).isEmpty();
  }

  @Test
  void aSequenceMayStandAtTheIndentOfItsField() {
    assertThat(read("a:\n- 1\n- 2\nb: 3\n").at("a").texts()).containsExactly("1", "2");
  }

  @Test
  void errorsNameFileAndLine() {
    assertThatThrownBy(() -> read("a: 1\n   b: 2\n"))
        .isInstanceOf(TreeError.class)
        .hasMessageContaining("some.yaml line 2");
    assertThatThrownBy(() -> read("a: {b: 1\n")).hasMessageContaining("some.yaml line 1");
    assertThatThrownBy(() -> read("a: 1\na: 2\n")).hasMessageContaining("twice");
    assertThatThrownBy(() -> read("just words\n")).hasMessageContaining("some.yaml line 1");
  }
}
