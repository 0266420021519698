package sixstones.games.loveletter.state;

import java.util.List;
import java.util.Optional;
import sixstones.engine.Fingerprint;
import sixstones.games.loveletter.box.Card;

/**
 * How the last round ended.
 *
 * @param winners as a bit set
 * @param spy who got a token for a Spy, or {@link Board#NOBODY}
 * @param shown for each seat the hand it showed, if it did
 */
public record LastRound(int round, int winners, int spy, List<Optional<Card>> shown) {

  public LastRound {
    shown = List.copyOf(shown);
  }

  void addTo(Fingerprint fingerprint) {
    fingerprint.add(round).add(winners).add(spy);
    shown.forEach(hand -> fingerprint.add(hand.map(Card::id).orElse("")));
  }
}
