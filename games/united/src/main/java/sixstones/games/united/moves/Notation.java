package sixstones.games.united.moves;

import java.util.Locale;
import sixstones.engine.text.Typed;
import sixstones.games.united.box.Box;
import sixstones.games.united.effects.Symbol;

/** Reads moves. */
public final class Notation {

  private Notation() {}

  public static UnitedMove read(String notation) {
    return Typed.read(notation, Notation::move);
  }

  private static UnitedMove move(Typed typed) {
    var rest = typed.rest().toLowerCase(Locale.ROOT);
    return switch (typed.verb()) {
      case "play" -> SharedMoves.play(Box.cardNamed(rest));
      case "support" -> SharedMoves.support(Box.cardNamed(rest));
      case "plan" -> plan(rest);
      case "move" -> SharedMoves.go(Box.tileNamed(before(rest)), payment(rest, Symbol.MOVE));
      case "attack" -> SharedMoves.attack(Enemy.named(before(rest)), payment(rest, Symbol.ATTACK));
      case "rescue" -> SharedMoves.rescue(payment(" " + rest, Symbol.HEROIC));
      case "fill" -> fill(rest);
      case "rick" -> SharedMoves.rick(Box.tileNamed(before(rest)), payment(rest, Symbol.HEROIC));
      case "gear" -> SharedMoves.gear(Box.gearNamed(rest));
      case "battle" -> SharedMoves.battlePlan(Box.battlePlanNamed(rest.replaceFirst("^plan ", "")));
      case "pick" -> pick(rest);
      case "standard" -> SharedMoves.STANDARD;
      case "special" -> SharedMoves.SPECIAL;
      case "location" -> SharedMoves.LOCATION;
      case "end" -> SharedMoves.END;
      case "use", "yes" -> SharedMoves.USE;
      case "decline", "done", "no" -> SharedMoves.DECLINE;
      default ->
          throw typed.unknownVerb(
              "play",
              "support",
              "plan",
              "move",
              "attack",
              "rescue",
              "fill",
              "rick",
              "gear",
              "battle plan",
              "pick",
              "special",
              "location",
              "end",
              "use",
              "decline");
    };
  }

  private static String before(String rest) {
    int with = rest.indexOf(" with ");
    return with < 0 ? rest : rest.substring(0, with);
  }

  /** Without "with" the plain symbol of the action is meant. */
  private static Payment payment(String rest, Symbol usual) {
    int with = rest.indexOf(" with ");
    if (with < 0) return Payment.of(usual, false);
    var words = rest.substring(with + 6).strip().replaceFirst("^(a|an) ", "");
    boolean token = words.endsWith(" token");
    return Payment.of(Symbol.named(token ? words.replace(" token", "") : words), token);
  }

  private static UnitedMove fill(String rest) {
    var words = before(rest).split(" ");
    var space = words.length > 1 ? Symbol.named(words[1]) : Symbol.HEROIC;
    return SharedMoves.fill(Box.threatNamed(words[0]), space, payment(rest, space));
  }

  private static UnitedMove plan(String rest) {
    int with = rest.indexOf(" with ");
    var card = with < 0 ? null : Box.villainCardNamed(rest.substring(with + 6));
    return new UnitedMove.PlayPlan(Box.planNamed(before(rest)), card);
  }

  private static UnitedMove pick(String rest) {
    for (var kind : PickKind.ALL) {
      if (rest.equals(kind.id()) || rest.startsWith(kind.id() + " ")) {
        var id = rest.substring(kind.id().length()).strip();
        return SharedMoves.pick(kind, Picks.named(kind, id));
      }
    }
    throw new IllegalArgumentException("there is nothing to pick that is called so");
  }
}
