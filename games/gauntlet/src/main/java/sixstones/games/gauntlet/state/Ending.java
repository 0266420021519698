package sixstones.games.gauntlet.state;

import sixstones.engine.phrase.Arg;
import sixstones.engine.phrase.Phrase;

/** G-END: whether and how the game is over. */
public enum Ending {
  NONE("gauntlet.refusal.over", "G-END-04"),
  HEROES_WIN("gauntlet.won.heroes", "G-END-01"),
  THANOS_WINS_BY_LIFE("gauntlet.won.life", "G-END-02"),
  THANOS_WINS_BY_STONES("gauntlet.won.stones", "G-END-03");

  private final String key;
  private final String rule;

  Ending(String key, String rule) {
    this.key = key;
    this.rule = rule;
  }

  /** Who is Thanos is spoken to otherwise than the heroes. */
  public Phrase phrase(int thanos) {
    return Phrase.of(key).with("thanos", new Arg.Who(thanos));
  }

  public String rule() {
    return rule;
  }
}
