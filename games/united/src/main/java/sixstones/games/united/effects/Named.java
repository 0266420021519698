package sixstones.games.united.effects;

import sixstones.engine.phrase.Phrase;

/** Something that has a name. */
public interface Named extends Pickable {

  /** The key of its name. */
  String key();

  @Override
  default Phrase in(Phrase sentence) {
    return sentence.name("what", key());
  }
}
