package sixstones.engine.heist;

import java.util.List;
import sixstones.engine.Move;
import sixstones.engine.phrase.Phrase;

/** What a seat can do. */
public sealed interface HeistMove extends Move {

  record Play(int card) implements HeistMove {
    @Override
    public String notation() {
      return "play " + card;
    }
  }

  record Raid(int seat) implements HeistMove {
    @Override
    public String notation() {
      return "raid " + seat;
    }

    @Override
    public List<String> targets() {
      return List.of("seat:" + seat);
    }
  }

  record Discard(int card) implements HeistMove {
    @Override
    public String notation() {
      return "discard " + card;
    }
  }

  /** The free action that interrupts a crack. */
  record Bribe() implements HeistMove {
    @Override
    public String notation() {
      return "bribe";
    }
  }

  record Roll() implements HeistMove {
    @Override
    public String notation() {
      return "roll";
    }
  }

  @Override
  default Phrase label() {
    return Phrase.of("heist.move");
  }
}
