package sixstones.games.gauntlet.state;

import org.jspecify.annotations.Nullable;
import sixstones.engine.Fingerprint;
import sixstones.games.gauntlet.box.Box;
import sixstones.games.gauntlet.box.Card;

/**
 * The last fight, for those who watch it.
 *
 * @param heroCard none in a redeal for somebody who has not seen it
 * @param heroToken whether the hero spent a power token
 * @param winner the winning seat, or {@link Board#NONE} for a tie
 */
public record LastFight(
    int turn,
    int hero,
    @Nullable Card heroCard,
    @Nullable Card thanosCard,
    boolean heroToken,
    boolean thanosToken,
    int winner) {

  /** As somebody tells it who has not seen the cards. */
  LastFight withoutCards() {
    return new LastFight(turn, hero, null, null, heroToken, thanosToken, winner);
  }

  /** As somebody tells it who has: which of two twins it was is nobody's to know. */
  LastFight withFirstTwin() {
    var card = thanosCard == null ? null : Box.card(thanosCard.twin());
    return new LastFight(turn, hero, heroCard, card, heroToken, thanosToken, winner);
  }

  LastFight swapped(Card one, Card other) {
    var swapped = one.equals(thanosCard) ? other : other.equals(thanosCard) ? one : thanosCard;
    return new LastFight(turn, hero, heroCard, swapped, heroToken, thanosToken, winner);
  }

  static void addTo(Fingerprint fingerprint, @Nullable LastFight fight) {
    if (fight == null) return;
    fingerprint
        .add(fight.turn)
        .add(fight.hero)
        .add(index(fight.heroCard))
        .add(index(fight.thanosCard));
    fingerprint.add(fight.heroToken).add(fight.thanosToken).add(fight.winner);
  }

  private static int index(@Nullable Card card) {
    return card == null ? Board.NONE : card.index();
  }
}
