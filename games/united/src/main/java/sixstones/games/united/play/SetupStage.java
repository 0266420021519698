package sixstones.games.united.play;

import java.util.Locale;

/** The parts of setup that need no decision. */
enum SetupStage implements Running {
  SETUP_DECKS,
  SETUP_DRAW,
  SETUP_SUPERS,
  SETUP_ROW;

  @Override
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  @Override
  public void parts(Parts to) {}

  @Override
  public void run(Playing game) {
    switch (this) {
      case SETUP_DECKS -> Preparing.decks(game);
      case SETUP_DRAW -> Preparing.draw(game);
      case SETUP_SUPERS -> Preparing.supers(game);
      case SETUP_ROW -> Preparing.row(game);
    }
  }
}
