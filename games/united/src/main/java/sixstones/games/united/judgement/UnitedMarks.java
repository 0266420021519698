package sixstones.games.united.judgement;

import sixstones.engine.Bits;
import sixstones.engine.net.Marks;
import sixstones.games.united.UnitedPosition;
import sixstones.games.united.box.Box;
import sixstones.games.united.box.Mission;
import sixstones.games.united.box.Threat;
import sixstones.games.united.effects.Symbol;
import sixstones.games.united.effects.Token;
import sixstones.games.united.moves.UnitedMove;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Location;
import sixstones.games.united.state.Member;
import sixstones.games.united.state.Mode;
import sixstones.games.united.state.Pool;
import sixstones.games.united.state.Turn;

/**
 * What a net sees of United: who plays against whom, how far both sides have come, what fills the
 * Locations round the Villain, and what every Hero has left, counted from the one whose turn it is.
 */
enum UnitedMarks implements Marks<UnitedPosition, UnitedMove> {
  INSTANCE;

  private static final int SIDES = 2;

  /** Numbers from here on count as this one. */
  private static final int FEW = 7;

  private static final int MANY = 16;

  // The table
  private static final int MODE = 0;
  private static final int TEAM = MODE + Mode.values().length;
  private static final int EYES = TEAM + Member.MOST + 1;
  private static final int VILLAIN = EYES + SIDES;
  private static final int HEALTH = VILLAIN + Box.villains().size();
  private static final int TRACK = HEALTH + Box.villains().size() * MANY;
  private static final int STUNNED = TRACK + Box.villains().size() * MANY;
  private static final int PROGRESS = STUNNED + 1;
  private static final int DONE = PROGRESS + Mission.ALL.length * MANY;
  private static final int PLANS = DONE + Mission.ALL.length + 1;
  private static final int SUPER = PLANS + MANY;
  private static final int UNTIL = SUPER + FEW;
  private static final int PACE = UNTIL + FEW;
  private static final int FREE = PACE + FEW;
  private static final int THREATS = FREE + MANY;

  // A Location, counted from the Villain
  private static final int OF_TOKENS = 0;
  private static final int OF_FREE = OF_TOKENS + Token.ALL.length * FEW;
  private static final int OF_THREAT = OF_FREE + FEW;
  private static final int LOCATION = OF_THREAT + 1;

  // A Hero, counted from the one whose turn it is
  private static final int OF_WHOM = 0;
  private static final int OF_HAND = OF_WHOM + Box.heroes().size();
  private static final int OF_DECK = OF_HAND + MANY;
  private static final int OF_PLACE = OF_DECK + MANY;
  private static final int OF_KO = OF_PLACE + Box.RING;
  private static final int OF_ACTIONS = OF_KO + 1;
  private static final int HERO = OF_ACTIONS + Symbol.ALL.length * FEW;

  private static final int RING = THREATS + Box.threats().size() * FEW;
  private static final int HEROES = RING + Box.RING * LOCATION;

  // The turn, and what lies round who has it
  private static final int SYMBOLS = HEROES + Member.MOST * HERO;
  private static final int HERE = SYMBOLS + Symbol.ALL.length * FEW;
  private static final int WITH_VILLAIN = HERE + LOCATION;
  private static final int CARDS = WITH_VILLAIN + 1;
  private static final int OWN_PLANS = CARDS + Box.heroCards().size();
  private static final int COUNT = OWN_PLANS + Box.plans().size();

  @Override
  public int count() {
    return COUNT;
  }

  @Override
  public int most() {
    return 320;
  }

  @Override
  public int kinds() {
    return 0;
  }

  /** What a move is good for hangs on so much that its merit tells more. */
  @Override
  public int kind(UnitedMove move) {
    throw new UnsupportedOperationException("moves are not told apart");
  }

  @Override
  public int mostSides() {
    return SIDES;
  }

  @Override
  public int sides(UnitedPosition position) {
    return SIDES;
  }

  @Override
  public int of(UnitedPosition position, int[] into) {
    var sheet = new Sheet(into);
    var board = position.board();
    table(board, sheet);
    sheet.set(EYES + position.side(position.chooser()));
    for (var threat : board.threats().all()) threat(board, threat, sheet);
    for (var at : Location.ALL) {
      location(board, at, RING + away(board, at) * LOCATION, sheet);
    }
    for (int i = 0; i < board.team().size(); i++) {
      hero(board, board.inTurn(i), HEROES + i * HERO, sheet);
    }
    turn(board, sheet);
    hands(position, sheet);
    return sheet.marks;
  }

