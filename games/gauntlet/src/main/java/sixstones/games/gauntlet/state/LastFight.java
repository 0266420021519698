package sixstones.games.gauntlet.state;

import org.jspecify.annotations.Nullable;
import sixstones.engine.Fingerprint;
import sixstones.games.gauntlet.box.Box;

/**
 * The last fight, for those who watch it.
 *
 * @param heroCard {@link Board#NONE} in a redeal for somebody who has not seen it
 * @param heroToken whether the hero spent a power token
 * @param winner the winning seat, or {@link Board#NONE} for a tie
 */
public record LastFight(
    int turn,
    int hero,
    int heroCard,
    int thanosCard,
    boolean heroToken,
    boolean thanosToken,
    int winner) {

  /** As somebody tells it who has not seen the cards. */
  LastFight withoutCards() {
    return new LastFight(turn, hero, Board.NONE, Board.NONE, heroToken, thanosToken, winner);
  }

  /** As somebody tells it who has: which of two twins it was is nobody's to know. */
  LastFight withFirstTwin() {
    int card = thanosCard == Board.NONE ? Board.NONE : Box.card(thanosCard).twin();
    return new LastFight(turn, hero, heroCard, card, heroToken, thanosToken, winner);
  }

  LastFight swapped(int one, int other) {
    int swapped = thanosCard == one ? other : thanosCard == other ? one : thanosCard;
    return new LastFight(turn, hero, heroCard, swapped, heroToken, thanosToken, winner);
  }

  static void addTo(Fingerprint fingerprint, @Nullable LastFight fight) {
    if (fight == null) return;
    fingerprint.add(fight.turn).add(fight.hero).add(fight.heroCard).add(fight.thanosCard);
    fingerprint.add(fight.heroToken).add(fight.thanosToken).add(fight.winner);
  }
}
