package sixstones.games.war.heroes;

import sixstones.engine.Fingerprint;
import sixstones.engine.MoveList;
import sixstones.engine.phrase.Phrase;
import sixstones.games.war.box.Direction;
import sixstones.games.war.box.Piece;
import sixstones.games.war.moves.Answer;
import sixstones.games.war.moves.SharedMoves;
import sixstones.games.war.moves.WarMove;
import sixstones.games.war.returns.Returns;
import sixstones.games.war.state.Board;
import sixstones.games.war.steps.Asking;
import sixstones.games.war.steps.Play;
import sixstones.games.war.steps.StepWords;

/** Thor or Proxima Midnight: everybody on one ray is returned (W-HERO-THOR, W-CELL-PROXIMA). */
public record ChooseRay(Piece piece, Striker by) implements Asking {

  @Override
  public void moves(Board board, MoveList<WarMove> into) {
    for (var direction : Direction.ALL) into.add(SharedMoves.ray(direction));
  }

  @Override
  public void answer(Play play, WarMove move) {
    play.pop();
    var direction = ((Answer.Ray) move).direction();
    int hit = 0;
    boolean thanos = false;
    var place = play.crew().at(piece).neighbour(direction);
    while (!place.isNone()) {
      hit |= play.crew().charactersAt(place);
      thanos |= play.crew().thanosAt(place);
      place = place.neighbour(direction);
    }
    if (play.log().on()) play.log().direction("ray." + by.id(), piece, direction, rule());
    if (hit == 0 && !thanos) play.log().rayHitNobody(rule());
    Returns.by(play, hit, piece, by.cause());
    if (thanos) by.sendThanosHome(play);
  }

  @Override
  public Phrase prompt(Board board) {
    return Phrase.of("war.prompt." + by.id()).name("piece", piece.phraseKey());
  }

  @Override
  public String rule() {
    return by.rule();
  }

  @Override
  public String text(Board board) {
    return StepWords.of(by.id() + "-ray", piece);
  }

  @Override
  public void addTo(Fingerprint print, Board board) {
    print.add("ChooseRay").add(piece.index()).add(by);
  }
}
