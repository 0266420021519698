package sixstones.games.united.text;

import java.util.ArrayList;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import sixstones.engine.Bits;
import sixstones.engine.text.Tree;
import sixstones.games.united.UnitedPosition;
import sixstones.games.united.box.Box;
import sixstones.games.united.box.HeroCard;
import sixstones.games.united.box.Mission;
import sixstones.games.united.effects.Token;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Clue;
import sixstones.games.united.state.Ending;
import sixstones.games.united.state.Location;
import sixstones.games.united.state.Member;
import sixstones.games.united.state.StoryKind;

/** Writes everything about a position. */
final class PositionWriter {

  private final UnitedPosition position;
  private final Board board;

  PositionWriter(UnitedPosition position) {
    this.position = position;
    board = position.board();
  }

  Tree.Mapping write() {
    var heroes = new ArrayList<String>();
    var team = Tree.mapping();
    for (var hero : board.team().members()) {
      heroes.add(Names.hero(board, hero));
      team.put(Names.hero(board, hero), hero(hero));
    }
    var text =
        Tree.mapping()
            .put("mode", board.mode().id())
            .put("open hands", board.agreed().openHands() ? "yes" : "no")
            .putUnless(!board.agreed().relentless(), "relentless", "yes")
            .put("heroes", Tree.list(heroes))
            .put("villain", villain())
            .put("ring", ring())
            .put("locations", locations())
            .putUnless(board.ring().rick().isNowhere(), "rick", place(board.ring().rick()))
            .put("threats", threats())
            .put("missions", missions())
            .put("completed", completed())
            .put("team", team.done())
            .put("super spent", Names.set(board.team().superSpent(), Box.superHeroCards()))
            .put("super noticed", noticed(board.team().superNoticed(), this::holding))
            .put("story", story());
    if (board.mode().hasCommander()) text.put("support", support());
    return text.put("turn", TurnText.write(board))
        .put("gear tried", Names.set(board.gear().tried(), Box.gears()))
        .put("steps", Tree.list(position.steps().toList().stream().map(StepText::write).toList()))
        .putUnless(position.ending() == Ending.NONE, "over", position.ending().id())
        .put("drawn", position.drawn())
        .done();
  }

  private String place(Location at) {
    return at.isNowhere() ? "" : Names.location(board, at);
  }

  private Tree villain() {
    var dashboard = board.dashboard();
    var plans = board.villain().plans();
    var hand = Names.hand(dashboard.hand(), plans);
    return Tree.mapping()
        .put("name", board.villain().id())
        .put("at", Names.location(board, dashboard.at()))
        .put("health", dashboard.health())
        .put("track", dashboard.track())
        .putUnless(!dashboard.isStunned(), "stunned", "yes")
        .put("ignored", dashboard.ignored())
        .put("deck", Names.deck(dashboard.plans()))
        .put("left", dashboard.plans().size())
        .put("hand", hand)
        .put("hand seen", plansSeen())
        .put("super", Names.set(dashboard.superCards(), Box.villainCards()))
        .put("super spent", Names.set(dashboard.superSpent(), Box.villainCards()))
        .put("super noticed", noticed(dashboard.superNoticed(), card -> Box.villainCard(card).id()))
        .done();
  }

  /** The newest first, each a list of what would explain it. */
  private static Tree noticed(@Nullable Clue newest, IntFunction<String> name) {
    var all = new ArrayList<Tree>();
    for (var one = newest; one != null; one = one.before()) {
      all.add(Names.set(one.oneOf(), name));
    }
    return Tree.list(all);
  }

  private String holding(int bit) {
    int cards = Box.superHeroCards().size();
    return Names.hero(board, Member.of(bit / cards)) + " " + Box.superHeroCard(bit % cards).id();
  }

  /** By seat: the cards of the Villain player's hand that it has seen. */
  private Tree plansSeen() {
    var seen = Tree.mapping();
    for (int seat = 1; seat < board.seats() && board.mode().hasVillainSeat(); seat++) {
      int cards = board.dashboard().handSeen(seat);
      var plans = board.villain().plans();
      seen.putUnless(cards == 0, String.valueOf(seat), Names.hand(cards, plans));
    }
    return seen.done();
  }

  private Tree ring() {
    var tiles = new ArrayList<String>();
    for (var at : Location.ALL) tiles.add(Names.location(board, at));
    return Tree.list(tiles);
  }

