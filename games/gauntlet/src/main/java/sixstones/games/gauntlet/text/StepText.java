package sixstones.games.gauntlet.text;

import sixstones.engine.text.TreeReader;
import sixstones.games.gauntlet.cards.Box;
import sixstones.games.gauntlet.play.Step;

/** Pending steps as words. */
final class StepText {

  private StepText() {}

  static String write(Step step) {
    return switch (step) {
      case Step.PlayCard _ -> "play card";
      case Step.GuessThanos _ -> "guess thanos";
      case Step.LoseCard lose -> "lose card " + lose.value();
      case Step.PickLooker _ -> "pick looker";
      case Step.GiveToken _ -> "give token";
      case Step.OrderDeck _ -> "order deck";
      case Step.PickChampion _ -> "pick champion";
      case Step.MayFight may -> "may fight " + may.hero();
      case Step.PickVictim pick -> "pick victim " + Box.card(pick.card()).id();
      case Step.GuessHero guess -> "guess hero " + guess.hero();
      case Step.GuessAll _ -> "guess all";
      case Step.PickFight pick ->
          "pick fight " + pick.fights() + (pick.not() < 0 ? "" : " " + pick.not());
      case Step.PickCard pick -> "pick card " + pick.hero() + " " + pick.fights();
      case Step.ReturnCard _ -> "return card";
      case Step.CopyEffect _ -> "copy effect";
    };
  }

  static Step read(TreeReader at) {
    var words = at.text().strip().split("\\s+");
    return switch (words.length < 2 ? at.text() : words[0] + " " + words[1]) {
      case "play card" -> new Step.PlayCard();
      case "guess thanos" -> new Step.GuessThanos();
      case "lose card" -> new Step.LoseCard(number(at, words, 2));
      case "pick looker" -> new Step.PickLooker();
      case "give token" -> new Step.GiveToken();
      case "order deck" -> new Step.OrderDeck();
      case "pick champion" -> new Step.PickChampion();
      case "may fight" -> new Step.MayFight(number(at, words, 2));
      case "pick victim" ->
          new Step.PickVictim(Box.named(words.length > 2 ? words[2] : "").index());
      case "guess hero" -> new Step.GuessHero(number(at, words, 2));
      case "guess all" -> new Step.GuessAll();
      case "pick fight" ->
          new Step.PickFight(number(at, words, 2), words.length > 3 ? number(at, words, 3) : -1);
      case "pick card" -> new Step.PickCard(number(at, words, 2), number(at, words, 3));
      case "return card" -> new Step.ReturnCard();
      case "copy effect" -> new Step.CopyEffect();
      default -> throw at.error("there is no step \"" + at.text() + "\"");
    };
  }

  private static int number(TreeReader at, String[] words, int index) {
    if (index >= words.length || !words[index].matches("\\d")) {
      throw at.error("a digit is missing in \"" + at.text() + "\"");
    }
    return words[index].charAt(0) - '0';
  }
}
