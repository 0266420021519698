package sixstones.games.gauntlet.steps;

import sixstones.engine.Bits;
import sixstones.engine.Fingerprint;
import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.engine.phrase.Phrase;
import sixstones.games.gauntlet.box.Box;
import sixstones.games.gauntlet.box.Effect;
import sixstones.games.gauntlet.fight.Fight;
import sixstones.games.gauntlet.moves.Because;
import sixstones.games.gauntlet.moves.GauntletMove;
import sixstones.games.gauntlet.moves.SharedMoves;
import sixstones.games.gauntlet.state.Board;

/**
 * G-FIGHT-03: with which card Thanos fights; then he may have more fights.
 *
 * @param effect why he fights
 * @param fights how many fights he may have afterwards
 */
public record PickCard(int hero, Effect effect, int fights) implements Step {

  @Override
  public int chooser(Board board) {
    return board.active();
  }

  @Override
  public Phrase prompt() {
    return Answers.prompt("fightWith").seat(hero);
  }

  @Override
  public void moves(Board board, MoveList<GauntletMove> into) {
    for (int rest = Box.distinct(board.hand(board.thanos())); rest != 0; rest = Bits.rest(rest)) {
      into.add(SharedMoves.fightWith(Box.card(Bits.first(rest))));
    }
  }

  @Override
  public void answer(GauntletMove move, Play play) {
    var board = play.board();
    int hand = board.hand(board.thanos());
    var card = Answers.held(((GauntletMove.FightWith) move).card(), hand);
    Fight.between(play.course(), hero, card, play.log());
    if (play.course().isOver() || fights == 0 || board.hand(board.thanos()) == 0) return;
    // G-2P-02: a lone hero can be fought twice; otherwise the second hero is another one.
    play.ask(new PickFight(effect, fights, board.seats() > 2 ? hero : Board.NONE));
  }

  @Override
  public Refusal why(GauntletMove move, Board board) {
    return move instanceof GauntletMove.Decline
        ? Because.of("G-FIGHT-10", "fightBegun")
        : Because.of("G-FIGHT-03", "fightWith");
  }

  @Override
  public boolean asksAnyway() {
    return true;
  }

  @Override
  public void addTo(Fingerprint fingerprint) {
    fingerprint.add("pick card").add(hero).add(effect).add(fights);
  }
}
