package sixstones.games.united.play;

import sixstones.games.united.board.Board;
import sixstones.games.united.cards.Box;
import sixstones.games.united.moves.PickKind;

/** Deceitful: where the Villain goes. */
record NameDestination(int hero) implements Picking {
  @Override
  public String id() {
    return "destination";
  }

  @Override
  public void parts(Parts to) {
    to.put("hero", hero);
  }

  @Override
  public int chooser(Board board) {
    return board.seatOf(hero);
  }

  @Override
  public String rule() {
    return "U-RULE-80";
  }

  @Override
  public PickKind pick() {
    return PickKind.LOCATION;
  }

  @Override
  public long options() {
    return (1L << Box.RING) - 1;
  }

  @Override
  public void picked(Playing game, int picked) {
    game.turn.moved(picked != game.dashboard.at());
    VillainTurn.moveTo(game, picked);
  }
}
