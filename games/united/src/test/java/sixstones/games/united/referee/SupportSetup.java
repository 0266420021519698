package sixstones.games.united.referee;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** U-SOLO-03 to 09: the Support team, its deck and row, the Battle Plans. */
final class SupportSetup {

  private final Referee game;
  private final World world;
  private final int seat;

  SupportSetup(Referee game) {
    this.game = game;
    this.world = game.world;
    this.seat = world.heroes.getFirst().seat;
  }

  void choose(Map<String, String> options) {
    if (options.getOrDefault("support", "choose").equals("random")) dealTeam();
    else chooseTeam();
    // U-SOLOSV-02.
    if (!world.villainPlayer()) {
      choosePlans(Integer.parseInt(options.getOrDefault("battle-plans", "2")));
    }
    layOut();
  }

  private List<String> candidates() {
    var heroes = new ArrayList<>(world.printed.heroes.keySet());
    heroes.remove(world.heroes.getFirst().id);
    heroes.remove(world.villain); // U-RULE-69
    heroes.removeAll(world.supportHeroes);
    return heroes;
  }

  private List<String> specials(String hero) {
    return new ArrayList<>(
        world.printed.heroDeck(hero).stream()
            .filter(card -> !world.printed.heroCard(card).plain())
            .toList());
  }

  private void chooseTeam() {
    for (int i = 0; i < 4; i++) {
      var hero = game.choose(seat, "hero", candidates());
      world.supportHeroes.add(hero);
      var left = specials(hero);
      for (int j = 0; j < 3; j++) {
        var card = game.choose(seat, "card", left.stream().distinct().toList());
        left.remove(card);
        world.supportDeck.add(card);
      }
    }
  }

  /** Chance has chosen; it must have kept the rules. */
  private void dealTeam() {
    var support = game.arbiter.text().at("support");
    for (var hero : support.at("heroes").texts()) {
      if (!candidates().contains(hero)) throw game.arbiter.differs(hero + " can't support");
      world.supportHeroes.add(hero);
    }
    var dealt = new ArrayList<>(support.at("row").texts());
    dealt.addAll(Facts.cards(support.at("deck")));
    for (var hero : world.supportHeroes) {
      var left = specials(hero);
      var own = dealt.stream().filter(left::contains).toList();
      if (own.size() != 3) throw game.arbiter.differs(own + " are not three cards");
      for (var card : own) {
        if (!left.remove(card)) throw game.arbiter.differs("too many " + card);
      }
      world.supportDeck.addAll(own);
    }
  }

  /** U-SOLO-09. */
  private void choosePlans(int budget) {
    int left = budget;
    while (true) {
      var answers = new ArrayList<String>();
      for (var plan : world.printed.battlePlans.entrySet()) {
        if (plan.getValue().at("cost").number() <= left
            && !world.battlePlans.contains(plan.getKey())) {
          answers.add("pick battle-plan " + plan.getKey());
        }
      }
      if (answers.isEmpty()) return;
      answers.add("decline");
      var answer = game.ask(seat, answers);
      if (answer.equals("decline")) return;
      var plan = Referee.lastWord(answer);
      world.battlePlans.add(plan);
      left -= Printed.of(world.printed.battlePlans, plan).at("cost").number();
    }
  }

  /** U-SOLO-06: chance has shuffled; two cards lie in the row, three with the Wide Roster. */
  private void layOut() {
    var support = game.arbiter.text().at("support");
    var row = support.at("row").texts();
    var deck = Facts.cards(support.at("deck"));
    var all = new ArrayList<>(row);
    all.addAll(deck);
    boolean wide = world.battlePlans.contains("bpl-10");
    if (wide) game.arbiter.met("battle plan bpl-10");
    int size = wide ? 3 : 2;
    var chosen = world.supportDeck.stream().sorted().toList();
    if (row.size() != size || !all.stream().sorted().toList().equals(chosen)) {
      throw game.arbiter.differs("the Support deck should be made of " + chosen);
    }
    world.supportRow.addAll(row);
    world.supportDeck.clear();
    world.supportDeck.addAll(deck);
  }
}
