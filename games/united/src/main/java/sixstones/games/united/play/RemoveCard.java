package sixstones.games.united.play;

/** A Hero removes a card with a pattern of symbols. */
record RemoveCard(int hero, int pattern) implements Running {
  @Override
  public String id() {
    return "setup-remove";
  }

  @Override
  public void parts(Parts to) {
    to.put("hero", hero).put("pattern", pattern);
  }

  @Override
  public void run(Playing game) {
    Preparing.remove(game, hero, pattern);
  }
}
