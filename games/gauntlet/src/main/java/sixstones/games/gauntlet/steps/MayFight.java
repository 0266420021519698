package sixstones.games.gauntlet.steps;

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
 * G-HERO-3-01, G-HERO-6-02: whether the hero fights.
 *
 * @param effect of which card: {@link Effect#FIGHT} or {@link Effect#CHAMPION}
 */
public record MayFight(int hero, Effect effect) implements Step {

  private static final MayFight[] OWN = all(Effect.FIGHT);
  private static final MayFight[] CHAMPION = all(Effect.CHAMPION);

  private static MayFight[] all(Effect effect) {
    var all = new MayFight[Box.MOST_PLAYERS];
    for (int hero = 0; hero < all.length; hero++) all[hero] = new MayFight(hero, effect);
    return all;
  }

  /** The shared one. */
  static Step of(int hero, Effect effect) {
    return (effect == Effect.FIGHT ? OWN : CHAMPION)[hero];
  }

  @Override
  public int chooser(Board board) {
    return hero;
  }

  @Override
  public Phrase prompt() {
    return Answers.prompt("mayFight");
  }

  @Override
  public void moves(Board board, MoveList<GauntletMove> into) {
    into.add(SharedMoves.FIGHT);
    into.add(SharedMoves.DECLINE);
  }

  @Override
  public void answer(GauntletMove move, Play play) {
    if (move instanceof GauntletMove.Decline) {
      play.log().declined(hero, effect == Effect.FIGHT ? "G-HERO-3-02" : effect.rule());
    } else {
      Fight.between(play.course(), hero, play.course().randomCardOfThanos(), play.log());
    }
  }

  @Override
  public Refusal why(GauntletMove move, Board board) {
    return move instanceof GauntletMove.FightWith
        ? Because.of("G-FIGHT-02", "onlyCard")
        : Because.of(effect.rule(), "fightOrDecline");
  }

  @Override
  public boolean asksAnyway() {
    return false;
  }

  @Override
  public void addTo(Fingerprint fingerprint) {
    fingerprint.add("may fight").add(hero).add(effect);
  }
}
