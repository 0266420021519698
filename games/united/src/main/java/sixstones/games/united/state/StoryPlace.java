package sixstones.games.united.state;

import java.util.Arrays;
import sixstones.engine.phrase.Phrase;
import sixstones.games.united.effects.Pickable;

/** A place in the Storyline, counted from the left. */
public final class StoryPlace implements Pickable {

  public static final StoryPlace NONE = new StoryPlace(-1);

  /** More cards than all Heroes and the Villain have. */
  private static final int MOST = 96;

  private static final StoryPlace[] BY_INDEX = byIndex();
  private static final StoryPlace[][] ROWS = rows();

  private final int index;

  private StoryPlace(int index) {
    this.index = index;
  }

  /** The one with this index; -1 is {@link #NONE}. */
  public static StoryPlace of(int index) {
    return BY_INDEX[index + 1];
  }

  /** The places of so many cards, from the left. */
  static StoryPlace[] row(int size) {
    return ROWS[size];
  }

  @Override
  public int index() {
    return index;
  }

  public boolean isNone() {
    return index < 0;
  }

  /** As people count, from 1. */
  public int number() {
    return index + 1;
  }

  @Override
  public String id() {
    return String.valueOf(number());
  }

  @Override
  public Phrase in(Phrase sentence) {
    return sentence.number("n", number());
  }

  @Override
  public String toString() {
    return index < 0 ? "nowhere in the Storyline" : "place " + number();
  }

  private static StoryPlace[] byIndex() {
    var all = new StoryPlace[MOST + 1];
    all[0] = NONE;
    for (int index = 0; index < MOST; index++) all[index + 1] = new StoryPlace(index);
    return all;
  }

  private static StoryPlace[][] rows() {
    var rows = new StoryPlace[MOST + 1][];
    for (int size = 0; size <= MOST; size++) {
      rows[size] = Arrays.copyOfRange(BY_INDEX, 1, size + 1);
    }
    return rows;
  }
}
