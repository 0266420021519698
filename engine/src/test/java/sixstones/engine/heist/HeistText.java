package sixstones.engine.heist;

import java.util.ArrayList;
import sixstones.engine.chance.Chance;
import sixstones.engine.step.StepStack;
import sixstones.engine.text.Tree;
import sixstones.engine.text.TreeReader;

/** A heist as text, pending steps included. */
final class HeistText {

  private HeistText() {}

  static Tree.Mapping write(HeistPosition position) {
    var hands = new ArrayList<Tree>();
    position.hands.forEach(hand -> hands.add(Tree.list(hand)));
    var coins = new ArrayList<Integer>();
    for (int coin : position.coins) coins.add(coin);
    var steps = new ArrayList<String>();
    for (var step : position.steps.toList()) steps.add(write(step));
    return Tree.mapping()
        .put("hands", Tree.list(hands))
        .put("coins", Tree.list(coins))
        .put("deck", Tree.list(position.deck))
        .put("played", Tree.list(position.played))
        .put("know top", position.knowTop)
        .put("steps", Tree.list(steps))
        .done();
  }

  private static String write(HeistStep step) {
    return switch (step) {
      case HeistStep.Turn turn -> "turn " + turn.seat();
      case HeistStep.Draw draw -> "draw " + draw.seat();
      case HeistStep.Crack crack -> "crack " + crack.seat() + " " + crack.luck();
      case HeistStep.ChooseVictim choose -> "victim " + choose.seat();
      case HeistStep.GiveUp giveUp -> "give " + giveUp.victim() + " " + giveUp.raider();
    };
  }

  static HeistPosition read(TreeReader text, Chance chance) {
    if (!text.has("hands")) return HeistPosition.deal(2, chance);
    text.allow("hands", "coins", "deck", "played", "know top", "steps");
    var hands = text.at("hands").items();
    var steps = new StepStack<HeistStep>();
    for (var step : text.at("steps").items().reversed()) steps.push(readStep(step));
    var position = new HeistPosition(hands.size(), chance, steps);
    for (var hand : hands) {
      position.hands.add(new ArrayList<>(hand.items().stream().map(TreeReader::number).toList()));
    }
    text.at("deck").items().forEach(card -> position.deck.add(card.number(1, 12)));
    text.at("played").items().forEach(card -> position.played.add(card.number(1, 12)));
    var coins = text.at("coins").items();
    for (int seat = 0; seat < coins.size(); seat++) position.coins[seat] = coins.get(seat).number();
    position.knowTop = text.at("know top").number();
    return position;
  }

  private static HeistStep readStep(TreeReader step) {
    var words = step.text().split(" ");
    int seat = Integer.parseInt(words[1]);
    return switch (words[0]) {
      case "turn" -> new HeistStep.Turn(seat);
      case "draw" -> new HeistStep.Draw(seat);
      case "crack" -> new HeistStep.Crack(seat, Integer.parseInt(words[2]));
      case "victim" -> new HeistStep.ChooseVictim(seat);
      case "give" -> new HeistStep.GiveUp(seat, Integer.parseInt(words[2]));
      default -> throw step.error("no such step");
    };
  }
}
