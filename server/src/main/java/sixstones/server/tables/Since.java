package sixstones.server.tables;

/** What has happened to a game since a viewer last looked. */
public sealed interface Since {

  /** Nothing. */
  record Quiet() implements Since {}

  /**
   * The first thing that did.
   *
   * @param seq its number, as the viewer counts
   */
  record Went(Act.OfGame act, int seq) implements Since {}

  /** More than is remembered, or the viewer counts what never was. */
  record Unknown() implements Since {}
}
