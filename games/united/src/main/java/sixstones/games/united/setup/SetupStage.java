package sixstones.games.united.setup;

import java.util.Locale;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Running;

/** The parts of setup that need no decision. */
public enum SetupStage implements Running {
  SETUP_DECKS,
  SETUP_DRAW,
  SETUP_SUPERS,
  SETUP_ROW;

  @Override
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  @Override
  public void run(Play game) {
    switch (this) {
      case SETUP_DECKS -> Preparation.decks(game);
      case SETUP_DRAW -> Preparation.draw(game);
      case SETUP_SUPERS -> Preparation.supers(game);
      case SETUP_ROW -> Preparation.row(game);
    }
  }
}
