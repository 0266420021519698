package sixstones.games.united.knowledge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sixstones.engine.Deal;
import sixstones.engine.Options;
import sixstones.engine.Seat;
import sixstones.engine.Spectator;
import sixstones.engine.Viewer;
import sixstones.engine.chance.FastChance;
import sixstones.engine.event.Event;
import sixstones.engine.event.Events;
import sixstones.games.united.United;
import sixstones.games.united.UnitedPosition;

/** Nobody is told of a card that he sees neither before nor after what is told. */
class SecrecyTest {

  /** A name of a card in a phrase, or a card that travels. */
  private static final Pattern CARD =
      Pattern.compile("(?:united\\.(?:card|plan|super)\\.|(?:card|plan|super):)([a-z]+-p?\\d+)");

  private static final Pattern ID = Pattern.compile("[a-z]+-p?\\d+");

  /** Cards that everybody sees while they are played, and that leave the game then. */
  private static final Set<String> SHOWN =
      Set.of("united.event.playedSuper", "united.event.playedVillainCard");

  @ParameterizedTest
  @CsvSource({
    "4, supervillain, yes",
    "5, supervillain, no",
    "3, coop, no",
    "3, coop, yes",
    "2, duel, yes",
    "1, commander, yes"
  })
  void eventsNameOnlyCardsThatTheListenerSees(int seats, String mode, String open) {
    for (int seed = 0; seed < 4; seed++) {
      var options = Options.of("mode", mode, "open-hands", open, "gear", "yes");
      var position = new United().deal(new Deal(seats, options, FastChance.of(17, seed)));
      var viewers = new ArrayList<Viewer>(Seat.upTo(seats));
      viewers.add(Spectator.SPECTATOR);
      var chance = new FastChance(seed);
      while (!position.isOver()) {
        var before = viewers.stream().map(viewer -> seen(position, viewer)).toList();
        var events = new Events.Kept();
        var moves = position.choice().moves();
        var move = moves.get(chance.below(moves.size()));
        position.apply(move, events);
        for (int i = 0; i < viewers.size(); i++) {
          var known = seen(position, viewers.get(i));
          known.addAll(before.get(i));
          assertThat(known)
              .as("%s after %s", viewers.get(i), move.notation())
              .containsAll(named(events.list(), viewers.get(i)));
        }
      }
    }
  }

  private static Set<String> seen(UnitedPosition position, Viewer viewer) {
    var ids = new HashSet<String>();
    var words = ID.matcher(position.view(viewer).toString());
    while (words.find()) ids.add(words.group());
    return ids;
  }

  private static Set<String> named(List<Event> events, Viewer viewer) {
    var ids = new HashSet<String>();
    for (var event : events) {
      if (!event.audience().has(viewer) || SHOWN.contains(event.phrase().key())) continue;
      var cards = CARD.matcher(event.phrase() + " " + event.motions());
      while (cards.find()) ids.add(cards.group(1));
    }
    return ids;
  }
}
