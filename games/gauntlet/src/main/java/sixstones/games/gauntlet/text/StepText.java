package sixstones.games.gauntlet.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import sixstones.engine.text.TreeReader;
import sixstones.games.gauntlet.box.Effect;
import sixstones.games.gauntlet.state.Board;
import sixstones.games.gauntlet.steps.CopyEffect;
import sixstones.games.gauntlet.steps.GiveToken;
import sixstones.games.gauntlet.steps.LoseCard;
import sixstones.games.gauntlet.steps.MayFight;
import sixstones.games.gauntlet.steps.NameForAll;
import sixstones.games.gauntlet.steps.NameForHero;
import sixstones.games.gauntlet.steps.NameForThanos;
import sixstones.games.gauntlet.steps.OrderDeck;
import sixstones.games.gauntlet.steps.PickCard;
import sixstones.games.gauntlet.steps.PickChampion;
import sixstones.games.gauntlet.steps.PickFight;
import sixstones.games.gauntlet.steps.PickLooker;
import sixstones.games.gauntlet.steps.PickVictim;
import sixstones.games.gauntlet.steps.PlayCard;
import sixstones.games.gauntlet.steps.ReturnCard;
import sixstones.games.gauntlet.steps.Step;

/** Pending steps as words: the step, its numbers, and the card that asks where it is not plain. */
final class StepText {

  private StepText() {}

  static String write(Step step) {
    return switch (step) {
      case PlayCard _ -> "play card";
      case NameForThanos _ -> "guess thanos";
      case LoseCard lose -> "lose card " + lose.value();
      case PickLooker _ -> "pick looker";
      case GiveToken _ -> "give token";
      case OrderDeck _ -> "order deck";
      case PickChampion _ -> "pick champion";
      case MayFight may -> "may fight " + may.hero() + unless(Effect.FIGHT, may.effect());
      case PickVictim pick -> "pick victim " + pick.effect().id();
      case NameForHero name -> "guess hero " + name.hero();
      case NameForAll _ -> "guess all";
      case PickFight pick ->
          "pick fight "
              + pick.fights()
              + (pick.not() == Board.NONE ? "" : " " + pick.not())
              + unless(fightOf(pick.fights(), pick.not()), pick.effect());
      case PickCard pick ->
          "pick card %d %d".formatted(pick.hero(), pick.fights())
              + unless(fightOf(pick.fights() + 1, Board.NONE), pick.effect());
      case ReturnCard back -> "return card" + unless(Effect.EBONY_MAW, back.effect());
      case CopyEffect _ -> "copy effect";
    };
  }

  private static String unless(Effect plain, Effect effect) {
    return effect == plain ? "" : " " + effect.id();
  }

  /** Two fights, or a hero already fought: it is the Space Stone. */
  private static Effect fightOf(int fights, int not) {
    return fights > 1 || not != Board.NONE ? Effect.SPACE_STONE : Effect.BLACK_DWARF;
  }

  static Step read(TreeReader at) {
    var words = new Words(at);
    var step = words.step();
    var read =
        switch (step) {
          case "play card" -> PlayCard.STEP;
          case "guess thanos" -> NameForThanos.STEP;
          case "lose card" -> new LoseCard(words.number());
          case "pick looker" -> PickLooker.STEP;
          case "give token" -> GiveToken.STEP;
          case "order deck" -> OrderDeck.STEP;
          case "pick champion" -> PickChampion.STEP;
          case "may fight" -> new MayFight(words.number(), words.effect(Effect.FIGHT));
          case "pick victim" -> new PickVictim(words.effect(Effect.OUTRIDER));
          case "guess hero" -> new NameForHero(words.number());
          case "guess all" -> NameForAll.STEP;
          case "pick fight" -> {
            int fights = words.number();
            int not = words.numberOr(Board.NONE);
            yield new PickFight(words.effect(fightOf(fights, not)), fights, not);
          }
          case "pick card" -> {
            int hero = words.number();
            int fights = words.number();
            yield new PickCard(hero, words.effect(fightOf(fights + 1, Board.NONE)), fights);
          }
          case "return card" -> new ReturnCard(words.effect(Effect.EBONY_MAW));
          case "copy effect" -> CopyEffect.STEP;
          default -> throw at.error("there is no step \"" + at.text() + "\"");
        };
    words.end();
    return read;
  }

  /** The words of a step, taken one after the other. */
  private static final class Words {

    private final TreeReader at;
    private final List<String> left;

    Words(TreeReader at) {
      this.at = at;
      left = new ArrayList<>(Arrays.asList(at.text().strip().split("\\s+")));
    }

    String step() {
      return left.size() < 2 ? at.text() : left.removeFirst() + " " + left.removeFirst();
    }

    int number() {
      int number = numberOr(Board.NONE);
      if (number == Board.NONE) throw at.error("a digit is missing in \"" + at.text() + "\"");
      return number;
    }

    int numberOr(int otherwise) {
      boolean there = !left.isEmpty() && left.getFirst().matches("\\d");
      return there ? left.removeFirst().charAt(0) - '0' : otherwise;
    }

    Effect effect(Effect otherwise) {
      if (left.isEmpty()) return otherwise;
      var name = String.join("-", left);
      left.clear();
      return at.as(_ -> Effect.named(name));
    }

    void end() {
      if (!left.isEmpty()) throw at.error("\"" + at.text() + "\" says too much");
    }
  }
}
