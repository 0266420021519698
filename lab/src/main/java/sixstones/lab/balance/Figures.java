package sixstones.lab.balance;

import java.util.List;
import java.util.Map;

/**
 * What a {@link Balance} is made of, as plain data that can be written down and added up later.
 *
 * @param sides of all seats of a side, whatever they did
 * @param uses of those who did something, side by side
 */
public record Figures(
    long games,
    Map<Integer, Share> seats,
    Map<String, Share> roles,
    Map<String, Integer> endings,
    List<Integer> lengths,
    Map<Integer, Share> sides,
    List<UseShare> uses) {

  /** How those of a side fared who did something. */
  public record UseShare(Use use, int side, Share share) {}
}
