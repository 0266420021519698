package sixstones.games.united.play;

/** The Support team is chosen, by the player or by chance. */
record ChooseSupport(boolean random) implements Running {
  @Override
  public String id() {
    return "setup-support";
  }

  @Override
  public void parts(Parts to) {
    to.put("random", random);
  }

  @Override
  public void run(Playing game) {
    Preparing.support(game, this);
  }
}
