package sixstones.games.united.moves;

import java.util.ArrayList;
import java.util.List;
import sixstones.games.united.box.Box;
import sixstones.games.united.effects.Symbol;
import sixstones.games.united.effects.Token;

/** What somebody may mean who touches a thing on the board. */
public final class Attempts {

  private Attempts() {}

  public static List<UnitedMove> of(String thing) {
    var name = thing.substring(thing.indexOf(':') + 1);
    var attempts = new ArrayList<UnitedMove>();
    try {
      switch (thing.substring(0, Math.max(0, thing.indexOf(':')))) {
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
          if (thing.equals("villain")) {
            attempts.add(SharedMoves.attack(Enemy.villain(), Payment.of(Symbol.ATTACK, false)));
          }
        }
      }
    } catch (IllegalArgumentException _) {
      // A thing that isn't ours: nobody can mean a move by it.
      return List.of();
    }
    return attempts;
  }
}
