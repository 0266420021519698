package sixstones.server.memory;

import java.util.LinkedHashMap;
import java.util.Map;

/** What was asked for lately: the oldest goes when there are too many. */
public final class Recent<K, V> extends LinkedHashMap<K, V> {

  private static final long serialVersionUID = 1;
  private static final int CAPACITY = 16;
  private static final float LOAD = 0.75f;

  private final int most;

  public Recent(int most) {
    super(CAPACITY, LOAD, true);
    this.most = most;
  }

  @Override
  protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
    return size() > most;
  }
}
