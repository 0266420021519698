package sixstones.lab.newgame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.StringWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sixstones.archive.scenario.Scenario;
import sixstones.archive.yaml.Yaml;
import sixstones.engine.Deal;
import sixstones.engine.Game;
import sixstones.engine.MoveList;
import sixstones.engine.Spectator;
import sixstones.engine.chance.FastChance;

/** A new game is written into an empty project, compiled, and asked what is to be done first. */
class SkeletonTest {

  private static final Path ROOT = Path.of(System.getProperty("sixstones.root"));
  private static final NewGame CHESS = new NewGame("chess", "Chess", "Chess", "C", 60);

  @TempDir Path project;

  @BeforeEach
  void anEmptyProject() throws IOException {
    try (var files = Files.walk(ROOT.resolve("lab/skeleton"))) {
      for (var file : files.filter(Files::isRegularFile).toList()) {
        copy(ROOT.relativize(file));
      }
    }
    copy(Path.of("games/pom.xml"));
  }

  private void copy(Path file) throws IOException {
    Files.createDirectories(project.resolve(file).getParent());
    Files.copy(ROOT.resolve(file), project.resolve(file));
  }

  @Test
  void everyPartOfAGameIsThereAndNoGapIsLeft() throws IOException {
    var written = new Skeleton(project).write(CHESS);
    assertThat(written)
        .contains(
            Path.of("games/chess/pom.xml"),
            Path.of("games/chess/src/main/java/sixstones/games/chess/ChessPosition.java"),
            Path.of("games/chess/src/main/resources/META-INF/services/sixstones.engine.Game"),
            Path.of("games/chess/src/main/resources/sixstones/chess/phrases/fr.json"),
            Path.of("games/chess/src/test/java/sixstones/games/chess/ChessLawsTest.java"),
            Path.of("docs/rules/chess.md"),
            Path.of("docs/scenarios-chess.md"),
            Path.of("web/src/games/chess/Board.svelte"));
    for (var file : written) {
      assertThat(Files.readString(project.resolve(file)))
          .as(file.toString())
          .doesNotContain("@id@", "@Name@", "@Title@", "@P@", "@order@");
    }
  }

  @Test
  void theGameIsListedWhereGamesAreListed() throws IOException {
    new Skeleton(project).write(CHESS);
    assertThat(Files.readString(project.resolve("games/pom.xml")))
        .containsOnlyOnce("<module>chess</module>")
        .containsOnlyOnce("<artifactId>chess</artifactId>");
  }

  @Test
  void itCompilesWithItsTestsAndItsMovesSayWhereToBegin() throws Exception {
    var written = new Skeleton(project).write(CHESS);
    compile(written.stream().filter(file -> file.toString().endsWith(".java")));
    try (var loader = new URLClassLoader(new URL[] {project.resolve("out").toUri().toURL()})) {
      var game =
          (Game<?, ?>)
              loader.loadClass("sixstones.games.chess.Chess").getConstructor().newInstance();
      assertThat(game.info().rulePrefix()).isEqualTo("C");
      var position = game.deal(Deal.of(3, new FastChance(1)));
      assertThat(position.view(Spectator.SPECTATOR)).isNotNull();
      assertThat(position.text().fields()).containsKey("active");
      assertThatThrownBy(() -> position.moves(new MoveList<>()))
          .hasMessageStartingWith(
              "ChessPosition.moves: nothing to do yet; start with rule C-TURN-01");
    }
  }

  private void compile(Stream<Path> sources) throws IOException {
    var compiler = ToolProvider.getSystemJavaCompiler();
    try (var files = compiler.getStandardFileManager(null, null, null)) {
      var said = new StringWriter();
      var units = files.getJavaFileObjects(sources.map(project::resolve).toArray(Path[]::new));
      var out = Files.createDirectories(project.resolve("out")).toString();
      var options =
          List.of("-d", out, "-Xlint:all,-serial,-processing,-path", "-Werror", "-proc:none");
      assertThat(compiler.getTask(said, files, null, options, null, units).call())
          .as(said.toString())
          .isTrue();
    }
  }

  @Test
  void itsScenariosAndPhrasesCanBeRead() throws IOException {
    for (var file : new Skeleton(project).write(CHESS)) {
      var text = Files.readString(project.resolve(file));
      if (file.toString().endsWith(".json")) assertThat(Yaml.read(text)).isNotNull();
      if (file.toString().endsWith(".yaml")) assertThat(Scenario.readAll(text)).isNotEmpty();
    }
  }

  @Test
  void aUsedIdIsRefusedAndNothingIsWritten() throws IOException {
    new Skeleton(project).write(CHESS);
    var before = Files.readString(project.resolve("games/pom.xml"));
    assertThatThrownBy(() -> new Skeleton(project).write(CHESS))
        .hasMessage("There is a game \"chess\" already: games/chess exists.");
    assertThat(Files.readString(project.resolve("games/pom.xml"))).isEqualTo(before);
  }

  @ParameterizedTest
  @CsvSource({
    "Chess, Chess, C, can't be an id",
    "love-letter, LoveLetter, L, can't be an id",
    "class, Class, C, can't be an id",
    "chess, chess, C, can't be a name",
    "chess, Chess, c, can't be a prefix"
  })
  void badNamesAreRefused(String id, String name, String prefix, String why) {
    assertThatThrownBy(() -> new NewGame(id, name, "Title", prefix, 1)).hasMessageContaining(why);
  }

  @Test
  void namesAreMadeOfTheIdWhereNoneIsGiven() {
    assertThat(NewGame.nameOf("chess")).isEqualTo("Chess");
    assertThat(NewGame.titleOf("LoveLetter")).isEqualTo("Love Letter");
    assertThat(NewGame.freePrefix("splinter", List.of())).isEqualTo("S");
  }
}
