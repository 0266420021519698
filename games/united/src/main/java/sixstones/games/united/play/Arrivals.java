package sixstones.games.united.play;

/** Arrival effects in a Location; some Threats are done. */
record Arrivals(int at, int done) implements Running {
  @Override
  public String id() {
    return "arrivals";
  }

  @Override
  public void parts(Parts to) {
    to.put("at", at).put("done", done);
  }

  @Override
  public void run(Playing game) {
    VillainTurn.arrivals(game, at, done);
  }
}
