package sixstones.games.united.state;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import sixstones.engine.Bits;
import sixstones.engine.Fingerprint;
import sixstones.games.united.box.Box;
import sixstones.games.united.box.Hero;
import sixstones.games.united.box.HeroCard;
import sixstones.games.united.box.SuperCard;
import sixstones.games.united.effects.Symbol;

/** The Heroes in play with decks, hands, Action tokens and what holds for them. */
public final class Team {

  private final int size;
  private byte[] hero;
  private final byte[] at;
  private final int[] hand;
  private final byte[] handSize;
  private final Deck<HeroCard>[] decks;
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
    decks = noDecks(size);
    for (int h = 0; h < size; h++) decks[h] = new Deck<>(Box.heroCards());
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
    decks = noDecks(size);
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

  /** An array, because positions are copied all the time. */
  @SuppressWarnings({"unchecked", "rawtypes"})
  private static Deck<HeroCard>[] noDecks(int size) {
    return new Deck[size];
  }

  public Team copy() {
    return new Team(this);
  }

  public int size() {
    return size;
  }

  public Member[] members() {
    return Member.team(size);
  }

  /** The order in which steps for each of them are put on the stack. */
  public Member[] lastFirst() {
    return Member.lastFirst(size);
  }

  public Hero hero(Member member) {
    return Box.hero(hero[member.index()]);
  }

  /** Copies share the Heroes until one of them chooses, which happens in setup only. */
  public void hero(Member member, Hero chosen) {
    hero = hero.clone();
    hero[member.index()] = (byte) chosen.index();
  }

  /** Another Hero comes with no cards yet; Location and tokens stay. */
  public void replace(Member member, Hero other) {
    hero(member, other);
    hand[member.index()] = 0;
    handSize[member.index()] = 0;
    handSeen[member.index()] = 0;
    decks[member.index()].clear();
    Arrays.fill(removed, member.index() * 16, (member.index() + 1) * 16, (byte) 0);
  }

  /** The place in the team of a Hero, or nobody. */
  public Member find(Hero wanted) {
    for (var member : members()) if (hero[member.index()] == wanted.index()) return member;
    return Member.NOBODY;
  }

  public Location at(Member member) {
    return Location.of(at[member.index()]);
  }

  public void at(Member member, Location location) {
    at[member.index()] = (byte) location.index();
  }

  public boolean isKo(Member member) {
    return Bits.has(ko, member.index());
  }

  public void ko(Member member, boolean is) {
    ko = Bits.set(ko, member.index(), is);
  }

  /** U-KO-09: the standing Heroes in a Location. */
  public int standingAt(Location location) {
    int found = 0;
    for (var member : members())
      if (at[member.index()] == location.index() && !isKo(member))
        found = Bits.with(found, member.index());
    return found;
  }

  public int standing() {
    return ~ko & (1 << size) - 1;
  }

  public Deck<HeroCard> deck(Member member) {
    return decks[member.index()];
  }

  /** How many copies of one of the Hero's cards are held. */
  public int held(Member member, HeroCard card) {
    return hand[member.index()] >> 2 * card.local() & 3;
  }

  /** The hand, two bits for each kind of card. */
  public int hand(Member member) {
    return hand[member.index()];
  }

  public int handSize(Member member) {
    return handSize[member.index()];
  }

  public void take(Member member, HeroCard card) {
    hand[member.index()] += 1 << 2 * card.local();
    handSize[member.index()]++;
  }

  /** A card comes to the hand that everybody knows. */
  public void takeShown(Member member, HeroCard card) {
    take(member, card);
    handSeen[member.index()] += 1 << 2 * card.local();
  }

  /** A card leaves the hand unseen: who does not see hands knows nothing of it for sure then. */
  public void give(Member member, HeroCard card) {
    hand[member.index()] -= 1 << 2 * card.local();
    handSize[member.index()]--;
    handSeen[member.index()] = 0;
  }

  /** A card leaves the hand before everybody's eyes. */
  public void giveShown(Member member, HeroCard card) {
    int seen = handSeen[member.index()];
    give(member, card);
    int place = 2 * card.local();
    handSeen[member.index()] =
        (seen >> place & 3) > held(member, card) ? seen - (1 << place) : seen;
  }

  /** The cards of the hand that everybody knows, as a hand. */
  public int handSeen(Member member) {
    return handSeen[member.index()];
  }

  public void handSeen(Member member, int cards) {
    handSeen[member.index()] = cards;
  }

  public boolean holds(Member member, HeroCard card) {
    return card.hero() == hero[member.index()] && held(member, card) > 0;
  }

