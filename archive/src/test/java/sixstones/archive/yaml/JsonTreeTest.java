package sixstones.archive.yaml;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import sixstones.engine.text.Tree;

/** What is written as JSON reads as YAML. */
final class JsonTreeTest {

  @Test
  void aTreeReadsAsItWasWritten() {
    var tree =
        Tree.mapping()
            .put("plain", "12")
            .put("empty", "")
            .put("list", Tree.list("no", "~", "a: b", "# c", "- d"))
            .put("none", Tree.list(List.of()))
            .put("a \"quoted\" name", Tree.mapping().put("path", "c:\\tab\there\nand there").done())
            .put("emblem", "Камень ∞ 🜁 \u00a0")
            .done();
    assertThat(Yaml.read(JsonTree.write(tree))).isEqualTo(tree);
  }

  @Test
  void itIsOneLine() {
    assertThat(JsonTree.write(Tree.mapping().put("a", Tree.list("b\nc", "d")).done()))
        .isEqualTo("{\"a\":[\"b\\u000ac\",\"d\"]}");
  }
}