  private Tree locations() {
    var locations = Tree.mapping();
    for (var at : Location.ALL) {
      var tokens = Tree.mapping();
      for (var token : Token.ALL) {
        int count = board.ring().count(at, token);
        int wounded = board.ring().wounded(at, token);
        tokens.putUnless(count == 0, token.id(), count);
        tokens.putUnless(wounded == 0, "wounded " + token.id(), wounded);
      }
      locations.put(Names.location(board, at), tokens.done());
    }
    return locations.done();
  }

  private Tree threats() {
    var threats = board.threats();
    var all = Tree.mapping();
    for (var threat : threats.all()) {
      all.put(
          threat.id(),
          Tree.mapping()
              .put(
                  "at",
                  threats.inPlay(threat) ? Names.location(board, threats.at(threat)) : "cleared")
              .put("health", threats.health(threat))
              .put("filled", Names.set(threats.filled(threat), space -> String.valueOf(space + 1)))
              .put("token", threats.hasToken(threat) ? "yes" : "no")
              .putUnless(!threats.isStunned(threat), "stunned", "yes")
              .putUnless(!threats.isImmune(threat), "immune", "yes")
              .putUnless(!threats.hasReacted(threat), "reacted", "yes")
              .put("ignored", threats.ignored(threat))
              .done());
    }
    return all.done();
  }

  private Tree missions() {
    var missions = Tree.mapping();
    for (var mission : Mission.ALL) {
      missions.put(mission.id(), board.dashboard().progress(mission));
    }
    return missions.done();
  }

  /** In the order of completion. */
  private Tree completed() {
    var missions = new ArrayList<String>();
    for (int n = 0; n < board.dashboard().missionsDone(); n++) {
      missions.add(board.dashboard().completed(n).id());
    }
    return Tree.list(missions);
  }

  private Tree hero(Member hero) {
    var team = board.team();
    var cards = team.hero(hero).cards();
    var removed = new ArrayList<String>();
    for (var card : cards) {
      for (int i = 0; i < team.removed(hero, card); i++) removed.add(card.id());
    }
    return Tree.mapping()
        .put("at", Names.location(board, team.at(hero)))
        .putUnless(!team.isKo(hero), "ko", "yes")
        .put("hand", Names.hand(team.hand(hero), cards))
        .put("hand seen", Names.hand(team.handSeen(hero), cards))
        .put("deck", Names.deck(team.deck(hero)))
        .put("left", team.deck(hero).size())
        .put("removed", Tree.list(removed))
        .put("tokens", Names.symbols(symbol -> team.tokens(hero, symbol)))
        .put("gear", gear(hero))
        .put("super", Names.set(team.superCards(hero), Box.superHeroCards()))
        .putUnless(team.guard(hero) == 0, "guard", team.guard(hero))
        .putUnless(!team.isInvulnerable(hero), "invulnerable", "yes")
        .putUnless(!team.isSheltering(hero), "sheltering", "yes")
        .putUnless(!team.isRedirecting(hero), "redirecting", "yes")
        .putUnless(!team.mustPlayRandom(hero), "random", "yes")
        .putUnless(!team.mustPlayFacedown(hero), "facedown", "yes")
        .done();
  }

  private Tree gear(Member hero) {
    var gears = new ArrayList<String>();
    for (var gear : Box.gears()) {
      if (board.gear().owner(gear) != hero) continue;
      gears.add(gear.id() + (board.gear().isCharged(gear) ? "" : " used"));
    }
    return Tree.list(gears);
  }

  /** Cards of a Hero that was replaced are not the Hero's own. */
  private boolean isOwn(HeroCard card, Member hero) {
    return card.isOf(board.team().hero(hero));
  }

  private Tree story() {
    var story = board.story();
    var cards = new ArrayList<String>();
    for (var place : story.places()) {
      boolean plan = !story.isHeroCard(place);
      var line = new StringBuilder(plan ? story.plan(place).id() : story.card(place).id());
      if (story.kind(place) == StoryKind.HERO && !isOwn(story.card(place), story.hero(place))) {
        line.append(" by ").append(board.team().hero(story.hero(place)).id());
      }
      if (story.isFacedown(place)) line.append(" facedown");
      if (story.covered(place) != 0) line.append(" covered");
      for (int rest = story.covered(place); rest != 0; rest = Bits.rest(rest)) {
        line.append(' ').append(Bits.first(rest) + 1);
      }
      cards.add(line.toString());
    }
    return Tree.list(cards);
  }

  private Tree support() {
    var support = board.support();
    return Tree.mapping()
        .put("heroes", Names.set(support.heroes(), Box.heroes()))
        .put("row", Names.row(support.row()))
        .put("deck", Names.deck(support.deck()))
        .put("plans", Names.set(support.plans(), Box.battlePlans()))
        .done();
  }
}
