package sixstones.engine.event;

/**
 * Something that travels across the board, for the animation. Places and things are named as in
 * {@link sixstones.engine.Move#targets()}.
 *
 * @param thing what is seen to travel: {@code stone:mind}, {@code card:L1-02}
 */
public record Motion(String thing, String from, String to) {

  /** Logs are kept for long and speak of the same few hundred things: one copy of each will do. */
  public Motion {
    thing = thing.intern();
    from = from.intern();
    to = to.intern();
  }
}
