package sixstones.engine.step;

import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/**
 * What is still to be done in a position, topmost first. Steps are immutable, and so is the chain
 * that holds them: copying a stack copies one reference.
 *
 * @param <S> a game's sealed family of steps
 */
public final class StepStack<S> {

  private record Link<S>(S step, @Nullable Link<S> below, int depth) {}

  private @Nullable Link<S> top;

  public StepStack() {}

  private StepStack(@Nullable Link<S> top) {
    this.top = top;
  }

  public StepStack<S> copy() {
    return new StepStack<>(top);
  }

  public void push(S step) {
    top = new Link<>(step, top, top == null ? 1 : top.depth + 1);
  }

  public S top() {
    return link().step;
  }

  public S pop() {
    var link = link();
    top = link.below;
    return link.step;
  }

  /** Puts another step in the place of the topmost. */
  public void replace(S step) {
    pop();
    push(step);
  }

  public boolean isEmpty() {
    return top == null;
  }

  public int depth() {
    return top == null ? 0 : top.depth;
  }

  public void clear() {
    top = null;
  }

  /** From the topmost down. */
  public List<S> toList() {
    var list = new ArrayList<S>(depth());
    for (var link = top; link != null; link = link.below) list.add(link.step);
    return list;
  }

  private Link<S> link() {
    if (top == null) throw new NoSuchElementException("no step is left");
    return top;
  }
}
