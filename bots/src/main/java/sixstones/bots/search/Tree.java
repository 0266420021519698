package sixstones.bots.search;

import java.util.Arrays;
import sixstones.engine.Move;

/**
 * What was learnt from all tries. A node is a row of choices that were made; its edges are the
 * moves that were ever possible there, for redeals differ. Arrays instead of objects: a try walks
 * through it hundreds of thousands of times a second.
 */
final class Tree {

  static final int NONE = -1;
  static final int ROOT = 0;

  private int nodes = 1;
  private int[] firstEdge = filled(64);
  private int[] lastEdge = filled(64);
  private int[] nodeVisits = new int[64];

  private int edges;
  private Move[] move = new Move[256];
  private int[] next = filled(256);
  private int[] child = filled(256);
  private int[] visits = new int[256];
  private int[] offered = new int[256];
  private double[] sum = new double[256];
  private double[] squares = new double[256];
  private float[] liking = new float[256];

  private static int[] filled(int length) {
    var array = new int[length];
    Arrays.fill(array, NONE);
    return array;
  }

  private static int[] longer(int[] array) {
    var longer = Arrays.copyOf(array, 2 * array.length);
    Arrays.fill(longer, array.length, longer.length, NONE);
    return longer;
  }

  /** How many edges there are. */
  int size() {
    return edges;
  }

  int firstEdge(int node) {
    return firstEdge[node];
  }

  int nextEdge(int edge) {
    return next[edge];
  }

  /**
   * The edge of a move, or none. Moves mostly come in the same order, so the expected edge is the
   * one more often than not.
   */
  int find(int node, int expected, Move made) {
    if (expected != NONE && isSame(move[expected], made)) return expected;
    int edge = firstEdge[node];
    while (edge != NONE && !isSame(move[edge], made)) edge = next[edge];
    return edge;
  }

  /** Most moves are shared, and equal only to themselves: no need to look into them. */
  @SuppressWarnings("ReferenceEquality")
  private static boolean isSame(Move one, Move other) {
    return one == other || one.getClass() == other.getClass() && one.equals(other);
  }

  int visit(int node) {
    return ++nodeVisits[node];
  }

  Move move(int edge) {
    return move[edge];
  }

  int child(int edge) {
    return child[edge];
  }

  int visits(int edge) {
    return visits[edge];
  }

  int offered(int edge) {
    return offered[edge];
  }

  void offer(int edge) {
    offered[edge]++;
  }

  float liking(int edge) {
    return liking[edge];
  }

  double mean(int edge) {
    return sum[edge] / visits[edge];
  }

  /** The standard deviation of the mean. */
  double error(int edge) {
    if (visits[edge] < 2) return 1;
    double mean = mean(edge);
    double variance = Math.max(0, squares[edge] / visits[edge] - mean * mean);
    // A handful of equal results proves nothing: as if one more had been a surprise.
    return Math.sqrt((variance + 1.0 / visits[edge]) / visits[edge]);
  }

  void learn(int edge, double value) {
    visits[edge]++;
    sum[edge] += value;
    squares[edge] += value * value;
  }

  int addEdge(int node, Move made, double liked) {
    if (edges == move.length) growEdges();
    int edge = edges++;
    move[edge] = made;
    liking[edge] = (float) liked;
    if (firstEdge[node] == NONE) firstEdge[node] = edge;
    else next[lastEdge[node]] = edge;
    lastEdge[node] = edge;
    return edge;
  }

  int addChild(int edge) {
    if (nodes == nodeVisits.length) {
      firstEdge = longer(firstEdge);
      lastEdge = longer(lastEdge);
      nodeVisits = Arrays.copyOf(nodeVisits, 2 * nodes);
    }
    child[edge] = nodes;
    return nodes++;
  }

  /** Takes over what another tree knows of an edge, with everything that follows it. */
  void graft(int edge, Tree from, int other) {
    visits[edge] = from.visits[other];
    offered[edge] = from.offered[other];
    sum[edge] = from.sum[other];
    squares[edge] = from.squares[other];
    if (from.child[other] == NONE) return;
    int node = addChild(edge);
    nodeVisits[node] = from.nodeVisits[from.child[other]];
    for (int next = from.firstEdge[from.child[other]]; next != NONE; next = from.next[next]) {
      graft(addEdge(node, from.move[next], from.liking[next]), from, next);
    }
  }

  private void growEdges() {
    next = longer(next);
    child = longer(child);
    int length = 2 * edges;
    move = Arrays.copyOf(move, length);
    visits = Arrays.copyOf(visits, length);
    offered = Arrays.copyOf(offered, length);
    sum = Arrays.copyOf(sum, length);
    squares = Arrays.copyOf(squares, length);
    liking = Arrays.copyOf(liking, length);
  }
}
