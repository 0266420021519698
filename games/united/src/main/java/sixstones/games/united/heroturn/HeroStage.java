package sixstones.games.united.heroturn;

import java.util.Locale;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Running;
import sixstones.games.united.support.BattlePlans;

/** The parts of a Hero turn, in order. */
public enum HeroStage implements Running {
  START_CHARGING,
  DRAW,
  PLAY,
  SHARE,
  BEGIN_ACTIONS,
  ACTIONS_GO,
  END_ACTIONS,
  END_EFFECTS,
  END_OVERFLOWS,
  END_PLANS,
  END_KO,
  END_SUPER,
  END_LIMIT,
  END_REFILL,
  END_TURN;

  @Override
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  @Override
  public void run(Play game) {
    switch (this) {
      case START_CHARGING -> HeroTurn.offerCharging(game);
      case DRAW -> HeroTurn.draw(game);
      case PLAY -> HeroTurn.play(game);
      case SHARE -> HeroTurn.share(game);
      case BEGIN_ACTIONS -> HeroTurn.beginActions(game);
      case ACTIONS_GO -> HeroTurn.actionsGo(game);
      case END_ACTIONS -> HeroTurn.location(game);
      case END_EFFECTS -> HeroTurn.endEffects(game);
      case END_OVERFLOWS -> HeroTurn.endOverflows(game);
      case END_PLANS -> BattlePlans.offer(game, game.turn.ofHero().offers());
      case END_KO -> HeroTurn.endKo(game);
      case END_SUPER -> HeroTurn.endSuper(game);
      case END_LIMIT -> HeroTurn.endLimit(game);
      case END_REFILL -> HeroTurn.endRefill(game);
      case END_TURN -> HeroTurn.endTurn(game);
    }
  }
}
