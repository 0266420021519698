package sixstones.games.united.play;

/** A Hero is about to take damage. */
record TakeDamage(int hero, int amount, boolean unavoidable, boolean redirected)
    implements Running {
  @Override
  public String id() {
    return "damage";
  }

  @Override
  public void parts(Parts to) {
    to.put("hero", hero)
        .put("amount", amount)
        .put("unavoidable", unavoidable)
        .put("redirected", redirected);
  }

  @Override
  public void run(Playing game) {
    Damage.begin(game, this);
  }
}
