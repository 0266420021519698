package sixstones.games.united.referee;

import java.util.Collection;
import java.util.List;

/** The chapters of the rules, and the table they share. */
final class Referee {

  final World world;
  final Arbiter arbiter;
  final Where where = new Where(this);
  final Conditions conditions = new Conditions(this);
  final Missions missions = new Missions(this);
  final Enemies enemies = new Enemies(this);
  final Tokens tokens = new Tokens(this);
  final Damage damage = new Damage(this);
  final Knockouts knockouts = new Knockouts(this);
  final Travel travel = new Travel(this);
  final Actions actions = new Actions(this);
  final Possible possible = new Possible(this);
  final Effects effects = new Effects(this);
  final SuperCards superCards = new SuperCards(this);
  final VillainTurn villainTurn = new VillainTurn(this);
  final HeroTurn heroTurn = new HeroTurn(this);

  /** How the game has ended, or "no". */
  String ending = "no";

  Referee(World world, Arbiter arbiter) {
    this.world = world;
    this.arbiter = arbiter;
    arbiter.compareWith(() -> Facts.of(this));
  }

  /** U-SETUP-24, U-SCHED-01: a Villain turn, then Hero turns until the interval is reached. */
  GameOver play() {
    try {
      while (true) {
        villainTurn.play();
        do {
          heroTurn.play(world.nextHero);
        } while (world.gap < world.interval());
      }
    } catch (GameOver over) {
      ending = over.ending;
      return over;
    }
  }

  String ask(int seat, Collection<String> answers) {
    return arbiter.ask(seat, answers);
  }

  /** Asks for one of some things and answers it; "pick hero loki" names the thing last. */
  <T> T choose(int seat, String kind, List<T> things) {
    if (things.size() == 1) return things.getFirst();
    var answer = ask(seat, things.stream().map(thing -> "pick " + kind + " " + thing).toList());
    return named(answer, things);
  }

  /** The thing that an answer names with its last word. */
  static <T> T named(String answer, List<T> things) {
    var name = lastWord(answer);
    return things.stream().filter(thing -> thing.toString().equals(name)).findFirst().orElseThrow();
  }

  static String lastWord(String answer) {
    return answer.substring(answer.lastIndexOf(' ') + 1);
  }
}
