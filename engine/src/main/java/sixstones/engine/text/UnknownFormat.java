package sixstones.engine.text;

/** A text in a format that only a later version can read. */
public final class UnknownFormat extends TreeError {

  UnknownFormat(String path, int written, int newest) {
    super(path, written + " is newer than " + newest + ", the newest that this version reads");
  }
}
