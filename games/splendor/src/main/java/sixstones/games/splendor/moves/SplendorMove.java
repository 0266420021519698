package sixstones.games.splendor.moves;

import java.util.ArrayList;
import java.util.List;
import sixstones.engine.Move;
import sixstones.engine.phrase.Phrase;
import sixstones.games.splendor.box.Box;
import sixstones.games.splendor.box.Card;
import sixstones.games.splendor.box.Location;
import sixstones.games.splendor.box.Stone;
import sixstones.games.splendor.box.Tokens;

/** What a seat can do. Tokens are packed, cards and locations given by their index. */
public sealed interface SplendorMove extends Move {

  /** Three different tokens, or two equal ones. */
  record Take(int tokens) implements SplendorMove {
    @Override
    public String notation() {
      return "take " + Tokens.listed(tokens);
    }

    @Override
    public Phrase label() {
      return Phrase.of("splendor.move.take").names("stones", keys(tokens));
    }

    @Override
    public List<String> targets() {
      return things("supply:", tokens);
    }
  }

  /** A face-up card to the hand. */
  record Reserve(int card) implements SplendorMove {
    @Override
    public String notation() {
      return "reserve " + face().id();
    }

    @Override
    public Phrase label() {
      return Phrase.of("splendor.move.reserve").name("card", face().key());
    }

    @Override
    public List<String> targets() {
      return List.of("reserve", face().thing());
    }

    private Card face() {
      return Box.card(card);
    }
  }

  /** The top card of a deck to the hand, unseen by the others. */
  record ReserveTop(int level) implements SplendorMove {
    @Override
    public String notation() {
      return "reserve level " + level;
    }

    @Override
    public Phrase label() {
      return Phrase.of("splendor.move.reserveTop").number("level", level);
    }

    @Override
    public List<String> targets() {
      return List.of("reserve", "deck:" + level);
    }
  }

  /** A card to the team. */
  record Recruit(int card) implements SplendorMove {
    @Override
    public String notation() {
      return "recruit " + face().id();
    }

    @Override
    public Phrase label() {
      return Phrase.of("splendor.move.recruit").name("card", face().key());
    }

    @Override
    public List<String> targets() {
      return List.of(face().thing());
    }

    private Card face() {
      return Box.card(card);
    }
  }

  /** How a recruitment is paid. */
  record Pay(int tokens) implements SplendorMove {
    @Override
    public String notation() {
      return "pay " + Tokens.counted(tokens);
    }

    @Override
    public Phrase label() {
      return Phrase.of("splendor.move.pay").names("stones", keys(tokens));
    }

    @Override
    public List<String> targets() {
      return things("mine:", tokens);
    }
  }

  /** What goes back to the supply from a seat with more than ten tokens. */
  record Return(int tokens) implements SplendorMove {
    @Override
    public String notation() {
      return "return " + Tokens.listed(tokens);
    }

    @Override
    public Phrase label() {
      return Phrase.of("splendor.move.return").names("stones", keys(tokens));
    }

    @Override
    public List<String> targets() {
      return things("mine:", tokens);
    }
  }

  /** Which of several earned locations is taken. */
  record TakeLocation(int side) implements SplendorMove {
    @Override
    public String notation() {
      return "location " + face().id();
    }

    @Override
    public Phrase label() {
      return Phrase.of("splendor.move.location").name("location", face().key());
    }

    @Override
    public List<String> targets() {
      return List.of(face().thing());
    }

    private Location face() {
      return Box.location(side);
    }
  }

  /** Only when nothing else is legal. */
  record Pass() implements SplendorMove {
    @Override
    public String notation() {
      return "pass";
    }

    @Override
    public Phrase label() {
      return Phrase.of("splendor.move.pass");
    }
  }

  private static List<String> keys(int tokens) {
    return Tokens.list(tokens).stream().map(Stone::key).toList();
  }

  private static List<String> things(String where, int tokens) {
    var things = new ArrayList<String>();
    for (var stone : Tokens.list(tokens)) things.add(where + stone.id());
    return things;
  }
}
