package sixstones.engine.heist;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import sixstones.engine.Fingerprint;
import sixstones.engine.MoveList;
import sixstones.engine.Outcome;
import sixstones.engine.Position;
import sixstones.engine.Refusal;
import sixstones.engine.Seat;
import sixstones.engine.Viewer;
import sixstones.engine.chance.Chance;
import sixstones.engine.event.Audience;
import sixstones.engine.event.Event;
import sixstones.engine.event.Events;
import sixstones.engine.event.Kind;
import sixstones.engine.phrase.Phrase;
import sixstones.engine.step.StepStack;
import sixstones.engine.text.Tree;

/** A heist in progress. Plain lists: clarity is all it is for. */
public final class HeistPosition implements Position<HeistPosition, HeistMove> {

  private static final int GOAL = 20;

  final List<List<Integer>> hands = new ArrayList<>();
  final List<Integer> deck = new ArrayList<>();
  final List<Integer> played = new ArrayList<>();
  final int[] coins;
  final StepStack<HeistStep> steps;

  /** Which seats have seen the card that is now on top. */
  int knowTop;

  private final Chance chance;

  HeistPosition(int seats, Chance chance, StepStack<HeistStep> steps) {
    coins = new int[seats];
    this.chance = chance;
    this.steps = steps;
  }

  static HeistPosition deal(int seats, Chance chance) {
    var position = new HeistPosition(seats, chance, new StepStack<>());
    int[] cards = new int[12];
    for (int i = 0; i < 12; i++) cards[i] = i + 1;
    chance.shuffle(cards, 12);
    for (int card : cards) position.deck.add(card);
    for (int seat = 0; seat < seats; seat++) {
      position.hands.add(new ArrayList<>(List.of(position.draw(), position.draw())));
    }
    position.steps.push(new HeistStep.Turn(0));
    return position;
  }

  private int draw() {
    knowTop = 0;
    return deck.removeLast();
  }

  @Override
  public int seats() {
    return coins.length;
  }

  @Override
  public HeistPosition copy() {
    var copy = new HeistPosition(seats(), chance.copy(), steps.copy());
    hands.forEach(hand -> copy.hands.add(new ArrayList<>(hand)));
    copy.deck.addAll(deck);
    copy.played.addAll(played);
    System.arraycopy(coins, 0, copy.coins, 0, coins.length);
    copy.knowTop = knowTop;
    return copy;
  }

  @Override
  public int chooser() {
    if (steps.isEmpty()) return NOBODY;
    return switch (steps.top()) {
      case HeistStep.Turn turn -> turn.seat();
      case HeistStep.Crack crack -> crack.seat();
      case HeistStep.ChooseVictim choose -> choose.seat();
      case HeistStep.GiveUp giveUp -> giveUp.victim();
      case HeistStep.Draw _ -> throw new AssertionError("draws resolve themselves");
    };
  }

  @Override
  public void moves(MoveList<HeistMove> into) {
    switch (steps.top()) {
      case HeistStep.Turn turn ->
          hands.get(turn.seat()).forEach(c -> into.add(new HeistMove.Play(c)));
      case HeistStep.Crack crack -> {
        into.add(new HeistMove.Roll());
        if (coins[crack.seat()] > 0) into.add(new HeistMove.Bribe());
      }
      case HeistStep.ChooseVictim choose -> {
        for (int seat = 0; seat < seats(); seat++) {
          if (canBeRaided(seat, choose.seat())) into.add(new HeistMove.Raid(seat));
        }
      }
      case HeistStep.GiveUp giveUp ->
          hands.get(giveUp.victim()).forEach(c -> into.add(new HeistMove.Discard(c)));
      case HeistStep.Draw _ -> {}
    }
  }

  private boolean canBeRaided(int seat, int raider) {
    return seat != raider && !hands.get(seat).isEmpty();
  }

  @Override
  public @Nullable Refusal refusal(HeistMove move) {
    var moves = new MoveList<HeistMove>();
    if (!steps.isEmpty()) moves(moves);
    return moves.contains(move) ? null : Refusal.of("H-RULE-01", Phrase.of("heist.refusal"));
  }

  @Override
  public void apply(HeistMove move, Events out) {
    var step = steps.pop();
    switch (move) {
      case HeistMove.Play play -> play(((HeistStep.Turn) step).seat(), play.card(), out);
      case HeistMove.Raid raid ->
          steps.push(new HeistStep.GiveUp(raid.seat(), ((HeistStep.ChooseVictim) step).seat()));
      case HeistMove.Discard discard -> discard((HeistStep.GiveUp) step, discard.card(), out);
      case HeistMove.Bribe _ -> bribe((HeistStep.Crack) step, out);
      case HeistMove.Roll _ -> roll((HeistStep.Crack) step, out);
    }
    resolve(out);
  }

  private void play(int seat, int card, Events out) {
    hands.get(seat).remove(/* element */ (Integer) card);
    played.add(card);
    out.emit(
        Event.of(Kind.PLAYED, Phrase.of("heist.played").seat(seat).number("card", card))
            .revealing());
    steps.push(new HeistStep.Draw(seat));
    if (card <= 4) scout(seat, out);
    else if (card <= 8) steps.push(new HeistStep.Crack(seat, 0));
    else raid(seat);
  }

  private void scout(int seat, Events out) {
    if (deck.isEmpty()) return;
    knowTop |= 1 << seat;
    var saw = Phrase.of("heist.saw").seat(seat).number("card", deck.getLast());
    out.emit(Event.of(Kind.SHOWN, saw).to(Audience.only(seat)).revealing());
    out.emit(
        Event.of(Kind.SHOWN, Phrase.of("heist.scouted").seat(seat))
            .to(Audience.only(seat).others()));
  }

