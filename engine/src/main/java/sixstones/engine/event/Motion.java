package sixstones.engine.event;

/**
 * Something that travels across the board, for the animation. Places and things are named as in
 * {@link sixstones.engine.Move#targets()}.
 *
 * @param thing what is seen to travel: {@code stone:mind}, {@code card:L1-02}
 */
public record Motion(String thing, String from, String to) {}
