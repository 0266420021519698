package sixstones.browser;

import java.util.Map;

/** A law of the page that does not hold somewhere, told so that one can act. */
record BrokenLaw(
    String law,
    Posed position,
    PageSize size,
    String look,
    String element,
    String text,
    String wrong) {

  /** What the page's own look at the laws has found. */
  static BrokenLaw of(Map<?, ?> found, Posed position, PageSize size, String look) {
    return new BrokenLaw(
        word(found, "law"),
        position,
        size,
        look,
        word(found, "element"),
        word(found, "text"),
        word(found, "wrong"));
  }

  private static String word(Map<?, ?> found, String name) {
    return String.valueOf(found.get(name));
  }

  String game() {
    return position.game();
  }

  @Override
  public String toString() {
    return "%s: %s at %d×%d, %s: %s \"%s\": %s"
        .formatted(law, position, size.width, size.height, look, element, text, wrong);
  }
}
