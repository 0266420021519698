package sixstones.games.united.play;

/** A Hero turn begins. */
record StartHero(int hero) implements Running {
  @Override
  public String id() {
    return "start-hero";
  }

  @Override
  public void parts(Parts to) {
    to.put("hero", hero);
  }

  @Override
  public void run(Playing game) {
    HeroTurn.start(game, hero);
  }
}
