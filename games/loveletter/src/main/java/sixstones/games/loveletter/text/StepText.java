package sixstones.games.loveletter.text;

import sixstones.engine.text.TreeReader;
import sixstones.games.loveletter.box.Box;
import sixstones.games.loveletter.box.Card;
import sixstones.games.loveletter.steps.KeepCard;
import sixstones.games.loveletter.steps.NameCard;
import sixstones.games.loveletter.steps.PickSeat;
import sixstones.games.loveletter.steps.PlayCard;
import sixstones.games.loveletter.steps.Step;

/** The open question as words. */
final class StepText {

  private static final String PICK = "pick seat ";
  private static final String NAME = "name card ";

  private StepText() {}

  static String write(Step step) {
    return switch (step) {
      case PlayCard _ -> "play card";
      case KeepCard _ -> "keep card";
      case PickSeat pick -> PICK + pick.card().id();
      case NameCard name -> NAME + name.seat();
    };
  }

  static Step read(TreeReader at) {
    var words = at.text().strip();
    if (words.equals("play card")) return PlayCard.STEP;
    if (words.equals("keep card")) return KeepCard.STEP;
    if (words.startsWith(PICK)) return pick(at, words.substring(PICK.length()));
    if (words.startsWith(NAME)) return name(at, words.substring(NAME.length()));
    throw at.error("there is no step \"" + words + "\"");
  }

  private static Step pick(TreeReader at, String name) {
    var card = at.as(_ -> Card.named(name));
    if (card != Card.PRINCE && !card.choosesAnother()) throw at.error(name + " meets nobody");
    return PickSeat.of(card);
  }

  private static Step name(TreeReader at, String seat) {
    if (!seat.matches("\\d") || seat.charAt(0) - '0' >= Box.MOST_PLAYERS) {
      throw at.error("\"" + seat + "\" is no seat");
    }
    return new NameCard(seat.charAt(0) - '0');
  }
}
