package sixstones.games.united.referee;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sixstones.engine.text.TreeReader;

/** Damage to Thugs, Henchmen and the Villain; clearing Threats. */
final class Enemies {

  private final Referee game;

  /** Thugs that the active Hero has defeated in this turn, for the Hell Cycle. */
  int defeatedThisTurn;

  Enemies(Referee game) {
    this.game = game;
  }

  /** U-WIN-03, U-IMMORTUS-03. */
  boolean villainCanBeDamaged() {
    var world = game.world;
    if (world.completed.size() < 2) return false;
    return constants(world.dashboard().at("special_rules").items()).stream()
        .noneMatch(step -> Printed.word(step, "what").orElse("").equals("damage_to_villain"));
  }

  /** Purple Man's and Starfox' protection. */
  boolean canBeDamaged(Threat henchman) {
    if (!henchman.henchman() || !henchman.inPlay() || henchman.immune) return false;
    var scene = game.villainTurn.scene(henchman);
    return henchman.abilities("constant").stream()
        .flatMap(ability -> Printed.steps(ability, "effects").stream())
        .noneMatch(
            step ->
                step.at("do").text().equals("if")
                    && Printed.steps(step, "then").stream()
                        .anyMatch(then -> then.at("what").text().equals("damage_to_this"))
                    && game.conditions.hold(step.at("cond"), scene));
  }

  /** What can be struck in a Location, as moves name it. */
  List<String> targets(int at) {
    var world = game.world;
    var targets = new ArrayList<String>();
    for (var kind : Place.THUGS) if (world.place(at).count(kind) > 0) targets.add(kind);
    for (var henchman : world.henchmenAt(at)) {
      if (canBeDamaged(henchman)) targets.add(henchman.name);
    }
    if (world.villainAt == at && villainCanBeDamaged()) targets.add("villain");
    return targets;
  }

  /** One hit on a target; says whether it defeated a Thug. */
  boolean hit(String target, int at, int n, Optional<Hero> by) {
    if (Place.THUGS.contains(target)) return hitThug(target, at, n);
    if (target.equals("villain")) hitVillain(n);
    else hitHenchman(game.world.threat(target), n, by);
    return false;
  }

  /** U-ACTION-ATTACK-02 and 03, U-RULE-20. */
  private boolean hitThug(String kind, int at, int n) {
    var place = game.world.place(at);
    if (toughness(kind, at) > n) {
      if (place.wounded(kind) == 0) {
        place.wounded.merge(kind, 1, Integer::sum);
        return false;
      }
      place.wounded.merge(kind, -1, Integer::sum);
    }
    defeat(kind, at);
    return true;
  }

  /** U-RULE-51: the highest demand counts. */
  int toughness(String kind, int at) {
    int toughness = 1;
    var demands = new ArrayList<TreeReader>();
    for (var threat : game.world.threatsAt(at)) {
      demands.addAll(constants(threat.printed.at("abilities").items()));
    }
    for (var step : demands) {
      if (Printed.word(step, "what").orElse("").equals("thug_health")) {
        toughness = Math.max(toughness, step.at("value").number());
      }
    }
    if (kind.equals("crisis-doombot")) toughness = Math.max(toughness, 2);
    return toughness;
  }

  /** U-MISSION-11, U-DOOM-06. */
  void defeat(String kind, int at) {
    game.world.place(at).take(kind);
    if (!game.world.villainTurn) {
      defeatedThisTurn++;
      game.heroTurn.chargeByDefeats();
    }
    game.missions.progress("defeat");
    game.missions.check();
  }

  /** U-MISSION-10. */
  void rescue(int at) {
    game.world.place(at).take("civilian");
    game.missions.progress("rescue");
    game.missions.check();
  }

  /** U-ACTION-ATTACK-05, U-MAESTRO-05. */
  private void hitVillain(int n) {
    var world = game.world;
    for (int i = 0; i < n; i++) {
      int ignores = ignoredFirst(world.dashboard().at("special_rules").items());
      if (world.villainIgnored < ignores) {
        world.villainIgnored++;
        continue;
      }
      world.villainHealth--;
      if (world.villainHealth == 0) throw new GameOver("defeated");
    }
  }

  /** U-ACTION-ATTACK-04; Captain Marvel strikes back if a Hero has hit her. */
  void hitHenchman(Threat henchman, int n, Optional<Hero> by) {
    if (wound(henchman, n) && by.isPresent()) strikeBack(henchman, by.get());
  }

  /** Says whether the Henchman was damaged; Nova ignores the first damage of each turn. */
  boolean wound(Threat henchman, int n) {
    boolean damaged = false;
    for (int i = 0; i < n && henchman.inPlay(); i++) {
      if (henchman.ignored < ignoredFirst(henchman.printed.at("abilities").items())) {
        henchman.ignored++;
        continue;
      }
      henchman.health--;
      damaged = true;
      if (henchman.health == 0) clear(henchman);
    }
    return damaged;
  }

  /** Once per turn, and not when the hit has cleared her. */
  void strikeBack(Threat henchman, Hero hero) {
    if (!henchman.inPlay() || henchman.reacted) return;
    for (var ability : henchman.abilities("damaged_by_hero")) {
      henchman.reacted = true;
      game.effects.run(
          Printed.steps(ability, "effects"), game.villainTurn.scene(henchman).against(hero));
    }
  }

  private int ignoredFirst(List<TreeReader> rules) {
    int sum = 0;
    for (var step : constants(rules)) {
      if (step.at("do").text().equals("if")) {
        if (!game.conditions.hold(step.at("cond"), game.villainTurn.scene())) continue;
        for (var then : Printed.steps(step, "then")) sum += ignored(then);
      } else {
        sum += ignored(step);
      }
    }
    return sum;
  }

  private static int ignored(TreeReader step) {
    boolean ignores = Printed.word(step, "what").orElse("").equals("ignore_first_damage");
    return ignores ? step.at("value").number() : 0;
  }

  private static List<TreeReader> constants(List<TreeReader> rules) {
    return rules.stream()
        .filter(rule -> rule.at("trigger").texts().contains("constant"))
        .flatMap(rule -> Printed.steps(rule, "effects").stream())
        .toList();
  }

  // Clearing Threats

  /** The kinds of Action tokens that a Threat still asks for. */
  List<String> openSpaces(Threat threat) {
    var open = new ArrayList<String>();
    for (int i = 0; i < threat.spaces().size(); i++) {
      var kind = threat.spaces().get(i);
      if (!threat.filled.contains(i + 1) && !open.contains(kind)) open.add(kind);
    }
    return open;
  }

  /** U-ACTION-HEROIC-02, U-THREAT-05: a token on the first empty space of its kind. */
  void fill(Threat threat, String kind) {
    for (int i = 0; i < threat.spaces().size(); i++) {
      if (threat.spaces().get(i).equals(kind) && threat.filled.add(i + 1)) break;
    }
    if (threat.filled.size() == threat.spaces().size()) clear(threat);
  }

  /** U-THREAT-03, 04, 07; U-MISSION-12. */
  private void clear(Threat threat) {
    game.arbiter.met("cleared " + threat.card());
    threat.at = Threat.CLEARED;
    threat.filled.clear();
    threat.stunned = false;
    threat.immune = false;
    threat.reacted = false;
    threat.ignored = 0;
    threat.token = false;
    game.missions.progress("threats");
    game.missions.check();
  }
}
