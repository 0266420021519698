package sixstones.archive.facts;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a rule's page shows of its evidence. */
class PageEvidenceTest {

  @Test
  void aRuleIsHeldByWhoClaimsItAndByWhoClaimsAPartOfIt(@TempDir Path root) throws IOException {
    write(root.resolve("docs/rules/splendor.md"), "");
    write(root.resolve("docs/rules/exemptions.yaml"), "{}\n");
    write(
        root.resolve("games/splendor/src/test/java/EndTest.java"),
        """
        @Rule("S-END-02") void theConditionIsLookedAtForAll() {}
        @Rule("S-END-02b") void itComesLast() {}
        """);
    PageEvidence.main(new String[] {root.toString()});
    assertThat(Files.readString(root.resolve("web/src/book/evidence/splendor.json")))
        .contains(
            "\"S-END-02\": [\"EndTest.theConditionIsLookedAtForAll\", \"EndTest.itComesLast\"]")
        .contains("\"S-TAKE-01\": []");
  }

  private static void write(Path file, String text) throws IOException {
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }
}
