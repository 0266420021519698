package sixstones.games.united.effects;

/** What an effect can speak of because of where it stands; a word that needs more is refused. */
public enum Given {
  HERO("an acting Hero"),
  TARGET("a Hero bound by the trigger or by for_each"),
  THREAT("a Threat whose effect it is"),
  DAMAGE("damage in progress"),
  OVERFLOW("an Overflow in progress"),
  PLAN("a plan card that is just being played"),
  PRICE("the price of a Battle Plan"),
  DEED("an earlier step of the list"),
  CHOICE("a Location chosen by an earlier step of the list, add or act"),
  /** It is never carried out but holds as long as its card is in play. */
  CONSTANT("the trigger constant or setup");

  private final String told;

  Given(String told) {
    this.told = told;
  }

  public String told() {
    return told;
  }
}
