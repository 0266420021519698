package sixstones.games.united.villainturn;

import sixstones.games.united.box.Box;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Location;
import sixstones.games.united.state.Member;
import sixstones.games.united.steps.Parts;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Selection;

/** Deceitful: where the Villain goes. */
public record NameDestination(Member hero) implements Selection {
  @Override
  public String id() {
    return "destination";
  }

  @Override
  public void parts(Parts to) {
    to.put("hero", hero.index());
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
  public void picked(Play game, int picked) {
    var at = Location.of(picked);
    game.turn.ofVillain().moved(at != game.dashboard.at());
    VillainTurn.moveTo(game, at);
  }
}
