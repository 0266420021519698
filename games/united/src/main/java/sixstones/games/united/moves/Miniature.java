package sixstones.games.united.moves;

import java.util.Locale;
import sixstones.engine.phrase.Phrase;
import sixstones.games.united.effects.Pickable;

/** A figure of which there is one. */
public enum Miniature implements Pickable {
  VILLAIN,
  RICK;

  /** There is no other of its kind. */
  @Override
  public int index() {
    return 0;
  }

  @Override
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The sentence knows already. */
  @Override
  public Phrase in(Phrase sentence) {
    return sentence;
  }
}
