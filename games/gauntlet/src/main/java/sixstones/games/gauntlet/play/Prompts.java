package sixstones.games.gauntlet.play;

import sixstones.engine.phrase.Phrase;

/** What a seat is asked. */
final class Prompts {

  private Prompts() {}

  static Phrase of(Step step) {
    return switch (step) {
      case Step.PlayCard _ -> prompt("play");
      case Step.GuessThanos _ -> prompt("guessThanos");
      case Step.LoseCard lose -> prompt("lose").number("value", lose.value());
      case Step.PickLooker _ -> prompt("looker");
      case Step.GiveToken _ -> prompt("token");
      case Step.OrderDeck _ -> prompt("order");
      case Step.PickChampion _ -> prompt("champion");
      case Step.MayFight _ -> prompt("mayFight");
      case Step.PickVictim _ -> prompt("victim");
      case Step.GuessHero guess -> prompt("guessHero").seat(guess.hero());
      case Step.GuessAll _ -> prompt("guessAll");
      case Step.PickFight _ -> prompt("fight");
      case Step.PickCard pick -> prompt("fightWith").seat(pick.hero());
      case Step.ReturnCard _ -> prompt("under");
      case Step.CopyEffect _ -> prompt("copy");
    };
  }

  private static Phrase prompt(String key) {
    return Phrase.of("gauntlet.prompt." + key);
  }
}
