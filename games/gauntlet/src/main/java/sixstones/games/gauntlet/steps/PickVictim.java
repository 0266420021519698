package sixstones.games.gauntlet.steps;

import sixstones.engine.Bits;
import sixstones.engine.Fingerprint;
import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.engine.phrase.Phrase;
import sixstones.games.gauntlet.box.Effect;
import sixstones.games.gauntlet.decks.Defeat;
import sixstones.games.gauntlet.knowledge.Knowledge;
import sixstones.games.gauntlet.log.Log;
import sixstones.games.gauntlet.moves.Because;
import sixstones.games.gauntlet.moves.GauntletMove;
import sixstones.games.gauntlet.state.Board;

/**
 * A hero is chosen by Outrider, Corvus Glaive or the Soul Stone.
 *
 * @param effect which of the three
 */
public record PickVictim(Effect effect) implements Step {

  private static final Step OUTRIDER = new PickVictim(Effect.OUTRIDER);
  private static final Step CORVUS_GLAIVE = new PickVictim(Effect.CORVUS_GLAIVE);
  private static final Step SOUL_STONE = new PickVictim(Effect.SOUL_STONE);

  /** G-THANOS-CORVUS-01. */
  private static final int THREE_OR_LESS = 0b0001110;

  /** G-THANOS-SOULSTONE-01. */
  private static final int THREE_OR_MORE = 0b1111000;

  /** The shared one. */
  static Step of(Effect effect) {
    if (effect == Effect.OUTRIDER) return OUTRIDER;
    return effect == Effect.CORVUS_GLAIVE ? CORVUS_GLAIVE : SOUL_STONE;
  }

  @Override
  public int chooser(Board board) {
    return board.active();
  }

  @Override
  public Phrase prompt() {
    return Answers.prompt("victim").name("card", "gauntlet.card." + effect.id());
  }

  @Override
  public void moves(Board board, MoveList<GauntletMove> into) {
    Answers.heroes(board, Board.NONE, into);
  }

  @Override
  public void answer(GauntletMove move, Play play) {
    int hero = ((GauntletMove.Choose) move).seat();
    play.log().chose(play.board().thanos(), hero, effect.rule());
    if (effect == Effect.OUTRIDER) play.ask(new NameForHero(hero));
    else check(hero, effect == Effect.CORVUS_GLAIVE ? THREE_OR_LESS : THREE_OR_MORE, effect, play);
  }

  @Override
  public Refusal why(GauntletMove move, Board board) {
    return move instanceof GauntletMove.Choose
        ? Because.of(effect.rule(), "heroesOnly")
        : Answers.otherwise(move, "chooseHero");
  }

  @Override
  public boolean asksAnyway() {
    return false;
  }

  @Override
  public void addTo(Fingerprint fingerprint) {
    fingerprint.add("pick victim").add(effect);
  }

  /** The hero's card is defeated if it has one of the values; else nothing is shown. */
  static void check(int hero, int values, Effect effect, Play play) {
    var board = play.board();
    var card = board.onlyCard(hero);
    boolean held = Bits.has(values, card.value());
    tell(hero, values, held, effect, play.log());
    if (held) Defeat.one(play.course(), hero, card, play.log());
    else Knowledge.exclude(board, hero, values);
  }

  private static void tell(int hero, int values, boolean held, Effect effect, Log log) {
    if (effect == Effect.OUTRIDER) {
      log.checked(hero, Bits.first(values), held, held ? effect.rule() : effect.rule(2));
    } else {
      log.checked(hero, Log.NO_VALUE, held, held ? effect.rule() : "G-THANOS-SOULSTONE-02");
    }
  }
}
