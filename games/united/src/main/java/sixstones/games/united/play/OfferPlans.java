package sixstones.games.united.play;

/** Battle Plans are asked for if they can be used. */
record OfferPlans(int plans) implements Running {
  @Override
  public String id() {
    return "offer-plans";
  }

  @Override
  public void parts(Parts to) {
    to.put("plans", plans);
  }

  @Override
  public void run(Playing game) {
    BattlePlans.offer(game, plans);
  }
}
