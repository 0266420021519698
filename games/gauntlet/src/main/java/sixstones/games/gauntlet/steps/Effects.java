package sixstones.games.gauntlet.steps;

import sixstones.engine.Bits;
import sixstones.games.gauntlet.box.Card;
import sixstones.games.gauntlet.box.Effect;
import sixstones.games.gauntlet.box.Side;
import sixstones.games.gauntlet.decks.Draw;
import sixstones.games.gauntlet.log.WhyDrawn;

/** What each card does when it is played, or repeated by the Time Stone. */
final class Effects {

  /** G-TURN-06: what Thanos keeps in hand. */
  static final int THANOS_HAND = 2;

  private Effects() {}

  static void begin(Card card, Play play) {
    var effect = card.effect();
    switch (effect) {
      case GUESS -> againstThanos(NameForThanos.STEP, card, play);
      case LOOK -> look(card, play);
      case FIGHT -> againstThanos(MayFight.of(play.board().active(), effect), card, play);
      case TOKEN -> play.ask(GiveToken.STEP);
      case ORDER -> OrderDeck.look(play);
      case CHAMPION -> againstThanos(PickChampion.STEP, card, play);

      case OUTRIDER, CORVUS_GLAIVE, SOUL_STONE -> play.ask(PickVictim.of(effect));
      case MIND_STONE -> play.ask(NameForAll.STEP);
      case BLACK_DWARF -> play.ask(PickFight.ONE);
      case SPACE_STONE -> play.ask(PickFight.TWO);
      case PROXIMA_MIDNIGHT -> takeTokens(1, effect, play);
      case POWER_STONE -> takeTokens(3, effect, play);
      case EBONY_MAW -> dig(1, effect, WhyDrawn.EBONY_MAW, play);
      case REALITY_STONE -> dig(2, effect, WhyDrawn.REALITY_STONE, play);
      case TIME_STONE -> repeat(card, play);
      case THANOS -> throw new AssertionError("Thanos-7 can't be played");
    }
  }

  /** G-RULE-32: without a card in his hand Thanos can be neither guessed, looked at nor fought. */
  private static void againstThanos(Step step, Card card, Play play) {
    if (play.board().hand(play.board().thanos()) != 0) play.ask(step);
    else play.log().hadNoEffect(card, "G-RULE-32");
  }

  /** G-2P-01: the lone hero looks, without being asked who. */
  private static void look(Card card, Play play) {
    var board = play.board();
    boolean alone = board.seats() == 2 && board.hand(board.thanos()) != 0;
    if (alone) PickLooker.look(board.active(), play);
    else againstThanos(PickLooker.STEP, card, play);
  }

  private static void takeTokens(int count, Effect effect, Play play) {
    var board = play.board();
    int seat = board.thanos();
    board.tokens(seat, board.tokens(seat) + count);
    play.log().gotTokens(seat, count, effect.rule());
  }

  /** Draw, then put cards back unless the deck is empty. */
  private static void dig(int cards, Effect effect, WhyDrawn why, Play play) {
    var board = play.board();
    for (int i = 0; i < cards && !play.course().isOver(); i++) {
      Draw.one(play.course(), board.thanos(), why, play.log());
    }
    if (play.course().isOver() || board.leftInDeck(Side.THANOS) == 0) return;
    if (Bits.count(board.hand(board.thanos())) > THANOS_HAND) play.ask(ReturnCard.of(effect));
  }

  /** G-THANOS-TIMESTONE-02: nothing to repeat, no effect. */
  private static void repeat(Card card, Play play) {
    if (CopyEffect.copyable(play.board()) != 0) play.ask(CopyEffect.STEP);
    else play.log().hadNoEffect(card, "G-THANOS-TIMESTONE-02");
  }
}
