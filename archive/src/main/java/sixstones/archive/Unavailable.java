package sixstones.archive;

import sixstones.engine.text.TreeError;

/**
 * A game that is installed but can't be played.
 *
 * @param id the last part of its package, as every game is named
 * @param reason in one line; a mistake in the data names file, row and field
 */
public record Unavailable(String id, String reason) {

  static Unavailable because(Class<?> game, Throwable failure) {
    var packageName = game.getPackageName();
    return new Unavailable(
        packageName.substring(packageName.lastIndexOf('.') + 1), inOneLine(origin(failure)));
  }

  /** What began it: mistakes in data are wrapped by whatever was reading. */
  private static Throwable origin(Throwable failure) {
    var origin = failure;
    while (!(origin instanceof TreeError)) {
      var cause = origin.getCause();
      if (cause == null) return origin;
      origin = cause;
    }
    return origin;
  }

  private static String inOneLine(Throwable origin) {
    var words = String.valueOf(origin instanceof TreeError ? origin.getMessage() : origin);
    return words.lines().findFirst().orElse("");
  }

  @Override
  public String toString() {
    return id + " can't be played: " + reason;
  }
}
