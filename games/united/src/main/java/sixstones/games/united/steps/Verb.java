package sixstones.games.united.steps;

import sixstones.engine.Refusal;
import sixstones.engine.phrase.Phrase;
import sixstones.games.united.box.Threat;
import sixstones.games.united.effects.Effect;
import sixstones.games.united.effects.Token;
import sixstones.games.united.moves.Option;
import sixstones.games.united.moves.UnitedMove.Pick;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Context;
import sixstones.games.united.state.Location;
import sixstones.games.united.state.StoryPlace;

/** An effect as a rule: whether it can do anything, what it does, what it asks. */
public interface Verb extends Effect {

  /** Every effect of the box is a verb. */
  static Verb of(Effect effect) {
    return (Verb) effect;
  }

  /** Carries the effect out, or asks. */
  void begin(Play game, CarryOut step);

  /** Whether it can do anything at the moment: options that can't may not be picked. */
  default boolean isPossible(Board board, Context context) {
    return true;
  }

  /** U-UNAVOID-01: whether it sends damage elsewhere instead of preventing it. */
  default boolean redirectsDamage() {
    return false;
  }

  /** The key of its questions. */
  default String prompt(EffectQuestion<?> asked) {
    return "ask." + asked.pick().id();
  }

  /** The words of an option. */
  default String optionKey(EffectQuestion<?> asked, Option option) {
    return "united.choice.may";
  }

  /** What is picked, in words; an effect adds what comes of it where the bare name doesn't tell. */
  default Phrase label(Board board, Pick pick) {
    return pick.label();
  }

  /** Effects of the Villain's side are mandatory, those of a Hero are the player's own affair. */
  default String rule(Context context) {
    return context.actor().isNobody() ? "U-VILLAIN-05" : "U-TIE-03";
  }

  /** Why a Location may not be picked. */
  default Refusal noLocation(Board board, EffectQuestion<?> asked, Location at) {
    return Because.of(asked.rule(), "outOfReach");
  }

  /** Why a Threat of the Villain may not be picked: usually because a Henchman is wanted. */
  default Refusal noThreat(Board board, EffectQuestion<?> asked, Threat card) {
    if (!board.threats().inPlay(card)) return Because.of("U-THREAT-08", "threatCleared");
    return card.isHenchman()
        ? Because.of("U-ACTION-ATTACK-01", "notHere")
        : Because.of("U-ACTION-ATTACK-06", "notHenchman");
  }

  /** Why the Villain may not be picked where a Threat is asked for. */
  default Refusal noVillain(Board board, EffectQuestion<?> asked) {
    return Because.answerFirst(board, asked);
  }

  /** Why a kind of token may not be picked. */
  default Refusal noToken(EffectQuestion<?> asked, Token token) {
    return Because.of(asked.rule(), token == Token.CIVILIAN ? "wrongToken" : "nothingThere");
  }

  /** Why a symbol may not be picked. */
  default Refusal noSymbol(EffectQuestion<?> asked) {
    return Because.of(asked.rule(), "noneOfKind");
  }

  /** Why a Hero card in the Storyline may not be picked. */
  default Refusal noStory(Board board, EffectQuestion<?> asked, StoryPlace place) {
    return Because.of(asked.rule(), "storyNotYours");
  }

  /** Why an option may not be picked. */
  default Refusal noOption(Option option) {
    return Because.of("U-EFFECT-05", "noOption");
  }
}
