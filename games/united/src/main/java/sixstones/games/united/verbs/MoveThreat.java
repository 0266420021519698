package sixstones.games.united.verbs;

import sixstones.games.united.box.Threat;
import sixstones.games.united.effects.Given;
import sixstones.games.united.effects.Place;
import sixstones.games.united.effects.Slot;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Context;
import sixstones.games.united.state.Location;
import sixstones.games.united.steps.AskingVerb;
import sixstones.games.united.steps.CarryOut;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.VerbKind;
import sixstones.games.united.terms.Places;

/** The Threat whose effect it is, or a Henchman, goes there with all that lies on it. */
public record MoveThreat(What what, Place to) implements AskingVerb<Threat> {

  public static final VerbKind KIND =
      VerbKind.named("move_threat")
          .form(
              "a Threat goes there with all that lies on it",
              at ->
                  new MoveThreat(
                      at.says("what", "this", Given.THREAT) ? What.THIS : What.HENCHMAN,
                      at.place("to")),
              Slot.word("what", "henchman", "this"),
              Slot.place("to"));

  /** One of the Henchmen, or the Threat itself. */
  public enum What {
    HENCHMAN,
    THIS
  }

  @Override
  public boolean isPossible(Board board, Context context) {
    return what == What.THIS || board.threats().henchmen() != 0;
  }

  @Override
  public void begin(Play game, CarryOut step) {
    var own = step.context().threat();
    if (what == What.HENCHMAN) step.askIfAny(game, PickKind.THREAT, game.threats.henchmen());
    else if (own != null) move(game, own, step.context());
  }

  @Override
  public void answer(Play game, CarryOut step, Threat threat) {
    step.bind(game, step.context().threat(threat));
    move(game, threat, step.context());
  }

  private void move(Play game, Threat threat, Context context) {
    int locations = Places.find(game.board, to, context);
    if (locations == 0) return;
    Location from = game.threats.at(threat);
    Location there = Location.first(locations);
    game.threats.at(threat, there);
    if (from != there) game.tell.threatMoved(threat, from, there);
  }
}
