package sixstones.server.tables;

import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import sixstones.engine.chance.Share;
import sixstones.engine.chance.Shares;

/**
 * What people add to the chance of a deal, and how far they are with it: each pledges a share, then
 * the seats are settled, and when everybody has pledged, all open their shares. Follows from the
 * log.
 */
public final class Pledges {

  /** How far a person is. */
  public sealed interface Stake {

    /** A pledge is expected. */
    record Awaited() implements Stake {}

    /** The share is fixed and still secret. */
    record Pledged(String hash) implements Stake {}

    /** The share is known to everybody. */
    record Opened(Share number) implements Stake {}

    default Optional<String> pledge() {
      return switch (this) {
        case Awaited _ -> Optional.empty();
        case Pledged pledged -> Optional.of(pledged.hash());
        case Opened opened -> Optional.of(opened.number().pledge());
      };
    }

    default Optional<Share> share() {
      return this instanceof Opened opened ? Optional.of(opened.number()) : Optional.empty();
    }
  }

  private final TreeMap<Integer, Stake> bySeat = new TreeMap<>();
  private boolean settled;
  private int calledOff;

  /** Whoever adds something, by the seat; whoever is not there adds nothing. */
  public SortedMap<Integer, Stake> bySeat() {
    return new TreeMap<>(bySeat);
  }

  public Optional<Stake> of(int seat) {
    return Optional.ofNullable(bySeat.get(seat));
  }

  /** Whether nobody sits down or gets up any more unless the deal is called off. */
  public boolean isSettled() {
    return settled;
  }

  /** How often somebody got up when the others had begun to open their shares. */
  public int calledOff() {
    return calledOff;
  }

  /** Whether shares may be opened: the last pledge was given before the first share is known. */
  public boolean mayBeOpened() {
    return settled && bySeat.values().stream().noneMatch(Stake.Awaited.class::isInstance);
  }

  /** Whether this seat's share is the last that is missing. */
  public boolean isLast(int seat) {
    return bySeat.entrySet().stream()
        .allMatch(one -> one.getKey() == seat || one.getValue() instanceof Stake.Opened);
  }

  /** Whether somebody has pledged the same; a share belongs to one. */
  public boolean has(String pledge) {
    return bySeat.values().stream().anyMatch(stake -> stake.pledge().equals(Optional.of(pledge)));
  }

  Shares opened() {
    var shares = new TreeMap<Integer, Share>();
    bySeat.forEach((seat, stake) -> stake.share().ifPresent(share -> shares.put(seat, share)));
    return new Shares(shares);
  }

  void await(int seat) {
    bySeat.put(seat, new Stake.Awaited());
  }

  void pledge(Act.Pledge pledge) {
    bySeat.put(pledge.seat(), new Stake.Pledged(pledge.pledge()));
  }

  void settle() {
    settled = true;
  }

  void open(Act.Reveal reveal) {
    bySeat.put(reveal.seat(), new Stake.Opened(reveal.share()));
  }

  /**
   * Somebody has got up, or another has sat down. Shares that are known by then are worth nothing:
   * who comes now could choose the own one to fit. So everybody pledges anew.
   */
  void unsettle(int seat) {
    bySeat.remove(seat);
    settled = false;
    if (bySeat.values().stream().noneMatch(Stake.Opened.class::isInstance)) return;
    calledOff++;
    bySeat.replaceAll((_, _) -> new Stake.Awaited());
  }
}
