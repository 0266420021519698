package sixstones.games.gauntlet.play;

import sixstones.engine.phrase.Phrase;

/** G-END: whether and how the game is over. */
public enum Ending {
  NONE("gauntlet.refusal.over"),
  HEROES_WIN("gauntlet.won.heroes"),
  THANOS_WINS_BY_LIFE("gauntlet.won.life"),
  THANOS_WINS_BY_STONES("gauntlet.won.stones");

  private final String key;

  Ending(String key) {
    this.key = key;
  }

  Phrase phrase() {
    return Phrase.of(key);
  }
}
