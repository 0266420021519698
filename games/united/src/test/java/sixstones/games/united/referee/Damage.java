package sixstones.games.united.referee;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** U-DAMAGE: damage to Heroes, and what comes between. */
final class Damage {

  /** So much damage for one Hero. */
  record Hit(Hero hero, int n) {}

  private final Referee game;

  Damage(Referee game) {
    this.game = game;
  }

  /** One instruction; says how many Heroes were dealt damage by it (U-DAMAGE-06, U-RULE-31). */
  int deal(List<Hit> hits, boolean unavoidable) {
    int[] damaged = {0};
    game.knockouts.together(
        () -> {
          for (var hit : hits) {
            if (suffer(hit.hero(), hit.n(), unavoidable, new ArrayList<>())) damaged[0]++;
          }
        });
    return damaged[0];
  }

  /** Says whether the Hero has really been dealt damage. */
  private boolean suffer(Hero hero, int n, boolean unavoidable, List<Hero> shifted) {
    if (hero.down) return false; // U-RULE-86
    if (!unavoidable && sheltered(hero)) return false; // U-INVULN-02
    int left = n;
    if (!unavoidable) {
      int guarded = Math.min(hero.guard, left);
      hero.guard -= guarded;
      left -= guarded;
      if (left == 0) return false;
    }
    if (hero.redirecting && !shifted.contains(hero)) {
      shifted.add(hero);
      var other = redirect(hero);
      if (other.isPresent()) return other.get().suffer(left, unavoidable, shifted);
    }
    var window = game.superCards.beforeDamage(hero, left, unavoidable);
    left = window.left();
    if (window.taker().isPresent()) {
      return suffer(window.taker().get(), left, unavoidable, shifted);
    }
    if (left == 0 || hero.hand.isEmpty()) return false; // U-RULE-35: nothing to discard
    discard(hero, left);
    return true;
  }

  /** U-INVULN-01, U-RULE-44. */
  private boolean sheltered(Hero hero) {
    return hero.invulnerable
        || game.world.heroes.stream().anyMatch(other -> other.sheltering && other.at == hero.at);
  }

  /** Where redirected damage goes. */
  private interface Instead {
    boolean suffer(int n, boolean unavoidable, List<Hero> shifted);
  }

  /** Shapeshifting (U-RULE-45). */
  private Optional<Instead> redirect(Hero hero) {
    var world = game.world;
    var answers = new ArrayList<String>();
    for (var other : world.others(hero)) answers.add("pick hero " + other);
    for (var threat : world.threats) {
      if (game.enemies.canBeDamaged(threat)) answers.add("pick threat " + threat);
    }
    if (answers.isEmpty()) return Optional.empty();
    answers.add("decline");
    var answer = game.ask(hero.seat, answers);
    if (answer.equals("decline")) return Optional.empty();
    var name = Referee.lastWord(answer);
    if (answer.startsWith("pick hero")) {
      return Optional.of((n, hard, shifted) -> suffer(world.hero(name), n, hard, shifted));
    }
    return Optional.of(
        (n, hard, shifted) -> {
          game.enemies.hitHenchman(world.threat(name), n, Optional.empty());
          return false;
        });
  }

  /** U-DAMAGE-01 to 04; the last card is a KO (U-KO-01). */
  void discard(Hero hero, int n) {
    for (int i = 0; i < n && !hero.hand.isEmpty(); i++) {
      var card = game.choose(hero.seat, "card", hero.hand.stream().sorted().distinct().toList());
      hero.hand.remove(card);
      hero.deck.add(card);
      if (hero.hand.isEmpty()) game.knockouts.fall(hero);
    }
  }
}
