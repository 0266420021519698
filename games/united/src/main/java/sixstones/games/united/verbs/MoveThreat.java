package sixstones.games.united.verbs;

import sixstones.games.united.box.Threat;
import sixstones.games.united.effects.Given;
import sixstones.games.united.effects.Place;
import sixstones.games.united.effects.Slot;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Context;
import sixstones.games.united.state.Location;
import sixstones.games.united.steps.CarryOut;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Verb;
import sixstones.games.united.steps.VerbKind;
import sixstones.games.united.terms.Places;

/** The Threat whose effect it is, or a Henchman, goes there with all that lies on it. */
public record MoveThreat(boolean self, Place to) implements Verb {

  public static final VerbKind KIND =
      VerbKind.named("move_threat")
          .form(
              "a Threat goes there with all that lies on it",
              at -> new MoveThreat(at.says("what", "this", Given.THREAT), at.place("to")),
              Slot.word("what", "henchman", "this"),
              Slot.place("to"));

  @Override
  public boolean isPossible(Board board, Context context) {
    return self || board.threats().henchmen() != 0;
  }

  @Override
  public void begin(Play game, CarryOut step) {
    if (self) move(game, game.threats.card(step.context().threat()), step.context());
    else step.askIfAny(game, PickKind.THREAT, game.threats.henchmen());
  }

  @Override
  public void answer(Play game, CarryOut step, int picked) {
    var threat = game.threats.card(picked);
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
