package sixstones.browser;

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
}
