package sixstones.games.united.referee;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** U-SUPERVILLAIN-02 to 07, U-SOLOSV-03 and 04. */
final class VillainPlayerSetup {

  private final Referee game;
  private final World world;

  VillainPlayerSetup(Referee game) {
    this.game = game;
    this.world = game.world;
  }

  void prepare(int extraTokens) {
    for (int i = 0; i < 2; i++) world.planHand.add(world.planDeck.removeFirst());
    keepSuperVillainCards();
    chooseStart();
    dealSuperHeroCards();
    if (!world.solo()) giveTokens(extraTokens);
  }

  /** U-SUPERVILLAIN-03. */
  private void keepSuperVillainCards() {
    var drawn = game.arbiter.text().at("villain").at("super").texts();
    if (drawn.size() != 4) throw game.arbiter.differs("the Villain draws 4 cards, not " + drawn);
    world.villainSuper.addAll(drawn);
    world.villainSuper.remove(game.choose(0, "super-villain", drawn));
  }

  /** U-SUPERVILLAIN-02, U-RULE-102: the Hero player seated first puts the pieces down. */
  private void chooseStart() {
    world.villainAt = game.choose(first().seat, "location", world.ring).index;
    for (var hero : world.heroes) hero.at = World.ringIndex(world.villainAt + 3);
  }

  private Hero first() {
    return world.heroes.getFirst();
  }

  /** U-SUPERVILLAIN-06, U-SOLOSV-04: one for each Hero, two for a Commander, one is left over. */
  private void dealSuperHeroCards() {
    var drawn = new ArrayList<String>();
    for (var offer : game.arbiter.offered()) drawn.add(Referee.lastWord(offer));
    var receivers = world.solo() ? List.of(first(), first()) : world.heroes;
    if (drawn.size() != receivers.size() + 1
        || !world.printed.superHeroCards.keySet().containsAll(drawn)) {
      throw game.arbiter.differs("Super Hero cards drawn: " + drawn);
    }
    for (var hero : receivers) {
      var card = game.choose(first().seat, "super-hero", drawn);
      drawn.remove(card);
      hero.superCards.add(card);
    }
  }

  /** U-SUPERVILLAIN-07, U-RULE-62; a Commander takes them all at the start (U-SOLOSV-03). */
  void giveTokens(int extra) {
    var tokens = new ArrayList<>(world.dashboard().at("hero_start_tokens").at("tokens").texts());
    tokens.addAll(Collections.nCopies(extra, "wild"));
    for (var token : tokens) game.choose(first().seat, "hero", world.heroes).gain(token, 1);
  }
}
