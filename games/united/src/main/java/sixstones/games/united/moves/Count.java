package sixstones.games.united.moves;

import sixstones.engine.phrase.Phrase;
import sixstones.games.united.effects.Pickable;

/** A number that is named. */
public record Count(int n) implements Pickable {

  @Override
  public int index() {
    return n;
  }

  @Override
  public String id() {
    return String.valueOf(n);
  }

  @Override
  public Phrase in(Phrase sentence) {
    return sentence.number("n", n);
  }
}
