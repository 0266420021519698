package sixstones.games.loveletter.state;

import java.util.List;
import org.jspecify.annotations.Nullable;
import sixstones.engine.Bits;
import sixstones.engine.Fingerprint;
import sixstones.games.loveletter.box.Card;

/** A game but for the open question: the cards, who is in the round, and the favour won so far. */
public final class Board {

  public static final int NOBODY = -1;

  private final int goal;
  private final byte[] tokens;
  private final Deck deck;
  private final Hands hands;
  private final Fronts fronts;

  /** L-DEAL-03: null once a Prince has called for it. */
  private @Nullable Card aside;

  private List<Card> faceUp;
  private int inRound;
  private int guarded;
  private int active;
  private int starter;
  private int round;
  private @Nullable LastRound lastRound;

  private Board(int goal, byte[] tokens, Deck deck, Hands hands, Fronts fronts) {
    this.goal = goal;
    this.tokens = tokens;
    this.deck = deck;
    this.hands = hands;
    this.fronts = fronts;
    faceUp = List.of();
  }

  public static Board empty(int seats, int goal) {
    return new Board(goal, new byte[seats], Deck.empty(), Hands.empty(seats), Fronts.empty());
  }

  public Board copy() {
    var copy = new Board(goal, tokens.clone(), deck.copy(), hands.copy(), fronts.copy());
    copy.aside = aside;
    copy.faceUp = faceUp;
    copy.inRound = inRound;
    copy.guarded = guarded;
    copy.active = active;
    copy.starter = starter;
    copy.round = round;
    copy.lastRound = lastRound;
    return copy;
  }

  public int seats() {
    return tokens.length;
  }

  public Deck deck() {
    return deck;
  }

  public Hands hands() {
    return hands;
  }

  public Fronts fronts() {
    return fronts;
  }

  public @Nullable Card aside() {
    return aside;
  }

  public void aside(@Nullable Card card) {
    aside = card;
  }

  /** L-DEAL-04: the cards in the middle. */
  public List<Card> faceUp() {
    return faceUp;
  }

  public void faceUp(List<Card> cards) {
    faceUp = List.copyOf(cards);
  }

  /** The seats that are in the round, as a bit set. */
  public int inRound() {
    return inRound;
  }

  public boolean isIn(int seat) {
    return Bits.has(inRound, seat);
  }

  public void inRound(int seats) {
    inRound = seats;
  }

  /** The seats that their Handmaids protect, as a bit set. */
  public int guarded() {
    return guarded;
  }

  public void guarded(int seats) {
    guarded = seats;
  }

  /** L-CHOOSE: the others whom the active seat may choose, as a bit set. */
  public int choosable() {
    return Bits.without(inRound & ~guarded, active);
  }

  public int active() {
    return active;
  }

  public void active(int seat) {
    active = seat;
  }

  /** Who began the round. */
  public int starter() {
    return starter;
  }

  public void starter(int seat) {
    starter = seat;
  }

  public int round() {
    return round;
  }

  public void round(int number) {
    round = number;
  }

  public int tokens(int seat) {
    return tokens[seat];
  }

  public void tokens(int seat, int count) {
    tokens[seat] = (byte) count;
  }

  /** How many tokens win. */
  public int goal() {
    return goal;
  }

  /** L-WIN-01, L-RULE-03: the seats with enough tokens, as a bit set; none while the game lasts. */
  public int winners() {
    int set = 0;
    for (int seat = 0; seat < tokens.length; seat++) {
      if (tokens[seat] >= goal) set = Bits.with(set, seat);
    }
    return set;
  }

  public boolean isOver() {
    return winners() != 0;
  }

  public @Nullable LastRound lastRound() {
    return lastRound;
  }

  public void lastRound(@Nullable LastRound last) {
    lastRound = last;
  }

  /** The first seat after this one, clockwise, that is in a set which has one. */
  public int nextIn(int set, int after) {
    int seat = after;
    do seat = (seat + 1) % seats();
    while (!Bits.has(set, seat));
    return seat;
  }

  public void addTo(Fingerprint fingerprint) {
    fingerprint.add(goal).add(tokens).add(aside == null ? NOBODY : aside.index());
    faceUp.forEach(card -> fingerprint.add(card.index()));
    fingerprint.add(inRound).add(guarded).add(active).add(starter).add(round);
    deck.addTo(fingerprint);
    hands.addTo(fingerprint);
    fronts.addTo(fingerprint);
    if (lastRound != null) lastRound.addTo(fingerprint);
  }
}
