package sixstones.games.united.referee;

import java.util.TreeSet;

/** A card of the Storyline. */
final class StoryCard {

  final String id;
  boolean facedown;

  /** Symbols under Crisis tokens, counted from 1 (U-STORY-10). */
  final TreeSet<Integer> covered = new TreeSet<>();

  StoryCard(String id, boolean facedown) {
    this.id = id;
    this.facedown = facedown;
  }
}
