package sixstones.archive;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.stream.Collectors;
import sixstones.engine.Deal;
import sixstones.engine.Game;
import sixstones.engine.Move;
import sixstones.engine.Position;
import sixstones.engine.chance.FastChance;

/**
 * The games that are installed: a game's module announces itself, nobody lists them. A game that
 * can't be played (a mistake in its data, say) is set aside with the reason; the others don't
 * suffer.
 */
public final class Shelf {

  /** What is installed does not change while the program runs: it is looked for once. */
  private static final class Installed {
    static final Shelf SHELF = found(ServiceLoader.load(Game.class));
  }

  private final List<Game<?, ?>> games;
  private final List<Unavailable> unavailable;

  private Shelf(List<Game<?, ?>> games, List<Unavailable> unavailable) {
    this.games = List.copyOf(games);
    this.unavailable = List.copyOf(unavailable);
  }

  public static Shelf of(List<? extends Game<?, ?>> games) {
    return new Shelf(List.copyOf(games), List.of());
  }

  /** Everything on the class path, in the order of the lobby. */
  public static Shelf installed() {
    return Installed.SHELF;
  }

  /** Everything that a loader finds; each game is dealt once, which reads its data. */
  @SuppressWarnings("rawtypes")
  private static Shelf found(ServiceLoader<Game> loader) {
    var games = new ArrayList<Game<?, ?>>();
    var unavailable = new ArrayList<Unavailable>();
    for (var provider : loader.stream().toList()) {
      try {
        Game<?, ?> game = provider.get();
        tryOut(game);
        games.add(game);
      } catch (RuntimeException | LinkageError | ServiceConfigurationError e) {
        unavailable.add(Unavailable.because(provider.type(), e));
      }
    }
    games.sort(Comparator.comparingInt(game -> game.info().order()));
    return new Shelf(games, unavailable);
  }

  private static <P extends Position<P, M>, M extends Move> void tryOut(Game<P, M> game) {
    game.deal(Deal.of(game.info().fewestSeats(), new FastChance(0)));
  }

  public List<Game<?, ?>> games() {
    return games;
  }

  /** The games that can't be played, and why. */
  public List<Unavailable> unavailable() {
    return unavailable;
  }

  public Optional<Game<?, ?>> find(String id) {
    return games.stream().filter(game -> game.info().id().equals(id)).findAny();
  }

  /** The game, or a message: why it can't be played, or which games there are. */
  public Game<?, ?> get(String id) {
    return find(id).orElseThrow(() -> new IllegalArgumentException(whyNot(id)));
  }

  private String whyNot(String id) {
    return unavailable.stream()
        .filter(broken -> broken.id().equals(id))
        .map(Unavailable::toString)
        .findAny()
        .orElse("There is no game \"" + id + "\"; there are " + ids() + ".");
  }

  public String ids() {
    return games.stream().map(game -> game.info().id()).collect(Collectors.joining(", "));
  }
}
