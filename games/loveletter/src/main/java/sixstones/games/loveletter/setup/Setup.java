package sixstones.games.loveletter.setup;

import sixstones.engine.Deal;
import sixstones.engine.event.Events;
import sixstones.games.loveletter.LoveLetterOptions;
import sixstones.games.loveletter.LoveLetterPosition;
import sixstones.games.loveletter.log.Log;
import sixstones.games.loveletter.round.RoundStart;
import sixstones.games.loveletter.state.Board;
import sixstones.games.loveletter.steps.PlayCard;

/** The first round; L-RULE-01: seat 0 begins. */
public final class Setup {

  private Setup() {}

  public static LoveLetterPosition deal(Deal deal) {
    var board = Board.empty(deal.seats(), LoveLetterOptions.goal(deal));
    RoundStart.deal(board, deal.chance(), new Log(Events.OFF));
    return new LoveLetterPosition(board, deal.chance(), PlayCard.STEP);
  }
}
