package sixstones.games.united.villainturn;

import sixstones.games.united.moves.PickKind;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Location;
import sixstones.games.united.state.Member;
import sixstones.games.united.steps.Parts;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Selection;
import sixstones.games.united.steps.StepKind;

/** Deceitful: where the Villain goes. */
public record NameDestination(Member hero) implements Selection<Location> {

  public static final StepKind KIND =
      new StepKind("destination", parts -> new NameDestination(parts.hero("hero")));

  @Override
  public String id() {
    return KIND.word();
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
    return Location.EVERYWHERE;
  }

  @Override
  public void picked(Play game, Location at) {
    game.turn.ofVillain().moved(at != game.dashboard.at());
    VillainTurn.moveTo(game, at);
  }
}
