package sixstones.games.united.steps;

/** After an interruption what was done before counts again. */
public record RestoreDeeds(int did) implements Running {
  @Override
  public String id() {
    return "restore";
  }

  @Override
  public void parts(Parts to) {
    to.put("did", did);
  }

  @Override
  public void run(Play game) {
    game.turn.deeds().all(did);
  }
}
