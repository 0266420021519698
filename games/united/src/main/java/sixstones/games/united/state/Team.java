package sixstones.games.united.state;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import sixstones.engine.Bits;
import sixstones.engine.Fingerprint;
import sixstones.games.united.box.Box;
import sixstones.games.united.box.HeroCard;
import sixstones.games.united.effects.Symbol;

/** The Heroes in play with decks, hands, Action tokens and what holds for them. */
public final class Team {

  private final int size;
  private byte[] hero;
  private final byte[] at;
  private final int[] hand;
  private final byte[] handSize;
  private final Deck[] decks;
  private final byte[] tokens;
  private final byte[] guard;
  private final int[] superCards;
  private final int[] handSeen;
  private final byte[] removed;
  private int ko;
  private int random;
  private int facedown;
  private int invulnerable;
  private int sheltering;
  private int redirecting;
  private int superSpent;
  private @Nullable Clue superNoticed;

  public Team(int size) {
    this.size = size;
    hero = new byte[size];
    at = new byte[size];
    hand = new int[size];
    handSize = new byte[size];
    decks = new Deck[size];
    for (int h = 0; h < size; h++) decks[h] = new Deck();
    tokens = new byte[size * 4];
    guard = new byte[size];
    superCards = new int[size];
    handSeen = new int[size];
    removed = new byte[size * 16];
  }

  private Team(Team other) {
    size = other.size;
    hero = other.hero;
    removed = other.removed.clone();
    at = other.at.clone();
    hand = other.hand.clone();
    handSize = other.handSize.clone();
    decks = new Deck[size];
    for (int h = 0; h < size; h++) decks[h] = other.decks[h].copy();
    tokens = other.tokens.clone();
    guard = other.guard.clone();
    superCards = other.superCards.clone();
    superNoticed = other.superNoticed;
    handSeen = other.handSeen.clone();
    superSpent = other.superSpent;
    ko = other.ko;
    random = other.random;
    facedown = other.facedown;
    invulnerable = other.invulnerable;
    sheltering = other.sheltering;
    redirecting = other.redirecting;
  }

  public Team copy() {
    return new Team(this);
  }

  public int size() {
    return size;
  }

  public int hero(int h) {
    return hero[h];
  }

  /** Copies share the Heroes until one of them chooses, which happens in setup only. */
  public void hero(int h, int id) {
    hero = hero.clone();
    hero[h] = (byte) id;
  }

  /** Another Hero comes with no cards yet; Location and tokens stay. */
  public void replace(int h, int id) {
    hero(h, id);
    hand[h] = 0;
    handSize[h] = 0;
    handSeen[h] = 0;
    decks[h].clear();
    Arrays.fill(removed, h * 16, (h + 1) * 16, (byte) 0);
  }

  /** The place in the team of a Hero, or -1. */
  public int find(int id) {
    for (int h = 0; h < size; h++) if (hero[h] == id) return h;
    return -1;
  }

  public Location at(int h) {
    return Location.of(at[h]);
  }

  public void at(int h, Location location) {
    at[h] = (byte) location.index();
  }

  public boolean isKo(int h) {
    return Bits.has(ko, h);
  }

  public void ko(int h, boolean is) {
    ko = is ? ko | 1 << h : Bits.without(ko, h);
  }

  /** U-KO-09: the standing Heroes in a Location. */
  public int standingAt(Location location) {
    int found = 0;
    for (int h = 0; h < size; h++)
      if (at[h] == location.index() && !isKo(h)) found = Bits.with(found, h);
    return found;
  }

  public int standing() {
    return ~ko & (1 << size) - 1;
  }

  public Deck deck(int h) {
    return decks[h];
  }

  /** How many copies of a card, given by its place among the Hero's cards, are held. */
  public int held(int h, int local) {
    return hand[h] >> 2 * local & 3;
  }

  /** The hand, two bits for each kind of card. */
  public int hand(int h) {
    return hand[h];
  }

  public int handSize(int h) {
    return handSize[h];
  }

  public void take(int h, int card) {
    hand[h] += 1 << 2 * Box.card(card).local();
    handSize[h]++;
  }

  /** A card comes to the hand that everybody knows. */
  public void takeShown(int h, int card) {
    take(h, card);
    handSeen[h] += 1 << 2 * Box.card(card).local();
  }

  /** A card leaves the hand unseen: who does not see hands knows nothing of it for sure then. */
  public void give(int h, int card) {
    hand[h] -= 1 << 2 * Box.card(card).local();
    handSize[h]--;
    handSeen[h] = 0;
  }

  /** A card leaves the hand before everybody's eyes. */
  public void giveShown(int h, int card) {
    int seen = handSeen[h];
    give(h, card);
    int local = Box.card(card).local();
    handSeen[h] = (seen >> 2 * local & 3) > held(h, local) ? seen - (1 << 2 * local) : seen;
  }

