package sixstones.bots.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import sixstones.bots.Advice;
import sixstones.bots.Effort;
import sixstones.bots.Seen;
import sixstones.engine.Judgement;
import sixstones.engine.Move;
import sixstones.engine.MoveList;
import sixstones.engine.Position;
import sixstones.engine.Style;
import sixstones.engine.chance.Chance;
import sixstones.engine.event.Events;

/**
 * Looks ahead: try after try deals the hidden cards anew, walks down the tree of what was tried
 * before, plays on a little, judges, and remembers. Each seat goes for its own share of the
 * victory, so teams and any number of seats need nothing special. The tree holds rows of moves, not
 * positions: what chance brings is averaged over the tries.
 */
public final class Search<P extends Position<P, M>, M extends Move> {

  /** How often the clock is looked at. */
  private static final int BREATH = 16;

  /** A move that was never tried is expected to be a little worse than the rest. */
  private static final double CAUTION = 0.1;

  private static final int LONGEST_LINE = 8;

  /** A move that won so often, whatever was dealt, wins. */
  private static final int PROOF = 30;

  /** How much of the victory it may cost at most to do what partners ask for. */
  private static final double FAVOUR = 0.08;

  /** How much more it promises at first. */
  private static final double FAVOURED = 2;

  private final Seen<P, M> seen;
  private final int own;
  private final Judgement<P, M> judgement;
  private final Style style;
  private final Chance chance;
  private final Leaf<P, M> leaf;
  private final Tree tree = new Tree();
  private final MoveList<M> moves = new MoveList<>();
  private double[] likings = new double[64];
  private final int[] edges;
  private final int[] movers;
  private int[] offers = new int[64];
  private final Outlook outlook;
  private int tries;

  public Search(Seen<P, M> seen, Chance chance) {
    this(seen, seen.judgement().style(), chance);
  }

  /** In another style than the game's own, to find out which is best. */
  public Search(Seen<P, M> seen, Style style, Chance chance) {
    this.seen = seen;
    own = seen.seat().index();
    this.style = style;
    this.chance = chance;
    judgement = seen.judgement();
    leaf = new Leaf<>(seen, chance);
    edges = new int[style.depth()];
    movers = new int[style.depth()];
    outlook = new Outlook(seen.moves().size(), seen.seats());
  }

  public Advice<M> think(Effort effort) {
    if (tree.size() == 0) openRoot();
    while (tries < effort.tries() && !decided(effort.tries() - tries)) {
      if (tries % BREATH == 0 && tries > 0 && effort.stop().now()) break;
      walk(seen.redeal(chance));
      tries++;
    }
    return advice();
  }

  /** The first likings are taken from several redeals: nobody else's cards are to count. */
  private void openRoot() {
    var likings = seen.promises(chance);
    for (int i = 0; i < likings.length; i++) {
      if (seen.isAsked(seen.moves().get(i))) likings[i] += FAVOURED;
    }
    Likings.of(likings, likings.length);
    for (int i = 0; i < likings.length; i++) {
      tree.addEdge(Tree.ROOT, seen.moves().get(i), likings[i]);
    }
    tree.visit(Tree.ROOT);
  }

  /** Goes on from what was thought about this choice before. */
  void remember(Memory.Thought thought) {
    openRoot();
    var from = thought.tree();
    int index = 0;
    for (var move : seen.moves()) {
      int known = from.find(thought.node(), Tree.NONE, move);
      if (known != Tree.NONE) {
        tree.graft(index, from, known);
        tries += tree.visits(index);
      }
      index++;
    }
  }

  /** What was thought about the time after a move. */
  Optional<Memory.Thought> after(M move) {
    int edge = tree.find(Tree.ROOT, Tree.NONE, move);
    return tree.child(edge) == Tree.NONE
        ? Optional.empty()
        : Optional.of(new Memory.Thought(tree, tree.child(edge)));
  }

  private void list(P position, int node) {
    moves.clear();
    if (node == Tree.ROOT) seen.moves().forEach(moves::add);
    else position.moves(moves);
    if (likings.length < moves.size()) {
      likings = new double[2 * moves.size()];
      offers = new int[2 * moves.size()];
    }
  }

  private void walk(P position) {
    int node = Tree.ROOT;
    int depth = 0;
    boolean favour = false;
    while (depth < style.depth() && !position.isOver()) {
      list(position, node);
      if (moves.size() == 1 && node != Tree.ROOT) {
        position.apply(moves.get(0), Events.OFF);
        continue;
      }
      // Whoever comes for the first time judges; the second one looks at the moves.
      if (tree.visit(node) == 1) break;
      int chosen = select(position, node);
      int edge = offers[chosen];
      edges[depth] = edge;
      movers[depth] = position.chooser();
      favour |= movers[depth] == own && seen.isAsked(moves.get(chosen));
      depth++;
      position.apply(moves.get(chosen), Events.OFF);
      node = tree.child(edge) == Tree.NONE ? tree.addChild(edge) : tree.child(edge);
    }
    var shares = leaf.judge(position, style);
    for (int i = 0; i < depth; i++) {
      tree.learn(edges[i], shares[movers[i]] + (favour && movers[i] == own ? FAVOUR : 0));
    }
    if (depth > 0) outlook.learn(edges[0], shares);
  }

