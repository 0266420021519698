package sixstones.games.united.play;

/** The effect of an Overflow, unless it was cancelled. */
record OverflowEffect(int at) implements Running {
  @Override
  public String id() {
    return "overflow-effect";
  }

  @Override
  public void parts(Parts to) {
    to.put("at", at);
  }

  @Override
  public void run(Playing game) {
    Tokens.overflowEffect(game, at);
  }
}