  /** Takes marks down. */
  private static final class Sheet {
    private final int[] into;
    private int marks;

    Sheet(int[] into) {
      this.into = into;
    }

    void set(int mark) {
      into[marks++] = mark;
    }

    void set(int first, int number, int numbers) {
      set(first + Math.clamp(number, 0, numbers - 1));
    }

    /** As {@link #set}, but nothing for none. */
    void some(int first, int number, int numbers) {
      if (number > 0) set(first, number, numbers);
    }
  }

  private static void table(Board board, Sheet sheet) {
    var dashboard = board.dashboard();
    int villain = board.villain().index();
    sheet.set(MODE + board.mode().ordinal());
    sheet.set(TEAM + board.team().size());
    sheet.set(VILLAIN + villain);
    if (board.villain().hasHealth()) sheet.set(HEALTH + villain * MANY, dashboard.health(), MANY);
    sheet.some(TRACK + villain * MANY, dashboard.track(), MANY);
    if (dashboard.isStunned()) sheet.set(STUNNED);
    for (var mission : Mission.ALL) {
      int came = dashboard.isDone(mission) ? MANY : dashboard.progress(mission);
      sheet.set(PROGRESS + mission.ordinal() * MANY, came, MANY);
    }
    sheet.set(DONE + dashboard.missionsDone());
    sheet.set(PLANS, dashboard.plans().size() + dashboard.handSize(), MANY);
    sheet.some(SUPER, Bits.count(dashboard.superCards()), FEW);
    sheet.set(UNTIL, board.interval() - board.turn().gap(), FEW);
    sheet.set(PACE, board.pace(), FEW);
    sheet.set(FREE, board.ring().free(), MANY);
  }

  private static int away(Board board, Location at) {
    return Math.floorMod(at.index() - board.dashboard().at().index(), Box.RING);
  }

  /** What is still to be done about it. */
  private static void threat(Board board, Threat threat, Sheet sheet) {
    if (!board.threats().inPlay(threat)) return;
    int left =
        threat.isHenchman()
            ? board.threats().health(threat)
            : threat.clear().size() - Bits.count(board.threats().filled(threat));
    sheet.set(THREATS + threat.index() * FEW, left, FEW);
  }

  private static void location(Board board, Location at, int first, Sheet sheet) {
    for (var token : Token.ALL) {
      sheet.some(first + OF_TOKENS + token.ordinal() * FEW, board.ring().count(at, token), FEW);
    }
    sheet.set(first + OF_FREE, board.ring().free(at), FEW);
    if (board.threats().anyAt(at)) sheet.set(first + OF_THREAT);
  }

  private static void hero(Board board, Member hero, int first, Sheet sheet) {
    var team = board.team();
    sheet.set(first + OF_WHOM + team.hero(hero).index());
    sheet.set(first + OF_HAND, team.handSize(hero), MANY);
    sheet.set(first + OF_DECK, team.deck(hero).size(), MANY);
    sheet.set(first + OF_PLACE + away(board, team.at(hero)));
    if (team.isKo(hero)) sheet.set(first + OF_KO);
    for (var symbol : Symbol.ALL) {
      int kind = first + OF_ACTIONS + symbol.ordinal() * FEW;
      sheet.some(kind, team.tokens(hero, symbol), FEW);
    }
  }

  private static void turn(Board board, Sheet sheet) {
    var at = board.team().at(board.decider());
    if (at.isNowhere()) return;
    location(board, at, HERE, sheet);
    if (at.equals(board.dashboard().at())) sheet.set(WITH_VILLAIN);
    if (board.turn().phase() != Turn.Phase.HERO) return;
    int symbols = board.turn().ofHero().symbols();
    for (var symbol : Symbol.ALL) {
      sheet.some(SYMBOLS + symbol.ordinal() * FEW, Pool.count(symbols, symbol), FEW);
    }
  }

  /** Only what who chooses holds. */
  private static void hands(UnitedPosition position, Sheet sheet) {
    var board = position.board();
    var hero = board.heroOf(position.chooser());
    if (hero.isNobody()) {
      for (var plan : board.villain().plans()) {
        if (board.dashboard().held(plan) > 0) sheet.set(OWN_PLANS + plan.index());
      }
      return;
    }
    for (var card : board.team().hero(hero).cards()) {
      if (board.team().holds(hero, card)) sheet.set(CARDS + card.index());
    }
  }
}
