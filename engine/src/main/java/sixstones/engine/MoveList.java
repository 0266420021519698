package sixstones.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A list of moves to be filled again and again without allocation. */
public final class MoveList<M extends Move> {

  private Move[] moves = new Move[64];
  private int size;

  public void add(M move) {
    if (size == moves.length) moves = Arrays.copyOf(moves, 2 * size);
    moves[size++] = move;
  }

  @SuppressWarnings("unchecked")
  public M get(int index) {
    return (M) moves[index];
  }

  public int size() {
    return size;
  }

  public void clear() {
    size = 0;
  }

  public boolean contains(M move) {
    for (int i = 0; i < size; i++) if (moves[i].equals(move)) return true;
    return false;
  }

  public List<M> toList() {
    var list = new ArrayList<M>(size);
    for (int i = 0; i < size; i++) list.add(get(i));
    return List.copyOf(list);
  }
}
