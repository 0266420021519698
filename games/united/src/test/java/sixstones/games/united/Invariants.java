package sixstones.games.united;

import sixstones.games.united.box.Box;
import sixstones.games.united.box.HeroCard;
import sixstones.games.united.box.Mission;
import sixstones.games.united.box.Threat;
import sixstones.games.united.effects.Ban;
import sixstones.games.united.effects.Constant;
import sixstones.games.united.effects.Symbol;
import sixstones.games.united.effects.Token;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Deck;
import sixstones.games.united.state.Location;
import sixstones.games.united.state.Member;
import sixstones.games.united.state.StoryKind;
import sixstones.games.united.state.Turn;

/** What is true of every position the rules can reach: U-INVARIANT-01 to U-INVARIANT-10. */
final class Invariants {

  private Invariants() {}

  static void check(UnitedPosition position) {
    var board = position.board();
    heroCardsAreAPartition(position);
    planCardsAreAPartition(board);
    supportCardsAreAPartition(position);
    tokensFitTheirSlots(board);
    threatsInPlayCanBeCleared(board);
    missionsAreNotFull(board);
    superCardsAreHeldOnce(board);
    figuresAreSane(board);
    emptyHandsAreKnockedOut(position);
    theVillainIsHurtLate(board);
    stunsEndWithTheVillainTurn(position);
    check(board.turn().phase() != Turn.Phase.SETUP || board.story().size() == 0, "a first card");
  }

  private static void heroCardsAreAPartition(UnitedPosition position) {
    var board = position.board();
    var team = board.team();
    boolean dealt =
        position.isOver() || team.deck(Member.FIRST).size() + team.handSize(Member.FIRST) > 0;
    for (var hero : team.members()) {
      int[] seen = new int[Box.heroCards().size()];
      count(team.deck(hero), seen);
      int hand = 0;
      for (var card : team.hero(hero).cards()) {
        hand += team.held(hero, card);
        seen[card.index()] += team.held(hero, card) + team.removed(hero, card);
      }
      check(hand == team.handSize(hero), "the hand is counted");
      for (var place : board.story().places()) {
        if (board.story().kind(place) == StoryKind.HERO && board.story().hero(place) == hero) {
          seen[board.story().card(place).index()]++;
        }
      }
      if (!dealt && board.turn().phase() == Turn.Phase.SETUP) continue;
      for (var card : team.hero(hero).cards()) {
        check(seen[card.index()] == card.copies(), "every copy of " + card.id() + " is somewhere");
        seen[card.index()] = 0;
      }
      for (int rest : seen) check(rest == 0, "a Hero has the own cards only");
    }
  }

  private static void planCardsAreAPartition(Board board) {
    int[] seen = new int[board.villain().plans().size()];
    var deck = board.dashboard().plans();
    for (int depth = 0; depth < deck.size(); depth++) seen[deck.below(depth).local()]++;
    for (var place : board.story().places()) {
      if (!board.story().isHeroCard(place)) seen[board.story().plan(place).local()]++;
    }
    int hand = 0;
    for (var plan : board.villain().plans()) {
      seen[plan.local()] += board.dashboard().held(plan);
      hand += board.dashboard().held(plan);
      check(seen[plan.local()] == plan.copies(), "every copy of " + plan.id() + " is somewhere");
    }
    check(hand == board.dashboard().handSize(), "the Villain's hand is counted");
    check(hand == 0 || board.mode().hasVillainSeat(), "only a player holds plan cards");
  }

  private static void supportCardsAreAPartition(UnitedPosition position) {
    var board = position.board();
    if (!board.mode().hasCommander()) return;
    int[] seen = new int[Box.heroCards().size()];
    count(board.support().deck(), seen);
    count(board.support().row(), seen);
    for (var place : board.story().places()) {
      if (board.story().kind(place) == StoryKind.SUPPORT) seen[board.story().card(place).index()]++;
    }
    int all = 0;
    for (var card : Box.heroCards()) {
      all += seen[card.index()];
      check(seen[card.index()] <= card.copies(), "no more copies than there are");
      boolean support = (board.support().heroes() >> card.hero() & 1) != 0;
      check(seen[card.index()] == 0 || support, "Support cards are of Support Heroes");
    }
    if (board.turn().phase() != Turn.Phase.SETUP) check(all == 12, "12 Support cards");
  }

