package sixstones.server.play;

import java.lang.ref.SoftReference;
import java.util.Optional;
import java.util.OptionalInt;
import sixstones.engine.Position;
import sixstones.engine.Viewer;

/**
 * How things stood after a scene, and how far each viewer's numbers had come. It makes a change
 * easier to follow, no more: where memory runs short it is forgotten.
 */
final class Still {

  private final SoftReference<Position<?, ?>> position;
  private final int seq;
  private final boolean endsEntry;
  private final int[] told;
  private final int[] unseen;

  /**
   * @param endsEntry whether the game waited for somebody then
   */
  Still(Position<?, ?> position, int seq, boolean endsEntry, int[] told, int[] unseen) {
    this.position = new SoftReference<>(position);
    this.seq = seq;
    this.endsEntry = endsEntry;
    this.told = told;
    this.unseen = unseen;
  }

  /** The number of the last event the viewer had been told. */
  int told(Viewer viewer) {
    return told[index(viewer)];
  }

  Optional<Picture> of(Viewer viewer) {
    return Optional.ofNullable(position.get()).map(then -> of(viewer, then));
  }

  private Picture of(Viewer viewer, Position<?, ?> then) {
    int chooser = endsEntry ? then.chooserFor(viewer) : Position.NOBODY;
    return new Picture(
        told(viewer),
        seq - unseen[index(viewer)],
        chooser < 0 ? OptionalInt.empty() : OptionalInt.of(chooser),
        then.view(viewer));
  }

  private int index(Viewer viewer) {
    return Noted.index(viewer, told.length - 1);
  }
}