  /** The cards of the hand that everybody knows, as a hand. */
  public int handSeen(int h) {
    return handSeen[h];
  }

  public void handSeen(int h, int cards) {
    handSeen[h] = cards;
  }

  public boolean holds(int h, int card) {
    HeroCard kind = Box.card(card);
    return kind.hero() == hero[h] && held(h, kind.local()) > 0;
  }

  /** Leaves of the hand what everybody knows of it. */
  public void keepSeenHand(int h) {
    hand[h] = handSeen[h];
    handSize[h] = 0;
    for (int rest = hand[h]; rest != 0; rest >>>= 2) handSize[h] += (byte) (rest & 3);
  }

  public int tokens(int h, Symbol kind) {
    return tokens[h * 4 + kind.ordinal()];
  }

  /** The kinds of Action tokens a Hero has, as a set. */
  public int tokenKinds(int h) {
    int kinds = 0;
    for (var kind : Symbol.ALL) if (tokens(h, kind) > 0) kinds = Bits.with(kinds, kind.ordinal());
    return kinds;
  }

  public void tokens(int h, Symbol kind, int count) {
    tokens[h * 4 + kind.ordinal()] = (byte) count;
  }

  public int allTokens(int h) {
    int sum = 0;
    for (var kind : Symbol.ALL) sum += tokens(h, kind);
    return sum;
  }

  /** Cards out of the game: copies of a kind. */
  public int removed(int h, int local) {
    return removed[h * 16 + local];
  }

  public void removed(int h, int local, int copies) {
    removed[h * 16 + local] = (byte) copies;
  }

  /** How much damage is still prevented before the Hero's next turn. */
  public int guard(int h) {
    return guard[h];
  }

  public void guard(int h, int amount) {
    guard[h] = (byte) amount;
  }

  public boolean isInvulnerable(int h) {
    return Bits.has(invulnerable, h);
  }

  public void invulnerable(int h, boolean is) {
    invulnerable = is ? invulnerable | 1 << h : Bits.without(invulnerable, h);
  }

  /** U-RULE-44: the Hero protects everybody in the own Location. */
  public boolean isSheltering(int h) {
    return Bits.has(sheltering, h);
  }

  public void sheltering(int h, boolean is) {
    sheltering = is ? sheltering | 1 << h : Bits.without(sheltering, h);
  }

  public boolean isRedirecting(int h) {
    return Bits.has(redirecting, h);
  }

  public void redirecting(int h, boolean is) {
    redirecting = is ? redirecting | 1 << h : Bits.without(redirecting, h);
  }

  public boolean mustPlayRandom(int h) {
    return Bits.has(random, h);
  }

  public void mustPlayRandom(int h, boolean is) {
    random = is ? random | 1 << h : Bits.without(random, h);
  }

  public boolean mustPlayFacedown(int h) {
    return Bits.has(facedown, h);
  }

  public void mustPlayFacedown(int h, boolean is) {
    facedown = is ? facedown | 1 << h : Bits.without(facedown, h);
  }

  /** The Super Hero cards held, as a set. */
  public int superCards(int h) {
    return superCards[h];
  }

  public void superCards(int h, int cards) {
    superCards[h] = cards;
  }

  /** All Super Hero cards held, as a set of holdings. */
  public int superHeld() {
    int held = 0;
    for (int h = 0; h < size; h++) held |= superCards[h] << h * Box.superHeroCards().size();
    return held;
  }

  /** That a Hero holds a card, as an element of such sets. */
  public static int holding(int h, int card) {
    return 1 << h * Box.superHeroCards().size() + card;
  }

  /** What the Villain's side has noticed of them. */
  public @Nullable Clue superNoticed() {
    return superNoticed;
  }

  public void superNoticed(int oneOf) {
    superNoticed = Clue.with(superNoticed, oneOf);
  }

  /** U-SHCARD-02: the card leaves the game before everybody's eyes. */
  public void spendSuper(int h, int card) {
    superCards[h] &= ~(1 << card);
    superSpent = Bits.with(superSpent, card);
    superNoticed = Clue.shown(superNoticed, holding(h, card));
  }

  /** Super Hero cards that everybody has seen played, as a set. */
  public int superSpent() {
    return superSpent;
  }

  public void superSpent(int cards) {
    superSpent = cards;
  }

  /** Everything that tells two of these apart. */
  void addTo(Fingerprint print) {
    for (var deck : decks) deck.addTo(print);
    print.add(hero).add(at).add(hand).add(tokens).add(guard).add(removed);
    print.add(superCards).add(superSpent).add(handSeen);
    Clue.addAll(print, superNoticed);
    print.add(ko).add(random).add(facedown).add(invulnerable).add(sheltering).add(redirecting);
  }
}