  private void raid(int seat) {
    for (int other = 0; other < seats(); other++) {
      if (canBeRaided(other, seat)) {
        steps.push(new HeistStep.ChooseVictim(seat));
        return;
      }
    }
  }

  private void discard(HeistStep.GiveUp step, int card, Events out) {
    hands.get(step.victim()).remove(/* element */ (Integer) card);
    played.add(card);
    coins[step.raider()] += card;
    out.emit(
        Event.of(Kind.TOOK, Phrase.of("heist.raided").seat(step.raider()).number("card", card))
            .revealing());
  }

  private void bribe(HeistStep.Crack step, Events out) {
    coins[step.seat()]--;
    steps.push(new HeistStep.Crack(step.seat(), step.luck() + 1));
    out.emit(Event.of(Kind.GAVE, Phrase.of("heist.bribed").seat(step.seat())));
  }

  private void roll(HeistStep.Crack step, Events out) {
    int coins = chance.below(6) + step.luck();
    this.coins[step.seat()] += coins;
    out.emit(
        Event.of(Kind.CHANCE, Phrase.of("heist.rolled").seat(step.seat()).number("coins", coins)));
  }

  /** Does what needs no decision, until somebody has to choose or nobody can. */
  private void resolve(Events out) {
    if (winner() != NOBODY) steps.clear();
    while (!steps.isEmpty() && steps.top() instanceof HeistStep.Draw draw) {
      steps.pop();
      out.sceneEnds(this);
      if (!deck.isEmpty()) {
        hands.get(draw.seat()).add(draw());
        out.emit(Event.of(Kind.DREW, Phrase.of("heist.drew").seat(draw.seat())).revealing());
      }
      nextTurn(draw.seat());
    }
  }

  private void nextTurn(int last) {
    for (int i = 1; i <= seats(); i++) {
      int seat = (last + i) % seats();
      if (!hands.get(seat).isEmpty()) {
        steps.push(new HeistStep.Turn(seat));
        return;
      }
    }
  }

  private int winner() {
    for (int seat = 0; seat < seats(); seat++) if (coins[seat] >= GOAL) return seat;
    return NOBODY;
  }

  @Override
  public Outcome outcome() {
    int most = 0;
    for (int coin : coins) most = Math.max(most, coin);
    int winners = 0;
    var scores = new ArrayList<Integer>();
    for (int seat = 0; seat < seats(); seat++) {
      if (coins[seat] == most) winners |= 1 << seat;
      scores.add(coins[seat]);
    }
    return new Outcome(winners, Phrase.of("heist.over"), scores);
  }

  @Override
  public Phrase prompt() {
    return Phrase.of("heist.prompt");
  }

  /** Whether a victim has a choice would tell how many cards it holds apart; it is always asked. */
  @Override
  public boolean asksAnyway() {
    return !steps.isEmpty() && steps.top() instanceof HeistStep.GiveUp;
  }

  @Override
  public HeistView view(Viewer viewer) {
    var shown = new ArrayList<List<Integer>>();
    for (int seat = 0; seat < seats(); seat++) {
      boolean sees = viewer.is(seat) || isOver();
      shown.add(hands.get(seat).stream().map(card -> sees ? card : Integer.valueOf(0)).toList());
    }
    var coinList = new ArrayList<Integer>();
    for (int coin : coins) coinList.add(coin);
    int top = knows(viewer) && !deck.isEmpty() ? deck.getLast() : 0;
    return new HeistView(shown, coinList, deck.size(), top, List.copyOf(played));
  }

  private boolean knows(Viewer viewer) {
    return viewer instanceof Seat seat && (knowTop & seat.bit()) != 0;
  }

  @Override
  public HeistPosition redeal(Viewer viewer, Chance chance) {
    var copy = copy();
    if (isOver()) return copy;
    var unseen = new ArrayList<Integer>();
    int hiddenInDeck = deck.size() - (knows(viewer) && !deck.isEmpty() ? 1 : 0);
    unseen.addAll(deck.subList(0, hiddenInDeck));
    for (int seat = 0; seat < seats(); seat++) if (!viewer.is(seat)) unseen.addAll(hands.get(seat));
    int[] cards = unseen.stream().mapToInt(Integer::intValue).toArray();
    chance.shuffleAfresh(cards, cards.length);
    int next = 0;
    for (int i = 0; i < hiddenInDeck; i++) copy.deck.set(i, cards[next++]);
    for (int seat = 0; seat < seats(); seat++) {
      if (!viewer.is(seat)) copy.hands.get(seat).replaceAll(new Deck(cards, next)::next);
      if (!viewer.is(seat)) next += hands.get(seat).size();
    }
    return copy;
  }

  private static final class Deck {
    private final int[] cards;
    private int next;

    Deck(int[] cards, int next) {
      this.cards = cards;
      this.next = next;
    }

    Integer next(Integer replaced) {
      return cards[next++];
    }
  }

  @Override
  public long fingerprint() {
    var fingerprint = new Fingerprint().add(coins).add(knowTop);
    hands.forEach(hand -> add(hand, fingerprint));
    add(deck, fingerprint);
    add(played, fingerprint);
    for (var step : steps.toList()) step.addTo(fingerprint);
    return fingerprint.value();
  }

  private static void add(List<Integer> cards, Fingerprint fingerprint) {
    fingerprint.add(cards.size());
    cards.forEach(fingerprint::add);
  }

  @Override
  public long drawn() {
    return chance.drawn();
  }

  @Override
  public Tree.Mapping text() {
    return HeistText.write(this);
  }
}
