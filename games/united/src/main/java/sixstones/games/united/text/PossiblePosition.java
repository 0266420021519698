package sixstones.games.united.text;

import sixstones.engine.Bits;
import sixstones.engine.text.TreeReader;
import sixstones.games.united.box.Box;
import sixstones.games.united.box.Mission;
import sixstones.games.united.effects.Token;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Location;
import sixstones.games.united.state.Mode;

/** Refuses positions that no game can reach. */
final class PossiblePosition {

  private final TreeReader text;
  private final Board board;

  private PossiblePosition(TreeReader text, Board board) {
    this.text = text;
    this.board = board;
  }

  static void check(TreeReader text, Board board) {
    var check = new PossiblePosition(text, board);
    check.tokens();
    check.missions();
    check.threats();
    check.heroes();
    check.gear();
    check.story();
    if (board.mode().hasVillainSeat()) check.superCards();
    else check.noSuperCards();
  }

  private void refuse(boolean impossible, String field, String why) {
    if (impossible) throw text.find(field).orElse(text).error(why);
  }

  private void tokens() {
    boolean doom = board.villain().losesUnplaceable();
    for (var at : Location.ALL) {
      var ring = board.ring();
      refuse(!doom && ring.doombots(at) > 0, "locations", "only Emperor Doom has Doombots");
      for (var token : Token.ALL) {
        refuse(
            ring.wounded(at, token) > ring.count(at, token),
            "locations",
            "more tokens have taken damage than there are");
      }
    }
    refuse(
        !board.ring().rick().isNowhere() && !board.villain().id().equals("maestro"),
        "rick",
        "Rick Jones belongs to Maestro");
  }

  /** U-INVARIANT-05: a full Mission is complete, unless a Threat forbids it. */
  private void missions() {
    for (var mission : Mission.ALL) {
      int tokens = board.dashboard().progress(mission);
      refuse(
          board.dashboard().isDone(mission) && tokens > 0,
          "missions",
          "a completed Mission holds no tokens");
    }
    refuse(
        board.villain().hasHealth() && board.dashboard().health() == 0 && !text.has("over"),
        "villain",
        "a Villain without Health is defeated");
  }

  private void threats() {
    var threats = board.threats();
    for (var threat : threats.all()) {
      if (!threats.inPlay(threat)) continue;
      refuse(
          threat.isHenchman() && threats.health(threat) == 0,
          "threats",
          threat.id() + " has no Health and would be cleared");
      refuse(
          !threat.isHenchman() && threats.health(threat) > 0,
          "threats",
          threat.id() + " has no Health");
      int spaces = threat.clear().size();
      refuse(
          !threat.isHenchman() && Bits.count(threats.filled(threat)) >= spaces,
          "threats",
          threat.id() + " is full and would be cleared");
      refuse(
          threats.filled(threat) >> spaces != 0,
          "threats",
          threat.id() + " has only " + spaces + " spaces");
    }
  }

  /** U-INVARIANT-06. */
  private void heroes() {
    var team = board.team();
    for (var member : team.members()) {
      refuse(team.isKo(member) && team.handSize(member) > 0, "team", "a KO'd Hero holds no cards");
      refuse(
          team.hero(member).id().equals(board.villain().id()),
          "heroes",
          "the Anti-Hero is Hero or Villain, not both");
    }
  }

  private void gear() {
    for (var member : board.team().members()) {
      var own = board.team().hero(member).gear();
      int universal = 0;
      for (var gear : Box.gears()) {
        if (board.gear().owner(gear) != member) continue;
        refuse(
            !gear.isUniversal() && !own.contains(gear),
            "team",
            gear.id() + " belongs to another Hero");
        if (gear.isUniversal()) universal++;
      }
      refuse(universal > 1 && !text.has("steps"), "team", "a Hero has one Universal Gear card");
    }
  }

  private void story() {
    var story = board.story();
    for (var place : story.places()) {
      if (!story.isHeroCard(place)) continue;
      int symbols = story.card(place).symbols().size();
      refuse(
          story.covered(place) >> symbols != 0,
          "story",
          story.card(place).id() + " has only " + symbols + " symbols");
    }
  }

  private void superCards() {
    int held = 0;
    var team = board.team();
    for (var member : team.members()) {
      refuse((held & team.superCards(member)) != 0, "team", "every Super Hero card is there once");
      held |= team.superCards(member);
    }
    refuse((held & team.superSpent()) != 0, "super spent", "a card that was played is not held");
    int most = board.mode() == Mode.DUEL ? 2 : team.size();
    refuse(Bits.count(held) > most, "team", "at most " + most + " Super Hero cards are held");
    var dashboard = board.dashboard();
    refuse(
        (dashboard.superCards() & dashboard.superSpent()) != 0,
        "villain",
        "a card that was played is not held");
    refuse(
        Bits.count(dashboard.superCards()) > 4,
        "villain",
        "at most 4 Super Villain cards are held");
  }

  private void noSuperCards() {
    refuse(
        board.team().superHeld() != 0 || board.dashboard().superCards() != 0,
        "mode",
        "Super cards are for games with a Villain player");
  }
}
