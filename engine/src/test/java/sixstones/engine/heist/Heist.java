package sixstones.engine.heist;

import java.util.List;
import java.util.Locale;
import sixstones.engine.Deal;
import sixstones.engine.Game;
import sixstones.engine.GameInfo;
import sixstones.engine.Judgement;
import sixstones.engine.TableOption;
import sixstones.engine.UnreadableMove;
import sixstones.engine.chance.Chance;
import sixstones.engine.text.Tree;
import sixstones.engine.text.TreeReader;

/** The made-up game. */
public final class Heist implements Game<HeistPosition, HeistMove> {

  private static final GameInfo INFO =
      GameInfo.of("heist", "H")
          .order(90)
          .seats(2, 4)
          .rulesVersion(3)
          .options(List.of(new TableOption("mood", List.of("calm", "wild"), "calm")))
          .done();

  @Override
  public GameInfo info() {
    return INFO;
  }

  @Override
  public HeistPosition deal(Deal deal) {
    deal.checkedFor(INFO);
    return HeistPosition.deal(deal.seats(), deal.chance());
  }

  @Override
  public HeistMove readMove(String notation) {
    var words = notation.strip().toLowerCase(Locale.ROOT).split("\\s+");
    try {
      return switch (words[0]) {
        case "play" -> new HeistMove.Play(Integer.parseInt(words[1]));
        case "raid" -> new HeistMove.Raid(Integer.parseInt(words[1]));
        case "discard" -> new HeistMove.Discard(Integer.parseInt(words[1]));
        case "bribe" -> new HeistMove.Bribe();
        case "roll" -> new HeistMove.Roll();
        default -> throw new UnreadableMove(notation, "no such verb");
      };
    } catch (IndexOutOfBoundsException | NumberFormatException _) {
      throw new UnreadableMove(notation, "a number is missing");
    }
  }

  @Override
  public HeistPosition readPosition(Tree.Mapping text, Chance chance) {
    return HeistText.read(TreeReader.of(text), chance);
  }

  @Override
  public Judgement<HeistPosition, HeistMove> judgement() {
    return new Judgement<>() {
      @Override
      public double worth(HeistPosition position, int seat) {
        return position.coins[seat] / 20.0;
      }

      @Override
      public double merit(HeistPosition position, HeistMove move) {
        return move instanceof HeistMove.Play play ? play.card() : 0;
      }
    };
  }
}
