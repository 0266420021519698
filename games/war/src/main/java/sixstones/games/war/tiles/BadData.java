package sixstones.games.war.tiles;

/** A data file that doesn't make a game; the message names the file and what is wrong. */
public final class BadData extends IllegalStateException {

  public BadData(String file, String problem) {
    super("war data, " + file + ": " + problem);
  }
}
