package sixstones.server.command;

import java.awt.Desktop;
import java.awt.GraphicsEnvironment;
import java.io.IOException;
import java.net.URI;

/** Opens an address where there is a desktop; says nothing where there is none. */
final class Browser {

  private Browser() {}

  static void open(String address) {
    if (GraphicsEnvironment.isHeadless() || !Desktop.isDesktopSupported()) return;
    if (!Desktop.getDesktop().isSupported(Desktop.Action.BROWSE)) return;
    try {
      Desktop.getDesktop().browse(URI.create(address));
    } catch (IOException | UnsupportedOperationException _) {
      // The address has been printed; opening it was a courtesy.
    }
  }
}
