package sixstones.server.tables;

import java.util.Optional;

/** What a seat is to its table: open, a person's, or a bot's. */
public sealed interface Place {

  /** Stands for the holder of a seat that was given up; no hash looks like it. */
  String GAVE_UP = "-";

  /** Nobody has taken it. */
  record Open() implements Place {}

  /** A bot from the beginning. */
  record Bot(String level) implements Place {}

  /**
   * A person's seat.
   *
   * @param holder the hash of the visitor's secret
   * @param absent whether the person has left
   * @param standIn the level of the bot that plays meanwhile
   */
  record Person(Persona persona, String holder, boolean absent, Optional<String> standIn)
      implements Place {

    Person gone() {
      return new Person(persona, holder, true, standIn);
    }

    Person replacedBy(String level) {
      return new Person(persona, holder, true, Optional.of(level));
    }

    /** Nobody can come back to the seat; the name stays for what was done under it. */
    Person gaveUp(String level) {
      return new Person(persona, GAVE_UP, true, Optional.of(level));
    }

    public String name() {
      return persona.name();
    }

    public boolean hasGivenUp() {
      return holder.equals(GAVE_UP);
    }

    Person back() {
      return new Person(persona, holder, false, Optional.empty());
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

  default boolean isHeldBy(String holder) {
    return this instanceof Person person && person.holder().equals(holder);
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
