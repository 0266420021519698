package sixstones.lab.mutants;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sixstones.archive.Shelf;

class ThinClaimsTest {

  private static final String PLAIN =
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <mutations partial="true">
      <mutation detected='true' status='KILLED'><killingTest>sixstones.games.splendor.SplendorScenariosTest.take.yaml: Three at once: yes</killingTest></mutation>
      <mutation detected='false' status='SURVIVED'><killingTest/></mutation>
      </mutations>
      """;
  private static final String MATRIX =
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <mutations partial="true">
      <mutation detected='true' status='KILLED'><killingTests>sixstones.games.splendor.SetupTest.supply: all cases|sixstones.games.splendor.SplendorLawsTest.invariants: TableShape[seats=2]</killingTests><succeedingTests>sixstones.games.splendor.SplendorScenariosTest.take.yaml: Never two</succeedingTests></mutation>
      </mutations>
      """;

  @TempDir Path folder;

  @Test
  void testsAreCalledAlikeInReportsAndInTheListOfClaims() throws IOException {
    var runs = MutationRuns.read(List.of(report("plain", PLAIN), report("matrix", MATRIX)));
    assertThat(runs.killers())
        .containsExactlyInAnyOrder(
            Claimant.inSources(
                "games/splendor/src/test/resources/scenarios/take.yaml: Three at once: yes"),
            Claimant.inSources("SetupTest.supply"),
            Claimant.inSources("SplendorLawsTest.invariants"));
    assertThat(runs.fooled())
        .containsExactly(
            Claimant.inSources("games/splendor/src/test/resources/scenarios/take.yaml: Never two"));
  }

  @Test
  void aRuleIsThinUntilOneOfItsClaimantsKills() throws IOException {
    claim("S-INV-01");
    assertThat(thin(report("plain", PLAIN)).text())
        .contains("Rules whose claimants kill no mutant: 1")
        .contains("S-INV-01  ")
        .contains("    SplendorLawsTest.invariants");
    assertThat(thin(report("plain", PLAIN), report("matrix", MATRIX)).text())
        .contains("Rules whose claimants kill no mutant: 0");
  }

  @Test
  void itsClaimantsAreListedForARunWithThemAlone() throws IOException {
    claim("S-INV-01", "S-INV-02");
    var file = folder.resolve("claimants");
    thin(report("plain", PLAIN)).writeClaimants(file);
    assertThat(file).hasContent("SplendorLawsTest.invariants");
  }

  @Test
  void aReportThatWasCutOffIsSaidInOneLine() throws IOException {
    var cutOff = report("cut-off", PLAIN.substring(0, PLAIN.indexOf("</mutations>")));
    for (var report : List.of(cutOff, report("empty", ""))) {
      assertThatThrownBy(() -> thin(report))
          .isExactlyInstanceOf(IllegalArgumentException.class)
          .hasMessage(report + " is no whole report of PIT: let its run come to an end");
    }
  }

  private ThinClaims thin(Path... reports) throws IOException {
    write("docs/rules/exemptions.yaml", "{}");
    var game = Shelf.installed().get("splendor").info();
    return ThinClaims.of(game, folder, List.of(reports));
  }

  private void claim(String... rules) throws IOException {
    var ids = String.join("\", \"", rules);
    write("src/test/java/SplendorLawsTest.java", "@Rule({\"" + ids + "\"}) void invariants() {}");
  }

  private Path report(String name, String xml) throws IOException {
    return write(name + ".xml", xml);
  }

  private Path write(String name, String text) throws IOException {
    var file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }
}
