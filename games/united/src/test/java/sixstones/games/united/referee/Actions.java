package sixstones.games.united.referee;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** U-ACTION: what a symbol can do, and doing it. */
final class Actions {

  private final Referee game;

  /** Symbols of step 3 that are not spent yet. */
  final List<String> own = new ArrayList<>();

  final List<String> shared = new ArrayList<>();
  final List<String> extra = new ArrayList<>();

  /** Whether it is step 3. */
  boolean open;

  Actions(Referee game) {
    this.game = game;
  }

  void forget() {
    open = false;
    own.clear();
    shared.clear();
    extra.clear();
  }

  List<String> symbols() {
    var all = new ArrayList<>(own);
    all.addAll(shared);
    all.addAll(extra);
    return all;
  }

  /** What can be done with the symbols and tokens of step 3 (U-STORY-01, U-TOKEN-01). */
  Set<String> offers(Hero hero) {
    var offers = new LinkedHashSet<String>();
    for (var symbol : new LinkedHashSet<>(symbols())) {
      for (var action : possible(hero, symbol, hero.at, remaining(hero, symbol, ""))) {
        offers.add(action + " with " + symbol);
      }
    }
    if (game.world.tokensBanned) return offers;
    for (var symbol : Printed.SYMBOLS) {
      if (hero.tokens(symbol) == 0) continue;
      for (var action : possible(hero, symbol, hero.at, remaining(hero, "", symbol))) {
        offers.add(action + " with " + symbol + " token");
      }
    }
    return offers;
  }

  /** What could pay for a second Move after a symbol, or a token, has been named. */
  private List<String> remaining(Hero hero, String symbol, String token) {
    var left = symbols();
    left.remove(symbol);
    if (game.world.tokensBanned) return left;
    for (var kind : Printed.SYMBOLS) {
      for (int i = kind.equals(token) ? 1 : 0; i < hero.tokens(kind); i++) left.add(kind);
    }
    return left;
  }

  /** The actions of a symbol; objects are those of a Location, a move starts where the Hero is. */
  List<String> possible(Hero hero, String symbol, int at, List<String> rest) {
    var actions = new ArrayList<String>();
    var kinds = symbol.equals("wild") ? List.of("move", "attack", "heroic") : List.of(symbol);
    for (var kind : kinds) {
      switch (kind) {
        case "move" -> {
          if (leavingCosts(hero.at) == 1 || rest.contains("move") || rest.contains("wild")) {
            for (int to : World.neighbours(hero.at)) actions.add("move " + game.world.place(to));
          }
        }
        case "attack" -> {
          for (var target : game.enemies.targets(at)) actions.add("attack " + target);
        }
        case "heroic" -> {
          if (game.world.place(at).civilians() > 0) actions.add("rescue");
          // U-RULE-78: the Hero must be with Rick Jones, wherever the action is taken.
          if (game.world.rick.filter(rick -> rick == hero.at).isPresent()) {
            for (int to : World.neighbours(hero.at)) actions.add("rick " + game.world.place(to));
          }
        }
        default -> throw new IllegalStateException(kind);
      }
      for (var threat : game.world.threatsAt(at)) {
        if (game.enemies.openSpaces(threat).contains(kind)) {
          actions.add("fill " + threat + " " + kind);
        }
      }
    }
    return actions;
  }

  /** Gravity Police (U-RULE-51, U-RULE-100). */
  int leavingCosts(int at) {
    return game.world.threatsAt(at).stream()
        .flatMap(threat -> threat.abilities("constant").stream())
        .flatMap(ability -> Printed.steps(ability, "effects").stream())
        .filter(step -> Printed.word(step, "what").orElse("").equals("leave_cost"))
        .mapToInt(step -> step.at("value").number())
        .max()
        .orElse(1);
  }

  /** An answer of step 3: spends what it names and does it. */
  void take(Hero hero, String answer) {
    var parts = answer.split(" with ", 2);
    boolean token = parts[1].endsWith(" token");
    var symbol = token ? parts[1].replace(" token", "") : parts[1];
    if (token) hero.lose(symbol);
    else spend(symbol);
    if (parts[0].startsWith("move ") && leavingCosts(hero.at) > 1) paySecondMove(hero);
    perform(hero, parts[0], hero.at);
  }

  private void spend(String symbol) {
    if (!shared.remove(symbol) && !extra.remove(symbol) && !own.remove(symbol)) {
      throw new IllegalStateException("no symbol " + symbol);
    }
  }

  /** U-RULE-100: a Move before a Wild and symbols before Action tokens. */
  private void paySecondMove(Hero hero) {
    if (symbols().contains("move")) spend("move");
    else if (symbols().contains("wild")) spend("wild");
    else if (hero.tokens("move") > 0) hero.lose("move");
    else hero.lose("wild");
  }

  /** Says whether a Thug was defeated. */
  boolean perform(Hero hero, String action, int at) {
    var words = action.split(" ");
    switch (words[0]) {
      case "move" -> game.travel.hero(hero, game.world.place(words[1]).index);
      case "attack" -> {
        return game.enemies.hit(words[1], at, 1, Optional.of(hero));
      }
      case "rescue" -> game.enemies.rescue(at);
      case "fill" -> game.enemies.fill(game.world.threat(words[1]), words[2]);
      case "rick" -> game.world.rick = Optional.of(game.world.place(words[1]).index);
      default -> throw new IllegalStateException(action);
    }
    return false;
  }
}
