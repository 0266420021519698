package sixstones.games.united.state;

import java.util.Locale;
import sixstones.engine.phrase.Arg;
import sixstones.engine.phrase.Phrase;

/** How a game ends. */
public enum Ending {
  NONE(false, ""),
  DEFEATED(true, "U-WIN-01"),
  GOAL(true, "U-WIN-02"),
  PLOT(false, "U-LOSE-01"),
  NO_PLANS(false, "U-LOSE-02"),
  NO_CARDS(false, "U-LOSE-04"),
  CANNOT_PLAY(false, "U-SOLO-32");

  private final boolean heroes;
  private final String rule;

  Ending(boolean heroes, String rule) {
    this.heroes = heroes;
    this.rule = rule;
  }

  public boolean heroesWin() {
    return heroes;
  }

  public String rule() {
    return rule;
  }

  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Who plays the Villain is spoken to otherwise than the Heroes. */
  public Phrase phrase(Mode mode) {
    var phrase = Phrase.of("united.ending." + id());
    return mode.hasVillainSeat() ? phrase.with("villain", new Arg.Who(Board.VILLAIN_SEAT)) : phrase;
  }
}
