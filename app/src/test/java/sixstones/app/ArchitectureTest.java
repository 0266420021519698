package sixstones.app;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.library.Architectures.LayeredArchitecture;
import org.junit.jupiter.api.Test;
import sixstones.archive.Shelf;
import sixstones.engine.Game;

/** The arrows between the rooms of the house, and what the inner rooms may not use. */
class ArchitectureTest {

  private static final JavaClasses OURS =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          // Tests that one module lends another come in a jar once it is packed.
          .withImportOption(location -> !location.contains("-tests.jar"))
          .importPackages("sixstones");

  @Test
  void theEngineKnowsNothingButJava() {
    classes()
        .that()
        .resideInAPackage("sixstones.engine..")
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage("sixstones.engine..", "java..", "javax.crypto..", "org.jspecify..")
        .check(OURS);
  }

  @Test
  void gamesAndBotsKnowTheEngineAndNothingElse() {
    classes()
        .that()
        .resideInAPackage("sixstones.games..")
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage("sixstones.engine..", "sixstones.games..", "java..", "org.jspecify..")
        .check(OURS);
    classes()
        .that()
        .resideInAPackage("sixstones.bots..")
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage("sixstones.engine..", "sixstones.bots..", "java..", "org.jspecify..")
        .check(OURS);
  }

  @Test
  void noGameKnowsAnother() {
    slices().matching("sixstones.games.(*)..").should().notDependOnEachOther().check(OURS);
  }

  @Test
  void thePackagesOfAGameHaveNoCycles() {
    for (var game : Shelf.installed().games()) {
      slices().matching(root(game) + ".(*)..").should().beFreeOfCycles().check(OURS);
    }
  }

  /**
   * Printed facts, how the game stands, moves, what is told, and the rules: each knows those before
   * it. Only what deals, writes, shows and judges whole positions knows the root, which ties all
   * together.
   */
  @Test
  void thePackagesOfAGameHaveAnOrder() {
    for (var game : Shelf.installed().games()) inOrder(root(game)).check(OURS);
  }

  private static LayeredArchitecture inOrder(String root) {
    String[] printed = {root + ".box..", root + ".effects.."};
    String[] outside = {
      root + ".setup..", root + ".text..", root + ".view..", root + ".judgement.."
    };
    var named =
        resideInAnyPackage(root, root + ".state..", root + ".moves..", root + ".log..")
            .or(resideInAnyPackage(printed))
            .or(resideInAnyPackage(outside));
    return layeredArchitecture()
        .consideringOnlyDependenciesInAnyPackage(root + "..")
        .withOptionalLayers(true)
        .layer("printed")
        .definedBy(printed)
        .layer("state")
        .definedBy(root + ".state..")
        .layer("moves")
        .definedBy(root + ".moves..")
        .layer("log")
        .definedBy(root + ".log..")
        .layer("rules")
        .definedBy(resideInAPackage(root + "..").and(not(named)))
        .layer("outside")
        .definedBy(outside)
        .layer("root")
        .definedBy(root)
        .whereLayer("printed")
        .mayNotAccessAnyLayer()
        .whereLayer("state")
        .mayOnlyAccessLayers("printed")
        .whereLayer("moves")
        .mayOnlyAccessLayers("printed", "state")
        .whereLayer("log")
        .mayOnlyAccessLayers("printed", "state", "moves")
        .whereLayer("rules")
        .mayOnlyAccessLayers("printed", "state", "moves", "log");
  }

  private static String root(Game<?, ?> game) {
    return "sixstones.games." + game.info().id();
  }

  @Test
  void laboratoryAndServerKnowNoParticularGame() {
    noClasses()
        .that()
        .resideInAnyPackage(
            "sixstones.lab..", "sixstones.server..", "sixstones.archive..", "sixstones.app..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("sixstones.games..")
        .check(OURS);
    noClasses()
        .that()
        .resideInAPackage("sixstones.lab..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("sixstones.server..")
        .check(OURS);
  }

  /** What would keep the inner rooms from being deterministic, or from running in a browser. */
  @Test
  void engineGamesAndBotsUseNoClockNoThreadsNoReflectionNoForeignChance() {
    noClasses()
        .that()
        .resideInAnyPackage("sixstones.engine..", "sixstones.games..", "sixstones.bots..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "java.time..",
            "java.lang.reflect..",
            "java.util.concurrent..",
            "java.nio.file..",
            "java.net..")
        .orShould()
        .dependOnClassesThat()
        .haveFullyQualifiedName("java.util.Random")
        .orShould()
        .dependOnClassesThat()
        .haveFullyQualifiedName("java.util.SplittableRandom")
        .orShould()
        .dependOnClassesThat()
        .haveFullyQualifiedName("java.lang.Thread")
        .orShould()
        .callMethod(System.class, "nanoTime")
        .orShould()
        .callMethod(System.class, "currentTimeMillis")
        .check(OURS);
  }
}
