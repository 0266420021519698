package sixstones.games.united.play;

/** The BAM! of a KO, or what replaces it. */
record KoBam(int hero) implements Running {
  @Override
  public String id() {
    return "ko-bam";
  }

  @Override
  public void parts(Parts to) {
    to.put("hero", hero);
  }

  @Override
  public void run(Playing game) {
    Damage.koBam(game, hero);
  }
}
