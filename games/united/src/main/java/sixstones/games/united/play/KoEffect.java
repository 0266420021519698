package sixstones.games.united.play;

/** A KO has its effect. */
record KoEffect(int hero) implements Running {
  @Override
  public String id() {
    return "ko-effect";
  }

  @Override
  public void parts(Parts to) {
    to.put("hero", hero);
  }

  @Override
  public void run(Playing game) {
    Damage.koEffect(game, hero);
  }
}
