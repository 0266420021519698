package sixstones.browser;

import java.util.List;

/** Where a law of the page does not hold yet. An entry goes as soon as the law holds there. */
final class OpenLaws {

  /** A law that is broken by a game in a window, and why that is not mended yet. */
  record Open(String game, String law, PageSize size, String why) {

    boolean covers(BrokenLaw broken) {
      return game.equals(broken.game()) && law.equals(broken.law()) && size == broken.size();
    }
  }

  private static final String FIELD = "nine columns share the width; the field can be drawn near";

  private static final List<Open> OPEN =
      List.of(
          new Open("war", "small-on-board", PageSize.TALL_TABLET, FIELD),
          new Open("war", "small-on-board", PageSize.PHONE, FIELD),
          new Open("war", "small-on-board", PageSize.LYING_PHONE, FIELD));

  private OpenLaws() {}

  static boolean allow(BrokenLaw broken) {
    return OPEN.stream().anyMatch(open -> open.covers(broken));
  }

  /** Entries of a game that nothing breaks any more. */
  static List<Open> mended(String game, List<BrokenLaw> broken) {
    return OPEN.stream()
        .filter(open -> open.game().equals(game) && broken.stream().noneMatch(open::covers))
        .toList();
  }
}
