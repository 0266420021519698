package sixstones.lab.players;

/** A player that crashed, fell asleep or answered nonsense; the message says which. */
public final class Forfeit extends RuntimeException {

  public Forfeit(String message) {
    super(message);
  }
}
