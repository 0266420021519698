package sixstones.games.united.play;

/** An Overflow in a Location. */
record Overflow(int at) implements Running {
  @Override
  public String id() {
    return "overflow";
  }

  @Override
  public void parts(Parts to) {
    to.put("at", at);
  }

  @Override
  public void run(Playing game) {
    Tokens.overflows(game, at);
  }
}
