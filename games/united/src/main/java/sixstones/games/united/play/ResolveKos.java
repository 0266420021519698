package sixstones.games.united.play;

/** KOs beyond the first so many have their effect. */
record ResolveKos(int beyond) implements Running {
  @Override
  public String id() {
    return "kos";
  }

  @Override
  public void parts(Parts to) {
    to.put("beyond", beyond);
  }

  @Override
  public void run(Playing game) {
    Damage.resolveKos(game, beyond);
  }
}
