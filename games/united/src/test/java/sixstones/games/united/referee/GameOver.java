package sixstones.games.united.referee;

/** The game has ended: {@code defeated}, {@code goal}, {@code plot}, {@code no-plans} … */
final class GameOver extends RuntimeException {

  private static final long serialVersionUID = 1;

  final String ending;

  GameOver(String ending) {
    super(ending);
    this.ending = ending;
  }

  boolean heroesWin() {
    return ending.equals("defeated") || ending.equals("goal");
  }
}
