package sixstones.server.play;

/** How much an event says about a game when one looks back: of many, the gravest is told. */
final class Gravity {

  private Gravity() {}

  static int of(Noted noted) {
    return switch (noted.event().kind()) {
      case OVER -> 8;
      case FELL -> 7;
      case SCORED -> 6;
      case HIT -> 5;
      case PLAYED -> 4;
      case TOOK -> 3;
      case MOVED, GAVE -> 2;
      case DREW, CHOSE, SHOWN, CHANCE, MISSED, CHANGED -> 1;
      case TURN, UNDID, TABLE -> 0;
    };
  }
}
