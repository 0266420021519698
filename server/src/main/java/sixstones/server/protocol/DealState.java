package sixstones.server.protocol;

import java.util.List;
import org.jspecify.annotations.Nullable;
import sixstones.engine.chance.Share;
import sixstones.server.tables.Pledges;

/**
 * What people add to the chance of the deal.
 *
 * @param settled whether the seats are settled, so that shares are opened as soon as all are
 *     pledged
 * @param calledOff how often somebody got up when shares were being opened
 */
public record DealState(boolean settled, int calledOff, List<Stake> stakes) {

  public DealState {
    stakes = List.copyOf(stakes);
  }

  /**
   * Who adds something.
   *
   * @param pledge the hash of the share; null while it is awaited
   * @param share null until it is opened
   */
  public record Stake(int seat, @Nullable String pledge, @Nullable String share) {}

  static DealState of(Pledges pledges) {
    return new DealState(
        pledges.isSettled(),
        pledges.calledOff(),
        pledges.bySeat().entrySet().stream()
            .map(
                one ->
                    new Stake(
                        one.getKey(),
                        one.getValue().pledge().orElse(null),
                        one.getValue().share().map(Share::hex).orElse(null)))
            .toList());
  }
}
