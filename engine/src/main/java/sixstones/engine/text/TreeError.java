package sixstones.engine.text;

/** A text that makes no sense at a place, named by its path: {@code seats[1].tokens.mind}. */
public class TreeError extends IllegalArgumentException {

  public TreeError(String path, String problem) {
    super((path.isEmpty() ? "" : path + ": ") + problem);
  }
}
