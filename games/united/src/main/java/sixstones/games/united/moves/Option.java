package sixstones.games.united.moves;

import sixstones.engine.phrase.Phrase;
import sixstones.games.united.effects.Pickable;

/** One of the options of an effect, counted from 0. */
public record Option(int index) implements Pickable {

  @Override
  public String id() {
    return String.valueOf(index + 1);
  }

  @Override
  public Phrase in(Phrase sentence) {
    return sentence.number("n", index + 1);
  }
}
