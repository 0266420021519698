package sixstones.games.united.play;

/** BAM!s of Threats clockwise from a start; some Threats are done. */
record Sweep(int start, int further, int done) implements Running {
  @Override
  public String id() {
    return "sweep";
  }

  @Override
  public void parts(Parts to) {
    to.put("start", start).put("further", further).put("done", done);
  }

  @Override
  public void run(Playing game) {
    VillainTurn.sweep(game, this);
  }
}
