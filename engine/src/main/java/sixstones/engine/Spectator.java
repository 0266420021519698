package sixstones.engine;

/** A viewer without a seat; sees what everybody may see. */
public enum Spectator implements Viewer {
  SPECTATOR
}
