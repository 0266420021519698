package sixstones.server.tables;

/** A table as a list has it. */
public record Listed(TableHead head, Summary summary) {

  /**
   * Whether a visitor who was at the table once, or was invited, still has to do with it. Who got
   * up from a public table before it began has not.
   */
  public boolean concerns(String visitor) {
    return head.host().equals(visitor)
        || head.visibility() == Visibility.LINK
        || summary.phase() != Phase.WAITING
        || summary.places().stream().anyMatch(place -> place.isHeldBy(visitor));
  }
}
