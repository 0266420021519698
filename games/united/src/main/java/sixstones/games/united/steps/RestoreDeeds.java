package sixstones.games.united.steps;

/** After an interruption what was done before counts again. */
public record RestoreDeeds(int did) implements Running {

  public static final StepKind KIND =
      new StepKind("restore", parts -> new RestoreDeeds(parts.number("did")));

  @Override
  public String id() {
    return KIND.word();
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
