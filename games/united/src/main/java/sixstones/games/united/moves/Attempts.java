package sixstones.games.united.moves;

import java.util.ArrayList;
import java.util.List;
import sixstones.engine.text.Thing;
import sixstones.games.united.box.Box;
import sixstones.games.united.effects.Symbol;
import sixstones.games.united.effects.Token;

/** What somebody may mean who touches a thing on the board. */
public final class Attempts {

  private Attempts() {}

  public static List<UnitedMove> of(String thing) {
    return Thing.meant(thing, Attempts::of);
  }

  private static List<UnitedMove> of(Thing thing) {
    var name = thing.name();
    var attempts = new ArrayList<UnitedMove>();
    switch (thing.kind()) {
      case "card" -> attempts.add(SharedMoves.play(Box.cardNamed(name)));
      case "location" ->
          attempts.add(SharedMoves.go(Box.tileNamed(name), Payment.of(Symbol.MOVE, false)));
      case "token" ->
          attempts.add(
              name.equals("civilian")
                  ? SharedMoves.rescue(Payment.of(Symbol.HEROIC, false))
                  : SharedMoves.attack(
                      Enemy.of(Token.named(name)), Payment.of(Symbol.ATTACK, false)));
      case "threat" -> {
        var threat = Box.threatNamed(name);
        if (threat.isHenchman()) {
          attempts.add(
              SharedMoves.attack(Enemy.henchman(threat), Payment.of(Symbol.ATTACK, false)));
        }
        threat.clear().stream()
            .distinct()
            .map(space -> SharedMoves.fill(threat, space, Payment.of(space, false)))
            .forEach(attempts::add);
      }
      case "gear" -> attempts.add(SharedMoves.gear(Box.gearNamed(name)));
      case "support" -> attempts.add(SharedMoves.support(Box.cardNamed(name)));
      default -> {
        if (name.equals("villain")) {
          attempts.add(SharedMoves.attack(Enemy.villain(), Payment.of(Symbol.ATTACK, false)));
        }
      }
    }
    return attempts;
  }
}
