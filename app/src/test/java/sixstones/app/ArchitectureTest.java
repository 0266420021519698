package sixstones.app;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;
import sixstones.archive.Shelf;

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

  /** The root of a game ties its packages together; among themselves they have an order. */
  @Test
  void thePackagesOfAGameHaveNoCycles() {
    for (var game : Shelf.installed().games()) {
      var id = game.info().id();
      slices().matching("sixstones.games." + id + ".(*)..").should().beFreeOfCycles().check(OURS);
    }
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
