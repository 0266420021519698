package sixstones.server.play;

import java.util.OptionalInt;
import sixstones.engine.Position;
import sixstones.engine.Viewer;

/** How things stood after a scene, and how far each viewer's numbers had come. */
final class Still {

  private final Position<?, ?> position;
  private final int seq;
  private final boolean endsEntry;
  private final int[] told;
  private final int[] unseen;

  /**
   * @param endsEntry whether the game waited for somebody then
   */
  Still(Position<?, ?> position, int seq, boolean endsEntry, int[] told, int[] unseen) {
    this.position = position;
    this.seq = seq;
    this.endsEntry = endsEntry;
    this.told = told;
    this.unseen = unseen;
  }

  /** The number of the last event the viewer had been told. */
  int told(Viewer viewer) {
    return told[index(viewer)];
  }

  Picture of(Viewer viewer) {
    int chooser = endsEntry ? position.chooserFor(viewer) : Position.NOBODY;
    return new Picture(
        told(viewer),
        seq - unseen[index(viewer)],
        chooser < 0 ? OptionalInt.empty() : OptionalInt.of(chooser),
        position.view(viewer));
  }

  private int index(Viewer viewer) {
    return Noted.index(viewer, told.length - 1);
  }
}
