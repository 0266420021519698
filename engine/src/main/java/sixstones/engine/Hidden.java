package sixstones.engine;

/**
 * Something that lies face down for a viewer.
 *
 * @param place the thing on the board under which people look for it: {@code seat:1}
 * @param name the key of its name in the catalogues
 */
public record Hidden(String place, String name) {}
