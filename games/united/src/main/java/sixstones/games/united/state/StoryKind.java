package sixstones.games.united.state;

/** Whose cards the Storyline is made of. */
public enum StoryKind {
  HERO,
  SUPPORT,
  PLAN;

  static final StoryKind[] ALL = values();
}
