package sixstones.games.united.state;

import sixstones.engine.Fingerprint;
import sixstones.games.united.box.Box;
import sixstones.games.united.box.Threat;
import sixstones.games.united.box.Villain;

/** Everything on the table. */
public final class Board {

  /** Where the Villain player sits, if there is one. */
  public static final int VILLAIN_SEAT = 0;

  private final Mode mode;
  private final Agreed agreed;
  private final Ring ring;
  private final Team team;
  private final GearRack gear;
  private final Threats threats;
  private final Dashboard dashboard;
  private final Storyline story;
  private final Support support;
  private final Turn turn;

  public Board(Mode mode, int heroes, Villain villain, Agreed agreed) {
    this(
        mode,
        agreed,
        new Ring(),
        new Team(heroes),
        new GearRack(),
        new Threats(villain),
        new Dashboard(villain),
        new Storyline(),
        new Support(),
        new Turn());
  }

  private Board(
      Mode mode,
      Agreed agreed,
      Ring ring,
      Team team,
      GearRack gear,
      Threats threats,
      Dashboard dashboard,
      Storyline story,
      Support support,
      Turn turn) {
    this.mode = mode;
    this.agreed = agreed;
    this.ring = ring;
    this.team = team;
    this.gear = gear;
    this.threats = threats;
    this.dashboard = dashboard;
    this.story = story;
    this.support = support;
    this.turn = turn;
  }

  public Board copy() {
    return new Board(
        mode,
        agreed,
        ring.copy(),
        team.copy(),
        gear.copy(),
        threats.copy(),
        dashboard.copy(),
        story.copy(),
        mode.hasCommander() ? support.copy() : support,
        turn.copy());
  }

  public Mode mode() {
    return mode;
  }

  public Agreed agreed() {
    return agreed;
  }

  public Ring ring() {
    return ring;
  }

  public Team team() {
    return team;
  }

  public GearRack gear() {
    return gear;
  }

  public Threats threats() {
    return threats;
  }

  public Dashboard dashboard() {
    return dashboard;
  }

  public Villain villain() {
    return dashboard.villain();
  }

  public Storyline story() {
    return story;
  }

  public Support support() {
    return support;
  }

  public Turn turn() {
    return turn;
  }

  public int seats() {
    return team.size() + (mode.hasVillainSeat() ? 1 : 0);
  }

  public int seatOf(Member hero) {
    return mode.hasVillainSeat() ? hero.index() + 1 : hero.index();
  }

  /** The Hero of a seat, or nobody for the Villain player. */
  public Member heroOf(int seat) {
    return Member.of(mode.hasVillainSeat() ? seat - 1 : seat);
  }

  /** The seats that see a Hero's hand: the owner, or all Hero players (U-RULE-89). */
  public int seesHand(Member hero) {
    if (!agreed.openHands()) return 1 << seatOf(hero);
    return heroSeats();
  }

  public int heroSeats() {
    return ((1 << team.size()) - 1) << (mode.hasVillainSeat() ? 1 : 0);
  }

  /** U-SOLO-10: a Commander counts as two Heroes. */
  public int heroesCounted() {
    return mode.hasCommander() ? 2 : team.size();
  }

  /** U-TIE-02. */
  public Member decider() {
    return turn.phase() == Turn.Phase.HERO ? turn.active() : turn.next();
  }

  /** The Hero so many turns after the decider. */
  public Member inTurn(int turns) {
    return further(decider(), turns);
  }

  /** U-SCHED-02, U-SCHED-03, U-CHALLENGE-06: Hero cards between two turns of the Villain. */
  public int pace() {
    return Box.interval(agreed.relentless() || dashboard.isUnderPressure());
  }

  /** U-SCHED-04, U-RULE-42. */
  public int interval() {
    return Math.max(1, pace() + turn.delay());
  }

  /** U-HERO-01, U-RULE-87. */
  public Member after(Member hero) {
    return further(hero, 1);
  }

  private Member further(Member hero, int turns) {
    int steps = turn.reversed() ? -turns : turns;
    return Member.of(Math.floorMod(hero.index() + steps, team.size()));
  }

  /** A Threat comes into play, fresh. */
  public void bringIn(Threat threat, Location at) {
    threats.at(threat, at);
    threats.filled(threat, 0);
    threats.health(threat, threats.startHealth(threat, heroesCounted()));
  }

  /** What lasts for one turn is over. */
  public void endTurn() {
    ring.healWounds();
    dashboard.ignored(0);
    threats.endTurn();
    turn.forget();
  }

  public void addTo(Fingerprint print) {
    print.add(mode).add(agreed.openHands());
    // Positions from before there was such a Challenge keep their fingerprints.
    if (agreed.relentless()) print.add(true);
    ring.addTo(print);
    team.addTo(print);
    gear.addTo(print);
    threats.addTo(print);
    dashboard.addTo(print);
    story.addTo(print);
    if (mode.hasCommander()) support.addTo(print);
    turn.addTo(print);
  }
}
