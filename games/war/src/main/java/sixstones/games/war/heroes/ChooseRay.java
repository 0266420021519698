package sixstones.games.war.heroes;

import sixstones.engine.Fingerprint;
import sixstones.engine.MoveList;
import sixstones.engine.event.Events;
import sixstones.engine.phrase.Phrase;
import sixstones.games.war.WarPosition;
import sixstones.games.war.box.Direction;
import sixstones.games.war.box.Piece;
import sixstones.games.war.log.Log;
import sixstones.games.war.moves.Answer;
import sixstones.games.war.moves.Moves;
import sixstones.games.war.moves.WarMove;
import sixstones.games.war.returns.Returns;
import sixstones.games.war.steps.Asking;
import sixstones.games.war.steps.StepWords;

/** Thor or Proxima Midnight: everybody on one ray is returned (W-HERO-THOR, W-CELL-PROXIMA). */
public record ChooseRay(Piece piece, Striker by) implements Asking {

  @Override
  public void moves(WarPosition position, MoveList<WarMove> into) {
    for (var direction : Direction.ALL) into.add(Moves.ray(direction));
  }

  @Override
  public void answer(WarPosition position, WarMove move, Events out) {
    position.pop();
    var direction = ((Answer.Ray) move).direction();
    int hit = 0;
    boolean thanos = false;
    var place = position.crew().at(piece).neighbour(direction);
    while (!place.isNone()) {
      hit |= position.crew().charactersAt(place);
      thanos |= position.crew().thanosAt(place);
      place = place.neighbour(direction);
    }
    if (out.on()) Log.direction(out, "ray." + by.id(), piece, direction, rule());
    Returns.by(position, hit, piece, by.cause(), out);
    if (thanos) by.sendThanosHome(position, out);
  }

  @Override
  public Phrase prompt(WarPosition position) {
    return Phrase.of("war.prompt." + by.id()).name("piece", piece.phraseKey());
  }

  @Override
  public String rule() {
    return by.rule();
  }

  @Override
  public String text(WarPosition position) {
    return StepWords.of(by.id() + "-ray", piece);
  }

  @Override
  public void addTo(Fingerprint print, WarPosition position) {
    print.add("ChooseRay").add(piece.index()).add(by);
  }
}