  /** The most promising of the moves that are possible here now. */
  private int select(P position, int node) {
    if (tree.firstEdge(node) == Tree.NONE) open(position, node);
    double total = 0;
    int tried = 0;
    int expected = tree.firstEdge(node);
    for (int i = 0; i < moves.size(); i++) {
      int edge = tree.find(node, expected, moves.get(i));
      // What this redeal brings for the first time is as likely as the average.
      if (edge == Tree.NONE) edge = tree.addEdge(node, moves.get(i), 1.0 / moves.size());
      expected = tree.nextEdge(edge);
      offers[i] = edge;
      tree.offer(edge);
      if (tree.visits(edge) > 0) {
        total += tree.mean(edge) * tree.visits(edge);
        tried += tree.visits(edge);
      }
    }
    double unknown = tried == 0 ? 0.5 : total / tried - CAUTION;
    int best = 0;
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < moves.size(); i++) {
      int edge = offers[i];
      double mean = tree.visits(edge) == 0 ? unknown : tree.mean(edge);
      double promise =
          mean
              + style.exploration()
                  * tree.liking(edge)
                  * Math.sqrt(tree.offered(edge))
                  / (1 + tree.visits(edge));
      if (promise > most) {
        most = promise;
        best = i;
      }
    }
    return best;
  }

  private void open(P position, int node) {
    judgement.promises(position, moves, likings);
    Likings.of(likings, moves.size());
    for (int i = 0; i < moves.size(); i++) tree.addEdge(node, moves.get(i), likings[i]);
  }

  /** Whether the tries that are left can't make another move the most tried one. */
  private boolean decided(int left) {
    int most = 0;
    int second = 0;
    if (tries % BREATH != 0) return false;
    for (int edge = tree.firstEdge(Tree.ROOT); edge != Tree.NONE; edge = tree.nextEdge(edge)) {
      int visits = tree.visits(edge);
      if (visits > most) {
        second = most;
        most = visits;
      } else if (visits > second) {
        second = visits;
      }
    }
    return most - second > left;
  }

  private Advice<M> advice() {
    var ranked = new ArrayList<Advice.Ranked<M>>();
    double known = 0;
    for (int edge = tree.firstEdge(Tree.ROOT); edge != Tree.NONE; edge = tree.nextEdge(edge)) {
      if (tree.visits(edge) > 0) known += tree.mean(edge) * tree.visits(edge);
    }
    double average = tries == 0 ? 0.5 : known / tries;
    int index = 0;
    for (int edge = tree.firstEdge(Tree.ROOT); edge != Tree.NONE; edge = tree.nextEdge(edge)) {
      int visits = tree.visits(edge);
      ranked.add(
          new Advice.Ranked<>(
              seen.moves().get(index++),
              visits == 0 ? Math.max(0, average - CAUTION) : tree.mean(edge),
              tree.error(edge),
              tree.liking(edge),
              visits,
              outlook.shares(edge)));
    }
    ranked.sort(
        Comparator.comparing(this::alwaysWins)
            .thenComparingInt(Advice.Ranked::tries)
            .thenComparingDouble(Advice.Ranked::liking)
            .reversed());
    return new Advice<>(ranked, line(ranked.getFirst().move()), tries);
  }

  /** Only a game that is over is quite won: what is judged keeps a doubt. */
  private boolean alwaysWins(Advice.Ranked<M> one) {
    return one.tries() >= PROOF && !one.shares().isEmpty() && one.shares().get(own) >= 1;
  }

  /** How the game would go on after a move, as far as that was tried. */
  @SuppressWarnings("unchecked")
  public List<M> line(M first) {
    var line = new ArrayList<M>();
    int edge = tree.find(Tree.ROOT, Tree.NONE, first);
    while (edge != Tree.NONE && tree.visits(edge) > 0 && line.size() < LONGEST_LINE) {
      line.add((M) tree.move(edge));
      edge = tree.child(edge) == Tree.NONE ? Tree.NONE : mostTried(tree.child(edge));
    }
    return line;
  }

  private int mostTried(int node) {
    int most = tree.firstEdge(node);
    for (int edge = most; edge != Tree.NONE; edge = tree.nextEdge(edge)) {
      if (tree.visits(edge) > tree.visits(most)) most = edge;
    }
    return most;
  }
}
