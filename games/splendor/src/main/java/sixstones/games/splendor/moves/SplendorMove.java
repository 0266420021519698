package sixstones.games.splendor.moves;

import java.util.ArrayList;
import java.util.List;
import sixstones.engine.Move;
import sixstones.engine.phrase.Phrase;
import sixstones.games.splendor.box.Card;
import sixstones.games.splendor.box.Location;
import sixstones.games.splendor.box.Stone;
import sixstones.games.splendor.box.Tokens;

/** What a seat can do. Tokens are packed. */
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
  record Reserve(Card card) implements SplendorMove {
    @Override
    public String notation() {
      return "reserve " + card.id();
    }

    @Override
    public Phrase label() {
      return Phrase.of("splendor.move.reserve").name("card", card.key());
    }

    @Override
    public List<String> targets() {
      return List.of("reserve", card.thing());
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
  record Recruit(Card card) implements SplendorMove {
    @Override
    public String notation() {
      return "recruit " + card.id();
    }

    @Override
    public Phrase label() {
      return Phrase.of("splendor.move.recruit").name("card", card.key());
    }

    @Override
    public List<String> targets() {
      return List.of(card.thing());
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
  record TakeLocation(Location location) implements SplendorMove {
    @Override
    public String notation() {
      return "location " + location.id();
    }

    @Override
    public Phrase label() {
      return Phrase.of("splendor.move.location").name("location", location.key());
    }

    @Override
    public List<String> targets() {
      return List.of(location.thing());
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
