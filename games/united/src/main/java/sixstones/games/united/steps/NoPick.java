package sixstones.games.united.steps;

import sixstones.engine.Refusal;
import sixstones.games.united.box.Hero;
import sixstones.games.united.box.Threat;
import sixstones.games.united.box.Tile;
import sixstones.games.united.effects.Token;
import sixstones.games.united.moves.Option;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.moves.UnitedMove.Pick;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Location;
import sixstones.games.united.state.Member;
import sixstones.games.united.state.StoryPlace;

/** Why a thing is not among those that an effect lets pick. */
final class NoPick {

  private NoPick() {}

  static Refusal why(Board board, EffectQuestion<?> asked, Pick pick) {
    boolean henchmanOrVillain = asked.pick() == PickKind.THREAT && pick.kind() == PickKind.VILLAIN;
    if (asked.pick() != pick.kind() && !henchmanOrVillain) return Because.answerFirst(board, asked);
    var verb = asked.of().verb();
    return switch (pick.kind()) {
      case LOCATION -> location(board, asked, (Tile) pick.thing());
      case HERO -> hero(board, asked, (Hero) pick.thing());
      case THREAT -> threat(board, asked, (Threat) pick.thing());
      case VILLAIN -> verb.noVillain(board, asked);
      case TOKEN -> verb.noToken(asked, (Token) pick.thing());
      case SYMBOL -> verb.noSymbol(asked);
      case STORY -> story(board, asked, (StoryPlace) pick.thing());
      case OPTION -> verb.noOption((Option) pick.thing());
      case NUMBER -> Because.of(asked.rule(), "outOfRange");
      case CARD, PLAN -> Because.of(asked.rule(), "notInHand");
      case SUPPORT -> Because.of("U-SOLO-06", "notInRow");
      case MISSION, GEAR, RICK, SUPER_HERO, SUPER_VILLAIN, BATTLE_PLAN ->
          Because.answerFirst(board, asked);
    };
  }

  private static Refusal location(Board board, EffectQuestion<?> asked, Tile tile) {
    Location at = board.ring().find(tile);
    if (at.isNowhere()) return Because.of("U-RING-01", "notInRing");
    return asked.of().verb().noLocation(board, asked, at);
  }

  private static Refusal hero(Board board, EffectQuestion<?> asked, Hero hero) {
    Member member = board.team().find(hero);
    if (member.isNobody()) return Because.of("U-MODE-06", "notInTeam");
    if (board.team().isKo(member)) return Because.of("U-KO-09", "koTarget");
    if (member == asked.of().context().actor()) return Because.of("U-TOKEN-08", "ownHero");
    return Because.of(asked.rule(), "heroElsewhere");
  }

  private static Refusal threat(Board board, EffectQuestion<?> asked, Threat card) {
    if (!board.villain().threats().contains(card)) return Because.of("U-SETUP-09", "threatOfOther");
    return asked.of().verb().noThreat(board, asked, card);
  }

  private static Refusal story(Board board, EffectQuestion<?> asked, StoryPlace place) {
    var story = board.story();
    if (place.index() >= story.size()) return Because.of("U-HERO-PLAY-03", "noStoryCard");
    if (!story.isHeroCard(place)) return Because.of("U-STORY-03", "storyPlan");
    return asked.of().verb().noStory(board, asked, place);
  }
}
