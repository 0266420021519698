package sixstones.games.war.steps;

import sixstones.engine.Refusal;
import sixstones.games.war.moves.Answer;
import sixstones.games.war.moves.Because;
import sixstones.games.war.moves.FreeMove;
import sixstones.games.war.moves.MainMove;
import sixstones.games.war.moves.PlaceAnswer;
import sixstones.games.war.moves.WarMove;

/** Why a move is no answer at all to what is being asked. */
public final class NoAnswer {

  private NoAnswer() {}

  public static Refusal to(Asking asking, WarMove move) {
    return switch (move) {
      case MainMove _, FreeMove _ -> Because.of("W-RULE-16", "answerFirst");
      case Answer.Decline _ -> Because.of(asking.mandatoryBy(), "mandatory");
      case Answer _, PlaceAnswer _ -> Because.of(asking.rule(), "noAnswer");
    };
  }
}
