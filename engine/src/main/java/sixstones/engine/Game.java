package sixstones.engine;

import java.util.Optional;
import sixstones.engine.chance.Chance;
import sixstones.engine.text.TextFormat;
import sixstones.engine.text.Tree;

/**
 * The rules of one game; stateless, safe to share between threads.
 *
 * @param <P> the game's positions
 * @param <M> the game's moves
 */
public interface Game<P extends Position<P, M>, M extends Move> {

  GameInfo info();

  /**
   * A fresh position.
   *
   * @throws BadDeal if seats or options don't fit the game
   */
  P deal(Deal deal);

  /**
   * The move a text means; lenient in case, order and abbreviations, whatever the position.
   *
   * @throws UnreadableMove if it means none
   */
  M readMove(String notation);

  /**
   * The position that a text of the present format describes. What the text does not say is filled
   * in: with {@code chance} where the rules would draw or shuffle, else with what a fresh deal has.
   *
   * @throws sixstones.engine.text.TreeError naming the field that makes no sense
   */
  P readPosition(Tree.Mapping text, Chance chance);

  /** How its position texts are written now, and were before. */
  default TextFormat textFormat() {
    return TextFormat.FIRST;
  }

  /**
   * The option by which the player of a seat says what he wants to play: the own Hero, the own
   * team. None where there is nothing to choose.
   */
  default Optional<TableOption> ownOption(int seat, int seats, Options options) {
    return Optional.empty();
  }

  /** What the game's module knows about good play. */
  Judgement<P, M> judgement();
}
