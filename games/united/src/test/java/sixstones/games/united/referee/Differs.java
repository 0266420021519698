package sixstones.games.united.referee;

/** Referee and engine do not agree. */
final class Differs extends RuntimeException {

  private static final long serialVersionUID = 1;

  Differs(String message) {
    super(message);
  }
}
