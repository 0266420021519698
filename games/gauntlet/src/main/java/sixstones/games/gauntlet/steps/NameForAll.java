package sixstones.games.gauntlet.steps;

import sixstones.engine.Bits;
import sixstones.engine.Fingerprint;
import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.engine.phrase.Phrase;
import sixstones.games.gauntlet.decks.Defeat;
import sixstones.games.gauntlet.knowledge.Knowledge;
import sixstones.games.gauntlet.moves.Because;
import sixstones.games.gauntlet.moves.GauntletMove;
import sixstones.games.gauntlet.state.Board;

/** G-THANOS-MINDSTONE-01: a value for all heroes. */
public record NameForAll() implements Step {

  public static final Step STEP = new NameForAll();

  @Override
  public int chooser(Board board) {
    return board.active();
  }

  @Override
  public int guessed(Board board) {
    return Bits.without(Bits.all(board.seats()), board.thanos());
  }

  @Override
  public Phrase prompt() {
    return Answers.prompt("guessAll");
  }

  @Override
  public void moves(Board board, MoveList<GauntletMove> into) {
    Answers.values(NameForHero.MOST, into);
  }

  @Override
  public void answer(GauntletMove move, Play play) {
    var board = play.board();
    int value = ((GauntletMove.Name) move).value();
    play.log().named(board.thanos(), value);
    int hits = 0;
    for (int seat = 0; seat < board.seats(); seat++) {
      if (board.isThanos(seat)) continue;
      if (board.onlyCard(seat).value() == value) hits = Bits.with(hits, seat);
      else Knowledge.exclude(board, seat, Bits.of(value));
    }
    if (hits == 0) play.log().missedAll();
    else Defeat.several(play.course(), hits, play.log());
  }

  @Override
  public Refusal why(GauntletMove move, Board board) {
    return move instanceof GauntletMove.Name
        ? Because.of("G-RULE-08", "oneToSix")
        : Answers.otherwise(move, "nameFirst");
  }

  @Override
  public boolean asksAnyway() {
    return false;
  }

  @Override
  public void addTo(Fingerprint fingerprint) {
    fingerprint.add("guess all");
  }
}
