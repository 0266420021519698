package sixstones.server.tables;

import java.util.Optional;

/** What a seat is to its table: open, a person's, or a bot's. */
public sealed interface Place {

  /** Whether a person can be found at the table. */
  enum Stay {
    HERE,
    /** Has left, and may come back. */
    AWAY,
    /** Has given the seat up for good; the name stays for what was done under it. */
    GONE
  }

  /** Nobody has taken it. */
  record Open() implements Place {}

  /** A bot from the beginning; its animal tells it from others of its level. */
  record Bot(String level, Avatar avatar) implements Place {}

  /**
   * A person's seat.
   *
   * @param holder the hash of the visitor's secret
   * @param standIn the level of the bot that plays meanwhile
   */
  record Person(Persona persona, String holder, Stay stay, Optional<String> standIn)
      implements Place {

    Person left() {
      return new Person(persona, holder, Stay.AWAY, standIn);
    }

    Person replacedBy(String level) {
      return new Person(persona, holder, Stay.AWAY, Optional.of(level));
    }

    Person gaveUp(String level) {
      return new Person(persona, holder, Stay.GONE, Optional.of(level));
    }

    public String name() {
      return persona.name();
    }

    public boolean hasGivenUp() {
      return stay == Stay.GONE;
    }

    public boolean absent() {
      return stay != Stay.HERE;
    }

    Person back() {
      return new Person(persona, holder, Stay.HERE, Optional.empty());
    }
  }

  /** The level of the bot that plays this seat now, if one does. */
  default Optional<String> botLevel() {
    return switch (this) {
      case Open _ -> Optional.empty();
      case Bot bot -> Optional.of(bot.level());
      case Person person -> person.standIn();
    };
  }

  /** Whether a bot plays in a person's place. */
  default boolean hasStandIn() {
    return this instanceof Person person && person.standIn().isPresent();
  }

  default boolean isHeldBy(String holder) {
    return this instanceof Person person && !person.hasGivenUp() && person.holder().equals(holder);
  }

  default boolean wasGivenUpBy(String holder) {
    return this instanceof Person person && person.hasGivenUp() && person.holder().equals(holder);
  }

  /** Whether a person sat here who can't come back. */
  default boolean isGivenUp() {
    return this instanceof Person person && person.hasGivenUp();
  }

  /** Whether a person sits here and has not left. */
  default boolean isPresentPerson() {
    return this instanceof Person person && !person.absent();
  }
}
