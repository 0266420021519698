package sixstones.games.united.moves;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import sixstones.games.united.box.Box;
import sixstones.games.united.box.Threat;
import sixstones.games.united.effects.Token;

/**
 * Whom an Attack hits.
 *
 * @param code a kind of token, 4 for the Villain, or 8 + the index of a Henchman
 */
public record Enemy(int code) {

  private static final int VILLAIN = 4;

  static final List<Enemy> ALL = all();

  public static Enemy of(Token token) {
    return ALL.get(token.ordinal());
  }

  public static Enemy villain() {
    return ALL.get(VILLAIN);
  }

  public static Enemy henchman(Threat threat) {
    return ALL.get(8 + threat.index());
  }

  /** As it is written; -1 for nobody. */
  public static int number(@Nullable Enemy enemy) {
    return enemy == null ? -1 : enemy.code;
  }

  /** Whom a number means, if anybody. */
  public static @Nullable Enemy numbered(int number) {
    return number < 0 ? null : ALL.get(number);
  }

  public boolean isToken() {
    return code < VILLAIN;
  }

  public boolean isVillain() {
    return code == VILLAIN;
  }

  public Token token() {
    return Token.ALL[code];
  }

  public Threat threat() {
    return Box.threat(code - 8);
  }

  public String id() {
    if (isToken()) return token().id();
    return isVillain() ? "villain" : threat().id();
  }

  public String key() {
    if (isToken()) return token().key();
    return isVillain() ? "united.theVillain" : threat().key();
  }

  public String thing() {
    if (isToken()) return "token:" + token().id();
    return isVillain() ? "villain" : threat().thing();
  }

  static Enemy named(String id) {
    var plain = id.replace(' ', '-').replace('_', '-');
    if (plain.equals("villain") || plain.equals("the-villain")) return villain();
    for (var token : Token.ALL) if (token.id().equals(plain)) return of(token);
    return henchman(Box.threatNamed(id));
  }

  private static List<Enemy> all() {
    var all = new ArrayList<Enemy>();
    for (int code = 0; code < 8 + 6 * Box.villains().size(); code++) all.add(new Enemy(code));
    return List.copyOf(all);
  }
}
