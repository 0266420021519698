package sixstones.games.united.villainturn;

import java.util.Locale;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Running;

/** The parts of a Villain turn, in order. */
public enum VillainStage implements Running {
  START_VILLAIN,
  PLAN_MOVE,
  ARRIVED,
  PLAN_MOVED,
  PLAN_BAM,
  PLAN_SPECIAL,
  PLAN_TOKENS,
  END_VILLAIN,
  AFTER_VILLAIN;

  @Override
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  @Override
  public void run(Play game) {
    switch (this) {
      case START_VILLAIN -> VillainTurn.start(game);
      case PLAN_MOVE -> VillainTurn.move(game);
      case ARRIVED -> VillainTurn.arrived(game);
      case PLAN_MOVED -> VillainTurn.moved(game);
      case PLAN_BAM -> VillainTurn.planBam(game);
      case PLAN_SPECIAL -> VillainTurn.special(game);
      case PLAN_TOKENS -> VillainTurn.tokens(game);
      case END_VILLAIN -> VillainTurn.end(game);
      case AFTER_VILLAIN -> VillainTurn.after(game);
    }
  }
}
