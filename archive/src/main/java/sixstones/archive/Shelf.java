package sixstones.archive;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.stream.Collectors;
import sixstones.engine.Game;

/** The games that are installed: a game's module announces itself, nobody lists them. */
public final class Shelf {

  private final List<Game<?, ?>> games;

  private Shelf(List<Game<?, ?>> games) {
    this.games = List.copyOf(games);
  }

  public static Shelf of(List<? extends Game<?, ?>> games) {
    return new Shelf(List.copyOf(games));
  }

  /** Everything on the class path, in the order of the lobby. */
  public static Shelf installed() {
    var found = new ArrayList<Game<?, ?>>();
    for (Game<?, ?> game : ServiceLoader.load(Game.class)) found.add(game);
    found.sort((a, b) -> Integer.compare(a.info().order(), b.info().order()));
    return new Shelf(found);
  }

  public List<Game<?, ?>> games() {
    return games;
  }

  public Optional<Game<?, ?>> find(String id) {
    return games.stream().filter(game -> game.info().id().equals(id)).findAny();
  }

  /** The game, or a message that lists those there are. */
  public Game<?, ?> get(String id) {
    return find(id)
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "There is no game \"" + id + "\"; there are " + ids() + "."));
  }

  public String ids() {
    return games.stream().map(game -> game.info().id()).collect(Collectors.joining(", "));
  }
}
