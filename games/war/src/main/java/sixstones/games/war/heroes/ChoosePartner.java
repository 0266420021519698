package sixstones.games.war.heroes;

import sixstones.engine.Fingerprint;
import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.engine.phrase.Phrase;
import sixstones.games.war.arrival.Departure;
import sixstones.games.war.arrival.Visits;
import sixstones.games.war.bases.Bases;
import sixstones.games.war.box.Piece;
import sixstones.games.war.moves.Answer;
import sixstones.games.war.moves.Because;
import sixstones.games.war.moves.SharedMoves;
import sixstones.games.war.moves.WarMove;
import sixstones.games.war.state.Board;
import sixstones.games.war.steps.Asking;
import sixstones.games.war.steps.NoAnswer;
import sixstones.games.war.steps.Play;
import sixstones.games.war.steps.StepWords;

/** Rocket: with whom he changes places (W-HERO-ROCKET-01, W-RULE-66). */
public record ChoosePartner(Piece piece) implements Asking {

  public static boolean exists(Board board, Piece rocket) {
    if (Bases.isBase(board, board.crew().at(rocket))) return false;
    for (var partner : Piece.ALL) if (isPartner(board, rocket, partner)) return true;
    return false;
  }

  private static boolean isPartner(Board board, Piece rocket, Piece partner) {
    if (partner == rocket || !board.crew().inPlay(partner)) return false;
    var here = board.crew().at(rocket);
    var there = board.crew().at(partner);
    if (here == there || Bases.isBase(board, here) || Bases.isBase(board, there)) return false;
    return !Visits.bindAbilities(board, rocket, there);
  }

  @Override
  public void moves(Board board, MoveList<WarMove> into) {
    for (var partner : Piece.ALL) {
      if (isPartner(board, piece, partner)) into.add(SharedMoves.partner(partner));
    }
  }

  @Override
  public void answer(Play play, WarMove move) {
    play.pop();
    var partner = ((Answer.Partner) move).piece();
    int leavers = piece.bit() | (partner == Piece.THANOS ? 0 : partner.bit());
    Departure.then(play, new TradePlaces(piece, partner), leavers);
  }

  @Override
  public Refusal why(Board board, WarMove move) {
    if (!(move instanceof Answer.Partner choice)) return NoAnswer.to(this, move);
    var partner = choice.piece();
    if (!board.crew().inPlay(partner)) {
      return partner == Piece.THANOS
          ? Because.of("W-THANOS-30", "noThanos")
          : Because.of(rule(), "notInPlay");
    }
    var there = board.crew().at(partner);
    if (there == board.crew().at(piece)) return Because.of("W-RULE-66", "samePlace");
    return Bases.isBase(board, there)
        ? Because.of(rule(), "onBase")
        : Because.of("W-RULE-19", "visited");
  }

  @Override
  public Phrase prompt(Board board) {
    return Phrase.of("war.prompt.rocket").name("piece", piece.phraseKey());
  }

  @Override
  public String rule() {
    return "W-HERO-ROCKET-01";
  }

  @Override
  public String text(Board board) {
    return StepWords.of("partner", piece);
  }

  @Override
  public void addTo(Fingerprint print, Board board) {
    print.add("ChoosePartner").add(piece.index());
  }
}
