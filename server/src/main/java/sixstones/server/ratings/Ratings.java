package sixstones.server.ratings;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import sixstones.server.storage.Storage;
import sixstones.server.storage.Unrated;
import sixstones.server.tables.Ended;
import sixstones.server.tables.Listed;
import sixstones.server.tables.Place;

/**
 * The ratings of all who have finished public games and don't mind. They follow from the summaries
 * of those games in the order in which they ended, so nothing is stored and every process finds the
 * same. Safe for many threads.
 */
public final class Ratings {

  /** Whom one is rated against: people, or bots of a level. */
  public static final String PEOPLE = "people";

  private static final int AT_ONCE = 500;

  /** A game that another process writes down may be seen later than one that ended after it. */
  private static final Duration SEEN_LATE = Duration.ofMinutes(1);

  /** What a rating is for; people are rated against each kind of opponent by itself. */
  private record Key(String player, String game, String role, String against) {}

  private record Standing(Rating rating, int games) {

    static final Standing NEW = new Standing(Rating.UNKNOWN, 0);
  }

  /** A rating of somebody, for a game, as what he played, against whom. */
  public record Rated(String game, String role, String against, Rating rating, int games) {}

  /** Somebody at a table: a person by the hash of his secret, a bot by its level. */
  private record Player(String id, boolean isPerson, String role, boolean won) {

    String kind() {
      return isPerson ? PEOPLE : id;
    }
  }

  private final Storage storage;
  private final Map<Key, Standing> standings = new HashMap<>();
  private final Set<String> rated = new HashSet<>();
  private final Unrated optOut;
  private Set<String> unrated = Set.of();
  private Instant readUpTo = Instant.EPOCH;

  public Ratings(Storage storage) {
    this.storage = storage;
    optOut = storage.unrated();
  }

  /** What somebody has reached, game by game. */
  public synchronized List<Rated> of(String holder) {
    catchUp();
    var found = new ArrayList<Rated>();
    standings.forEach(
        (key, standing) -> {
          if (!key.player().equals(holder)) return;
          found.add(
              new Rated(
                  key.game(), key.role(), key.against(), standing.rating(), standing.games()));
        });
    return found;
  }

  private void catchUp() {
    heed(optOut.all());
    var from = readUpTo.minus(SEEN_LATE);
    boolean more = true;
    while (more) {
      var finished = storage.publicGamesFinishedFrom(from, AT_ONCE);
      boolean news = false;
      for (var game : finished) {
        from = game.at();
        if (!rated.add(game.listed().head().id())) continue;
        news = true;
        rate(game.listed());
      }
      more = news && finished.size() == AT_ONCE;
    }
    if (from.isAfter(readUpTo)) readUpTo = from;
  }

  /** Of whoever wants no rating none is left, nor a trace of it in those of others. */
  private void heed(Set<String> now) {
    if (now.equals(unrated)) return;
    unrated = now;
    standings.clear();
    rated.clear();
    readUpTo = Instant.EPOCH;
  }

  private void rate(Listed listed) {
    var game = listed.head().game();
    var players = players(listed);
    var changed = new HashMap<Key, Standing>();
    for (var one : players) {
      for (var kind : players.stream().map(Player::kind).distinct().toList()) {
        var games =
            players.stream()
                .filter(other -> other.kind().equals(kind) && other.won() != one.won())
                // Bots are measured by people alone: among themselves they would drift.
                .filter(other -> one.isPerson() || other.isPerson())
                .map(
                    other ->
                        new Rating.Game(
                            standing(key(other, game, one)).rating(), one.won() ? 1 : 0))
                .toList();
        if (games.isEmpty()) continue;
        var key = new Key(one.id(), game, one.role(), kind);
        var before = standing(key);
        changed.put(key, new Standing(before.rating().after(games), before.games() + 1));
      }
    }
    standings.putAll(changed);
  }

  /** The rating of an opponent, as he plays against one's own kind. */
  private static Key key(Player opponent, String game, Player one) {
    return new Key(opponent.id(), game, opponent.role(), one.kind());
  }

  private Standing standing(Key key) {
    return standings.getOrDefault(key, Standing.NEW);
  }

  private List<Player> players(Listed listed) {
    var summary = listed.summary();
    var ended = Ended.of(summary.result().orElse(Ended.ABANDONED));
    if (ended.abandoned()) return List.of();
    var players = new ArrayList<Player>();
    for (int seat = 0; seat < summary.places().size(); seat++) {
      var role = role(summary.roles(), seat);
      boolean won = ended.winners().contains(seat);
      switch (summary.places().get(seat)) {
        case Place.Person person -> {
          if (unrated.contains(person.holder())) continue;
          // Whoever gives up has lost, however well a bot plays on.
          players.add(new Player(person.holder(), true, role, won && !person.hasGivenUp()));
        }
        case Place.Bot bot -> players.add(new Player(bot.level(), false, role, won));
        case Place.Open _ -> {}
      }
    }
    return players;
  }

  private static String role(List<List<String>> roles, int seat) {
    return roles.isEmpty() || roles.get(seat).isEmpty() ? "" : roles.get(seat).getFirst();
  }
}
