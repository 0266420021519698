package sixstones.games.united.text;

import java.util.ArrayList;
import java.util.List;
import sixstones.games.united.heroturn.HeroStage;
import sixstones.games.united.heroturn.HeroTurn;
import sixstones.games.united.heroturn.StartHero;
import sixstones.games.united.state.Member;
import sixstones.games.united.steps.Step;
import sixstones.games.united.villainturn.VillainStage;

/** Usual moments of a game, for position texts that don't list what is pending. */
public enum Moments {
  /** The active Hero has drawn and plays a card. */
  PLAY,
  /** The active Hero is in the middle of step 3. */
  ACTIONS,
  /** Step 3 is over. */
  LOCATION,
  /** The active Hero's turn is about to begin. */
  HERO_TURN,
  /** The Villain's turn is about to begin. */
  VILLAIN_TURN;

  /** What is pending, topmost first. */
  public List<Step> steps(Member hero) {
    return switch (this) {
      case HERO_TURN -> List.of(new StartHero(hero));
      case VILLAIN_TURN -> List.of(VillainStage.START_VILLAIN);
      case PLAY -> rest(HeroStage.PLAY);
      case LOCATION -> rest(HeroStage.END_ACTIONS);
      case ACTIONS -> {
        var steps = new ArrayList<Step>();
        steps.add(HeroStage.BEGIN_ACTIONS);
        steps.addAll(rest(HeroStage.END_ACTIONS));
        yield steps;
      }
    };
  }

  /** The steps of a Hero turn from one of them on. */
  private static List<Step> rest(HeroStage from) {
    return HeroTurn.ORDER.stream()
        .dropWhile(stage -> stage != from)
        .<Step>map(stage -> stage)
        .toList();
  }
}
