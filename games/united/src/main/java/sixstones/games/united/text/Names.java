package sixstones.games.united.text;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.ToIntFunction;
import sixstones.engine.Bits;
import sixstones.engine.text.Tree;
import sixstones.engine.text.TreeReader;
import sixstones.games.united.box.Box;
import sixstones.games.united.effects.Pickable;
import sixstones.games.united.effects.Symbol;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Deck;
import sixstones.games.united.state.Location;
import sixstones.games.united.state.Member;
import sixstones.games.united.state.Pool;

/** Words for Locations, Heroes, sets, symbols and decks. */
final class Names {

  static final String NOBODY = "nobody";

  private Names() {}

  static String location(Board board, Location at) {
    return board.ring().tile(at).id();
  }

  /** By the tile, or by the place in the ring: {@code L0} to {@code L5}. */
  static Location location(Board board, TreeReader at) {
    return at.as(
        name -> {
          if (name.matches("L[0-5]")) return Location.ALL[name.charAt(1) - '0'];
          var found = board.ring().find(Box.tileNamed(name));
          if (found.isNowhere()) throw new IllegalArgumentException(name + " is not in the ring");
          return found;
        });
  }

  static String hero(Board board, Member hero) {
    return hero.isNobody() ? NOBODY : board.team().hero(hero).id();
  }

  static Member hero(Board board, TreeReader at) {
    return at.as(
        name -> {
          if (name.equals(NOBODY)) return Member.NOBODY;
          var found = board.team().find(Box.heroNamed(name));
          if (found.isNobody()) throw new IllegalArgumentException(name + " is not in the team");
          return found;
        });
  }

  static Tree set(int set, IntFunction<String> name) {
    var names = new ArrayList<String>();
    for (int rest = set; rest != 0; rest = Bits.rest(rest)) {
      names.add(name.apply(Bits.first(rest)));
    }
    return Tree.list(names);
  }

  /** The things with these numbers. */
  static Tree set(int set, List<? extends Pickable> kinds) {
    return set(set, number -> kinds.get(number).id());
  }

  static int set(TreeReader at, Function<String, ? extends Pickable> named) {
    int set = 0;
    for (var item : at.items()) set = Bits.with(set, item.as(named::apply).index());
    return set;
  }

  /** A hand of two bits for each kind of card. */
  static Tree hand(int hand, List<? extends Pickable> kinds) {
    var cards = new ArrayList<String>();
    for (int local = 0; local < kinds.size(); local++) {
      for (int i = hand >> 2 * local & 3; i > 0; i--) cards.add(kinds.get(local).id());
    }
    return Tree.list(cards);
  }

  static int hand(TreeReader at, ToIntFunction<String> local) {
    int hand = 0;
    for (var item : at.items()) hand += 1 << 2 * item.as(local::applyAsInt);
    return hand;
  }

  /** As in {@code 2 move 1 wild}. */
  static String symbols(ToIntFunction<Symbol> count) {
    var words = new ArrayList<String>();
    for (var symbol : Symbol.ALL) {
      int held = count.applyAsInt(symbol);
      if (held > 0) words.add(held + " " + symbol.id());
    }
    return words.isEmpty() ? "none" : String.join(" ", words);
  }

  static String pool(int pool) {
    return symbols(symbol -> Pool.count(pool, symbol));
  }

  /** How many of each kind, in the order of {@link Symbol#ALL}. */
  static int[] symbols(TreeReader at) {
    int[] counts = new int[Symbol.ALL.length];
    if (at.text().equals("none")) return counts;
    var words = at.text().strip().split("\\s+");
    if (words.length % 2 != 0) throw at.error("it is written as in \"2 move 1 wild\"");
    for (int i = 0; i < words.length; i += 2) {
      var word = words[i + 1];
      if (!words[i].matches("\\d{1,2}")) throw at.error("a number is expected");
      counts[at.as(_ -> Symbol.named(word)).ordinal()] += Integer.parseInt(words[i]);
    }
    return counts;
  }

  static int pool(TreeReader at) {
    int[] counts = symbols(at);
    int pool = 0;
    for (var symbol : Symbol.ALL) pool = Pool.add(pool, symbol, counts[symbol.ordinal()]);
    return pool;
  }

  /** The top card first, each with the seats that have seen it. */
  static Tree deck(Deck<?> deck) {
    var cards = new ArrayList<String>();
    for (int depth = 0; depth < deck.size(); depth++) {
      cards.add(deck.below(depth).id() + seen(deck.seenBy(depth)));
    }
    return Tree.list(cards);
  }

  /** Cards that lie open. */
  static Tree row(Deck<?> row) {
    var cards = new ArrayList<String>();
    for (int depth = 0; depth < row.size(); depth++) cards.add(row.below(depth).id());
    return Tree.list(cards);
  }

  private static String seen(int seats) {
    if (seats == 0) return "";
    if (seats == Deck.EVERYBODY) return " seen by all";
    var words = new StringBuilder(" seen by");
    for (int rest = seats; rest != 0; rest = Bits.rest(rest)) {
      words.append(' ').append(Bits.first(rest));
    }
    return words.toString();
  }

  /** A card with what is said behind its name. */
  record Listed<C>(C card, int seen) {}

  static <C> List<Listed<C>> deck(TreeReader at, Function<String, C> named) {
    var cards = new ArrayList<Listed<C>>();
    for (var item : at.items()) cards.add(item.as(text -> listed(text, named)));
    return cards;
  }

  private static <C> Listed<C> listed(String text, Function<String, C> named) {
    int by = text.indexOf(" seen by ");
    if (by < 0) return new Listed<>(named.apply(text), 0);
    int seats = 0;
    for (var seat : text.substring(by + 9).strip().split("\\s+")) {
      if (seat.equals("all")) seats = Deck.EVERYBODY;
      else if (seat.matches("[0-4]")) seats = Bits.with(seats, seat.charAt(0) - '0');
      else throw new IllegalArgumentException("\"" + seat + "\" is no seat");
    }
    return new Listed<>(named.apply(text.substring(0, by)), seats);
  }
}
