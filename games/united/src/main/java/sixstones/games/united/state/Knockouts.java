package sixstones.games.united.state;

import sixstones.engine.Fingerprint;

/** KOs that have not had their effect, in the order of falling, 3 bits each. */
public final class Knockouts {

  private int heroes;
  private int size;

  Knockouts() {}

  private Knockouts(Knockouts other) {
    heroes = other.heroes;
    size = other.size;
  }

  public int size() {
    return size;
  }

  /** The Hero whose KO waits as the n-th. */
  public Member get(int place) {
    return Member.of(heroes >> 3 * place & 7);
  }

  public void add(Member hero) {
    heroes |= hero.index() << 3 * size++;
  }

  public void remove(int place) {
    int before = heroes & (1 << 3 * place) - 1;
    heroes = heroes >> 3 * (place + 1) << 3 * place | before;
    size--;
  }

  Knockouts copy() {
    return new Knockouts(this);
  }

  /** Everything that tells two of these apart. */
  void addTo(Fingerprint print) {
    print.add(heroes).add(size);
  }
}
