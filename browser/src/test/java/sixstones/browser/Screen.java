package sixstones.browser;

import java.util.List;

/** What the page is looked at with. */
enum Screen {
  DESKTOP(1440, 900),
  PHONE(390, 844);

  final int width;
  final int height;

  Screen(int width, int height) {
    this.width = width;
    this.height = height;
  }

  /** The ways it may be held, its own last. */
  List<PageSize> held() {
    return switch (this) {
      case DESKTOP -> List.of(PageSize.LAPTOP, PageSize.DESKTOP);
      case PHONE -> List.of(PageSize.LYING_PHONE, PageSize.PHONE);
    };
  }
}
