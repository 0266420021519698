package sixstones.browser;

/** The windows in which a page must be right. */
enum PageSize {
  LAPTOP(1280, 720),
  LOW_LAPTOP(1366, 650),
  DESKTOP(1440, 900),
  LARGE(1920, 1080),
  TABLET(1024, 768),
  TALL_TABLET(820, 1180),
  LYING_TABLET(1180, 820),
  PHONE(390, 844),
  LYING_PHONE(844, 390),
  /** 1440 × 900 at twice the size: the page has half as many pixels of its own. */
  ZOOMED(720, 450),
  /** 1280 × 720 at twice the size. */
  ZOOMED_LAPTOP(640, 360);

  final int width;
  final int height;

  PageSize(int width, int height) {
    this.width = width;
    this.height = height;
  }

  boolean isTouched() {
    return switch (this) {
      case TALL_TABLET, LYING_TABLET, PHONE, LYING_PHONE -> true;
      case LAPTOP, LOW_LAPTOP, DESKTOP, LARGE, TABLET, ZOOMED, ZOOMED_LAPTOP -> false;
    };
  }

  /** Too low for a whole board: one scrolls to what can be chosen. */
  boolean isLow() {
    return this == ZOOMED_LAPTOP;
  }
}
