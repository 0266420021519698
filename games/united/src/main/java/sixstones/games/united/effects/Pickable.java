package sixstones.games.united.effects;

import sixstones.engine.phrase.Phrase;

/** Something that can be picked in a move. */
public interface Pickable {

  /** Its number among those of its kind. */
  int index();

  /** How it is written in moves. */
  String id();

  /** A sentence about it, with what it is called filled in. */
  Phrase in(Phrase sentence);
}
