package sixstones.games.united.play;

/** After an interruption what was done before counts again. */
record RestoreDeeds(int did) implements Running {
  @Override
  public String id() {
    return "restore";
  }

  @Override
  public void parts(Parts to) {
    to.put("did", did);
  }

  @Override
  public void run(Playing game) {
    game.turn.did(did);
  }
}
