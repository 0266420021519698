package sixstones.server.bots;

import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import sixstones.bots.Intent;
import sixstones.engine.Game;
import sixstones.engine.Move;
import sixstones.engine.Position;
import sixstones.engine.Seat;
import sixstones.engine.Spectator;
import sixstones.engine.TableTalk;
import sixstones.server.play.Play;
import sixstones.server.protocol.PartnerState;
import sixstones.server.tables.Table;
import sixstones.server.tables.Tastes;
import sixstones.server.talk.Conversations;

/**
 * Bots that play together with people: they tell what they are up to, and look where one points.
 */
public final class Partners {

  /** So many entries a call is heard: about a round of a full table. */
  private static final int ROUND = 30;

  private final Conversations conversations;

  public Partners(Conversations conversations) {
    this.conversations = conversations;
  }

  /** The things that people at a table have pointed at lately. */
  Set<String> pleas(Table table) {
    if (!mayTalk(table)) return Set.of();
    int since = table.seq(Spectator.SPECTATOR) - ROUND;
    return conversations.pointedAt(table.head().id(), since).stream()
        .flatMap(thing -> Stream.of(thing, place(thing)))
        .collect(Collectors.toUnmodifiableSet());
  }

  /** Where a thing lies: {@code location:niffleheim} of {@code location:niffleheim/token:thug}. */
  private static String place(String thing) {
    int slash = thing.indexOf('/');
    return slash < 0 ? thing : thing.substring(0, slash);
  }

  /** What the partners of the seat that must choose are up to; thought about in peace. */
  public Supplier<List<PartnerState>> ask(Table table, Play<?, ?> play, Seat seat) {
    if (play.question(seat).isEmpty() || !mayTalk(table)) return List::of;
    var bots =
        IntStream.range(0, table.head().seats())
            .filter(other -> other != seat.index() && play.sameSide(seat.index(), other))
            .filter(other -> table.seating().at(other).botLevel().isPresent())
            .mapToObj(Seat::of)
            .toList();
    return bots.isEmpty() ? List::of : thought(table, play, bots);
  }

  private static boolean mayTalk(Table table) {
    var info = table.game().info();
    boolean taught = table.lesson().isPresent() || table.puzzle().isPresent();
    return info.teams() && info.talk() != TableTalk.SILENT && !taught;
  }

  private Supplier<List<PartnerState>> thought(Table table, Play<?, ?> play, List<Seat> bots) {
    var pleas = pleas(table);
    var tastes =
        bots.stream().map(bot -> Tastes.of(table.game(), table.seating().at(bot.index()))).toList();
    return play.lookedAt(
        new Play.Look<Supplier<List<PartnerState>>>() {
          @Override
          public <P extends Position<P, M>, M extends Move> Supplier<List<PartnerState>> at(
              Game<P, M> game, P position) {
            return () ->
                IntStream.range(0, bots.size())
                    .mapToObj(
                        i ->
                            new PartnerState(
                                bots.get(i).index(),
                                Intent.of(game, position, bots.get(i), tastes.get(i), pleas)))
                    .filter(partner -> !partner.aims().isEmpty())
                    .toList();
          }
        });
  }
}
