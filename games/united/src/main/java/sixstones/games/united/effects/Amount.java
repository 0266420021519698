package sixstones.games.united.effects;

/** How many: a number, all there are, a count of what was just done, or the Heroes and some. */
public sealed interface Amount {

  /** A plain number. */
  record Fixed(int n) implements Amount {}

  /** All there are. */
  record All() implements Amount {}

  /** As many as the steps before handled. */
  record Did(Deed deed) implements Amount {}

  /** The number of Heroes, and some more. */
  record Heroes(int plus) implements Amount {}

  Amount ONE = new Fixed(1);
  Amount EVERY = new All();
}
