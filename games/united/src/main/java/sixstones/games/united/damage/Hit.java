package sixstones.games.united.damage;

import sixstones.games.united.state.Member;
import sixstones.games.united.steps.Parts;
import sixstones.games.united.steps.WrittenParts;

/**
 * Damage on its way to a Hero.
 *
 * @param unavoidable whether nothing prevents it (U-UNAVOID-01)
 * @param redirected whether it was sent here by a Hero who may redirect damage
 */
public record Hit(Member hero, int amount, boolean unavoidable, boolean redirected) {

  Hit of(int less) {
    return new Hit(hero, less, unavoidable, redirected);
  }

  void parts(Parts to) {
    to.put("hero", hero)
        .put("amount", amount)
        .put("unavoidable", unavoidable)
        .put("redirected", redirected);
  }

  static Hit read(WrittenParts parts) {
    return new Hit(
        Member.of(parts.number("hero")),
        parts.number("amount"),
        parts.truth("unavoidable"),
        parts.truth("redirected"));
  }
}
