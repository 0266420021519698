package sixstones.games.war.heroes;

import sixstones.engine.Fingerprint;
import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.engine.event.Events;
import sixstones.engine.phrase.Phrase;
import sixstones.games.war.WarPosition;
import sixstones.games.war.arrival.Departure;
import sixstones.games.war.arrival.Visits;
import sixstones.games.war.bases.Bases;
import sixstones.games.war.box.Piece;
import sixstones.games.war.moves.Answer;
import sixstones.games.war.moves.Because;
import sixstones.games.war.moves.Moves;
import sixstones.games.war.moves.WarMove;
import sixstones.games.war.steps.Asking;
import sixstones.games.war.steps.NoAnswer;
import sixstones.games.war.steps.StepWords;

/** Rocket: with whom he changes places (W-HERO-ROCKET-01, W-RULE-66). */
public record ChoosePartner(Piece piece) implements Asking {

  public static boolean exists(WarPosition position, Piece rocket) {
    if (Bases.isBase(position, position.crew().at(rocket))) return false;
    for (var partner : Piece.ALL) if (isPartner(position, rocket, partner)) return true;
    return false;
  }

  private static boolean isPartner(WarPosition position, Piece rocket, Piece partner) {
    if (partner == rocket || !position.crew().inPlay(partner)) return false;
    var here = position.crew().at(rocket);
    var there = position.crew().at(partner);
    if (here == there || Bases.isBase(position, here) || Bases.isBase(position, there))
      return false;
    return !Visits.bindAbilities(position, rocket, there);
  }

  @Override
  public void moves(WarPosition position, MoveList<WarMove> into) {
    for (var partner : Piece.ALL) {
      if (isPartner(position, piece, partner)) into.add(Moves.partner(partner));
    }
  }

  @Override
  public void answer(WarPosition position, WarMove move, Events out) {
    position.pop();
    var partner = ((Answer.Partner) move).piece();
    int leavers = piece.bit() | (partner == Piece.THANOS ? 0 : partner.bit());
    Departure.then(position, new TradePlaces(piece, partner), leavers, out);
  }

  @Override
  public Refusal why(WarPosition position, WarMove move) {
    if (!(move instanceof Answer.Partner choice)) return NoAnswer.to(this, move);
    var partner = choice.piece();
    if (!position.crew().inPlay(partner)) {
      return partner == Piece.THANOS
          ? Because.of("W-THANOS-30", "noThanos")
          : Because.of(rule(), "notInPlay");
    }
    var there = position.crew().at(partner);
    if (there == position.crew().at(piece)) return Because.of("W-RULE-66", "samePlace");
    return Bases.isBase(position, there)
        ? Because.of(rule(), "onBase")
        : Because.of("W-RULE-19", "visited");
  }

  @Override
  public Phrase prompt(WarPosition position) {
    return Phrase.of("war.prompt.rocket").name("piece", piece.phraseKey());
  }

  @Override
  public String rule() {
    return "W-HERO-ROCKET-01";
  }

  @Override
  public String text(WarPosition position) {
    return StepWords.of("partner", piece);
  }

  @Override
  public void addTo(Fingerprint print, WarPosition position) {
    print.add("ChoosePartner").add(piece.index());
  }
}
