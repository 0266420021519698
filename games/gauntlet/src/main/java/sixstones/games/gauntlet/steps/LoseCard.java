package sixstones.games.gauntlet.steps;

import sixstones.engine.Bits;
import sixstones.engine.Fingerprint;
import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.engine.phrase.Phrase;
import sixstones.games.gauntlet.box.Box;
import sixstones.games.gauntlet.decks.Defeat;
import sixstones.games.gauntlet.moves.Because;
import sixstones.games.gauntlet.moves.GauntletMove;
import sixstones.games.gauntlet.moves.SharedMoves;
import sixstones.games.gauntlet.state.Board;

/** G-HERO-1-03: Thanos decides which card of the value is defeated. */
public record LoseCard(int value) implements Step {

  @Override
  public int chooser(Board board) {
    return board.thanos();
  }

  @Override
  public Phrase prompt() {
    return Answers.prompt("lose").number("value", value);
  }

  @Override
  public void moves(Board board, MoveList<GauntletMove> into) {
    for (int rest = Box.distinct(board.hand(board.thanos())); rest != 0; rest = Bits.rest(rest)) {
      var card = Box.card(Bits.first(rest));
      if (card.value() == value) into.add(SharedMoves.lose(card));
    }
  }

  @Override
  public void answer(GauntletMove move, Play play) {
    int thanos = play.board().thanos();
    var card = Answers.held(((GauntletMove.Lose) move).card(), play.board().hand(thanos));
    Defeat.one(play.course(), thanos, card, play.log());
  }

  @Override
  public Refusal why(GauntletMove move, Board board) {
    if (!(move instanceof GauntletMove.Lose lose)) return Because.of("G-HERO-1-03", "loseFirst");
    return Answers.holds(board.hand(board.thanos()), lose.card())
        ? Because.of("G-HERO-1-02", "otherValue")
        : Because.of("G-DEFEAT-08", "notInHand");
  }

  @Override
  public boolean asksAnyway() {
    return true;
  }

  @Override
  public void addTo(Fingerprint fingerprint) {
    fingerprint.add("lose card").add(value);
  }
}
