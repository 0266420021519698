package sixstones.games.united.verbs;

import sixstones.games.united.state.Deck;
import sixstones.games.united.state.Member;
import sixstones.games.united.state.StoryKind;
import sixstones.games.united.steps.CarryOut;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Verb;
import sixstones.games.united.steps.VerbKind;

/** The latest Hero card of the Storyline goes under its deck. */
public record ReturnLast() implements Verb {

  public static final VerbKind KIND =
      VerbKind.named("return_story")
          .form("the latest Hero card goes under its deck", _ -> new ReturnLast());

  @Override
  public void begin(Play game, CarryOut step) {
    var story = game.story;
    var last = story.lastHeroCard();
    if (last.isNone()) return;
    var card = story.card(last);
    Member hero = story.hero(last);
    boolean facedown = story.isFacedown(last);
    int seenBy = facedown ? game.board.seesHand(hero) : Deck.EVERYBODY;
    if (story.kind(last) == StoryKind.HERO) game.team.deck(hero).putUnder(card, seenBy);
    else game.board.support().deck().putUnder(card, seenBy);
    story.remove(last);
    game.tell.returnedCard(hero, card, facedown);
  }
}