  private static void count(Deck<HeroCard> deck, int[] seen) {
    for (int depth = 0; depth < deck.size(); depth++) seen[deck.below(depth).index()]++;
  }

  private static void tokensFitTheirSlots(Board board) {
    for (var at : Location.ALL) {
      check(board.ring().free(at) >= 0, "no more tokens than slots");
      for (var token : Token.ALL) {
        check(board.ring().count(at, token) >= 0, "no token is owed");
        check(
            board.ring().wounded(at, token) <= board.ring().count(at, token),
            "only tokens are wounded");
      }
    }
  }

  private static void threatsInPlayCanBeCleared(Board board) {
    for (var threat : board.threats().all()) {
      boolean henchman = threat.isHenchman();
      if (!board.threats().inPlay(threat)) continue;
      check(!henchman || board.threats().health(threat) > 0, "a Henchman in play has Health");
      int spaces = threat.clear().size();
      check(
          henchman || Integer.bitCount(board.threats().filled(threat)) < spaces,
          "a Threat in play has an empty space");
    }
  }

  private static void missionsAreNotFull(Board board) {
    boolean mayWait = board.villain().threats().stream().anyMatch(Invariants::forbidsCompletion);
    for (var mission : Mission.ALL) {
      int tokens = board.dashboard().progress(mission);
      check(tokens >= 0 && tokens <= mission.spaces(), "tokens of a Mission");
      check(tokens < mission.spaces() || mayWait, "a full Mission is complete");
    }
  }

  private static boolean forbidsCompletion(Threat threat) {
    return threat.abilities().stream()
        .flatMap(ability -> ability.effects().steps().stream())
        .anyMatch(
            step -> step instanceof Constant constant && constant.forbids(Ban.COMPLETE_MISSION));
  }

  private static void superCardsAreHeldOnce(Board board) {
    int held = 0;
    for (var hero : board.team().members()) {
      check((held & board.team().superCards(hero)) == 0, "a Super Hero card has one owner");
      held |= board.team().superCards(hero);
    }
    check(held == 0 || board.mode().hasVillainSeat(), "Super Hero cards are of one mode");
  }

  private static void figuresAreSane(Board board) {
    var turn = board.turn();
    check(board.interval() >= 1, "an interval");
    check(board.dashboard().health() >= 0, "Health");
    check(board.dashboard().track() <= Math.max(0, board.villain().trackEnd()), "the track");
    for (var hero : board.team().members()) {
      for (var kind : Symbol.ALL) check(board.team().tokens(hero, kind) >= 0, "Action tokens");
    }
    check(turn.knockouts().size() <= board.team().size(), "every KO waits once");
  }

  /**
   * U-INVARIANT-06: at the start of a Villain turn's first decision nobody stands without cards.
   */
  private static void emptyHandsAreKnockedOut(UnitedPosition position) {
    var board = position.board();
    if (position.isOver() || board.turn().phase() != Turn.Phase.HERO) return;
    if (!position.steps().top().id().equals("play-card")) return;
    for (var hero : board.team().members()) {
      boolean empty = board.team().handSize(hero) == 0;
      if (hero == board.turn().active() || board.mode().hasCommander()) continue;
      check(!empty || board.team().isKo(hero), "a Hero without cards is KO'd");
      check(empty || !board.team().isKo(hero), "a KO'd Hero has no cards");
    }
  }

  /** U-INVARIANT-09. */
  private static void theVillainIsHurtLate(Board board) {
    if (!board.villain().hasHealth() || board.dashboard().missionsDone() >= 2) return;
    int start = board.villain().health().get(board.heroesCounted() - 2);
    check(board.dashboard().health() >= start, "Health before two Missions");
  }

  /** U-INVARIANT-08. */
  private static void stunsEndWithTheVillainTurn(UnitedPosition position) {
    var board = position.board();
    if (position.isOver() || board.turn().gap() != 0) return;
    if (!position.steps().top().id().equals("play-card")) return;
    check(!board.dashboard().isStunned(), "a stunned Villain after his turn");
    for (var threat : board.threats().all()) {
      check(!board.threats().isStunned(threat), "a stunned Henchman after the Villain's turn");
    }
  }

  private static void check(boolean holds, String what) {
    if (!holds) throw new AssertionError(what);
  }
}
