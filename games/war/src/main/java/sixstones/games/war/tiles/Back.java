package sixstones.games.war.tiles;

/** The colour of a tile's back; everybody sees it. */
public enum Back {
  RED,
  BLUE
}
