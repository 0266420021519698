package sixstones.lab.command;

import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sixstones.archive.Shelf;
import sixstones.engine.Game;
import sixstones.lab.newgame.NewGame;
import sixstones.lab.newgame.Skeleton;

@Command(
    name = "new-game",
    description =
        "Writes the skeleton of a new game: module, catalogue, phrases, tests, board. It builds, and its"
            + " laws fail with what to do first; docs/adding-a-game.md goes on from there.")
final class NewGameCommand implements Callable<Integer> {

  @Parameters(paramLabel = "ID", description = "Its module and package: loveletter.")
  String id = "";

  @Option(
      names = "--name",
      paramLabel = "NAME",
      description = "What its classes begin with: LoveLetter; default: the id.")
  @Nullable String name;

  @Option(
      names = "--title",
      paramLabel = "TITLE",
      description = "What players call it; default: the name.")
  @Nullable String title;

  @Option(
      names = "--prefix",
      paramLabel = "L",
      description = "What the IDs of its rules begin with; default: the shortest that is free.")
  @Nullable String prefix;

  @Mixin Sources sources = new Sources();

  @Override
  public Integer call() {
    var others = Shelf.installed().games().stream().map(Game::info).toList();
    var called = name == null ? NewGame.nameOf(id) : name;
    var rules = prefix == null ? NewGame.freePrefix(id, others) : prefix;
    Usage.check(
        others.stream().noneMatch(other -> other.rulePrefix().equals(rules)),
        "The rules of another game begin with " + rules + "-.");
    var game =
        new NewGame(
            id,
            called,
            title == null ? NewGame.titleOf(called) : title,
            rules,
            NewGame.lastOrder(others));
    new Skeleton(sources.folder()).write(game).forEach(System.out::println);
    System.out.printf(
        "%nNext: write the rules in docs/rules/%s.md, then make this green, one law after the other:%n"
            + "  mvn -pl games/%s -am test%n"
            + "docs/adding-a-game.md tells the whole way.%n",
        id, id);
    return 0;
  }
}
