package sixstones.games.gauntlet.steps;

import sixstones.engine.Bits;
import sixstones.engine.Fingerprint;
import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.engine.phrase.Phrase;
import sixstones.games.gauntlet.box.Effect;
import sixstones.games.gauntlet.moves.Because;
import sixstones.games.gauntlet.moves.GauntletMove;
import sixstones.games.gauntlet.state.Board;

/** G-THANOS-OUTRIDER-01: a value for the chosen hero. */
public record NameForHero(int hero) implements Step {

  /** G-RULE-08: the highest value of the hero deck. */
  static final int MOST = 6;

  @Override
  public int chooser(Board board) {
    return board.active();
  }

  @Override
  public int guessed(Board board) {
    return Bits.of(hero);
  }

  @Override
  public Phrase prompt() {
    return Answers.prompt("guessHero").seat(hero);
  }

  @Override
  public void moves(Board board, MoveList<GauntletMove> into) {
    Answers.values(MOST, into);
  }

  @Override
  public void answer(GauntletMove move, Play play) {
    int value = ((GauntletMove.Name) move).value();
    play.log().named(play.board().thanos(), value);
    PickVictim.check(hero, Bits.of(value), Effect.OUTRIDER, play);
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
    fingerprint.add("guess hero").add(hero);
  }
}