  /** Copies of a card in the hand of which everybody knows. */
  public int handSeen(Member member, HeroCard card) {
    return handSeen[member.index()] >> 2 * card.local() & 3;
  }

  /** Leaves of the hand what everybody knows of it. */
  public void keepSeenHand(Member member) {
    hand[member.index()] = handSeen[member.index()];
    handSize[member.index()] = 0;
    for (int rest = hand[member.index()]; rest != 0; rest >>>= 2)
      handSize[member.index()] += (byte) (rest & 3);
  }

  public int tokens(Member member, Symbol kind) {
    return tokens[member.index() * 4 + kind.ordinal()];
  }

  /** The kinds of Action tokens a Hero has, as a set. */
  public int tokenKinds(Member member) {
    int kinds = 0;
    for (var kind : Symbol.ALL)
      if (tokens(member, kind) > 0) kinds = Bits.with(kinds, kind.ordinal());
    return kinds;
  }

  public void tokens(Member member, Symbol kind, int count) {
    tokens[member.index() * 4 + kind.ordinal()] = (byte) count;
  }

  public int allTokens(Member member) {
    int sum = 0;
    for (var kind : Symbol.ALL) sum += tokens(member, kind);
    return sum;
  }

  /** Cards out of the game: copies of a kind. */
  public int removed(Member member, HeroCard card) {
    return removed[member.index() * 16 + card.local()];
  }

  public void removed(Member member, HeroCard card, int copies) {
    removed[member.index() * 16 + card.local()] = (byte) copies;
  }

  /** How much damage is still prevented before the Hero's next turn. */
  public int guard(Member member) {
    return guard[member.index()];
  }

  public void guard(Member member, int amount) {
    guard[member.index()] = (byte) amount;
  }

  public boolean isInvulnerable(Member member) {
    return Bits.has(invulnerable, member.index());
  }

  public void invulnerable(Member member, boolean is) {
    invulnerable = Bits.set(invulnerable, member.index(), is);
  }

  /** U-RULE-44: the Hero protects everybody in the own Location. */
  public boolean isSheltering(Member member) {
    return Bits.has(sheltering, member.index());
  }

  public void sheltering(Member member, boolean is) {
    sheltering = Bits.set(sheltering, member.index(), is);
  }

  public boolean isRedirecting(Member member) {
    return Bits.has(redirecting, member.index());
  }

  public void redirecting(Member member, boolean is) {
    redirecting = Bits.set(redirecting, member.index(), is);
  }

  public boolean mustPlayRandom(Member member) {
    return Bits.has(random, member.index());
  }

  public void mustPlayRandom(Member member, boolean is) {
    random = Bits.set(random, member.index(), is);
  }

  public boolean mustPlayFacedown(Member member) {
    return Bits.has(facedown, member.index());
  }

  public void mustPlayFacedown(Member member, boolean is) {
    facedown = Bits.set(facedown, member.index(), is);
  }

  /** The Super Hero cards held, as a set. */
  public int superCards(Member member) {
    return superCards[member.index()];
  }

  public void superCards(Member member, int cards) {
    superCards[member.index()] = cards;
  }

  public boolean holds(Member member, SuperCard card) {
    return Bits.has(superCards[member.index()], card.index());
  }

  public void give(Member member, SuperCard card) {
    superCards[member.index()] = Bits.with(superCards[member.index()], card.index());
  }

  /** All Super Hero cards held, as a set of holdings. */
  public int superHeld() {
    int held = 0;
    for (var member : members()) held |= holdings(member, superCards[member.index()]);
    return held;
  }

  /** That a Hero holds these cards, as a set of holdings. */
  public static int holdings(Member member, int cards) {
    return cards << member.index() * Box.superHeroCards().size();
  }

  /** That a Hero holds a card, as an element of such sets. */
  public static int holding(Member member, SuperCard card) {
    return holdings(member, Bits.with(0, card.index()));
  }

  /** What the Villain's side has noticed of them. */
  public @Nullable Clue superNoticed() {
    return superNoticed;
  }

  public void superNoticed(int oneOf) {
    superNoticed = Clue.with(superNoticed, oneOf);
  }

  /** U-SHCARD-02: the card leaves the game before everybody's eyes. */
  public void spendSuper(Member member, SuperCard card) {
    superCards[member.index()] = Bits.without(superCards[member.index()], card.index());
    superSpent = Bits.with(superSpent, card.index());
    superNoticed = Clue.shown(superNoticed, holding(member, card));
  }

  /** Super Hero cards that everybody has seen played, as a set. */
  public int superSpent() {
    return superSpent;
  }

  public void superSpent(int cards) {
    superSpent = cards;
  }

  public boolean isSpent(SuperCard card) {
    return Bits.has(superSpent, card.index());
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
