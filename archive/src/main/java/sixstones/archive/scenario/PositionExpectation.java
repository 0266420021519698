package sixstones.archive.scenario;

import java.util.Optional;
import sixstones.engine.Game;
import sixstones.engine.Move;
import sixstones.engine.Position;
import sixstones.engine.chance.FastChance;
import sixstones.engine.text.Tree;
import sixstones.engine.text.TreeError;
import sixstones.engine.text.TreeReader;
import sixstones.engine.text.UnknownField;

/**
 * Compares a position with a part of a position text. What may be written in {@code given} may be
 * written here: put into the text of the position it must describe the very same position.
 */
final class PositionExpectation<P extends Position<P, M>, M extends Move> {

  private final Game<P, M> game;
  private final P position;

  PositionExpectation(Game<P, M> game, P position) {
    this.game = game;
    this.position = position;
  }

  Optional<String> difference(TreeReader expected) {
    var text = position.text();
    var spelt = new Spelling(text, other -> names(other, text)).of(expected.mapping());
    described(Overlay.of(text, spelt));
    for (var single : Overlay.singles(spelt)) {
      var difference = Difference.between(single, text, "");
      if (difference.isPresent() && !describesTheSame(Overlay.of(text, single), text)) {
        return difference;
      }
    }
    return Optional.empty();
  }

  private boolean describesTheSame(Tree.Mapping changed, Tree.Mapping text) {
    return !changed.equals(text)
        && described(changed).filter(read -> read.text().equals(text)).isPresent();
  }

  /** Whether a text with another name in it is understood, and as this one. */
  private boolean names(Tree.Mapping other, Tree.Mapping text) {
    try {
      return describesTheSame(other, text);
    } catch (UnknownField _) {
      return false;
    }
  }

  /**
   * The position that a text describes; none if it describes none.
   *
   * @throws UnknownField if a field is misspelt, whatever was expected of it
   */
  private Optional<P> described(Tree.Mapping text) {
    try {
      return Optional.of(game.readPosition(text, new FastChance(1)));
    } catch (UnknownField e) {
      throw e;
    } catch (TreeError _) {
      return Optional.empty();
    }
  }
}
