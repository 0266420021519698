package sixstones.engine.step;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;

class StepStackTest {

  @Test
  void lastInFirstOut() {
    var stack = new StepStack<String>();
    stack.push("turn");
    stack.push("effect");
    assertThat(stack.toList()).containsExactly("effect", "turn");
    assertThat(stack.depth()).isEqualTo(2);
    stack.replace("pause");
    assertThat(stack.top()).isEqualTo("pause");
    assertThat(stack.pop()).isEqualTo("pause");
    assertThat(stack.pop()).isEqualTo("turn");
    assertThat(stack.isEmpty()).isTrue();
    assertThat(stack.depth()).isZero();
    assertThatThrownBy(stack::pop).isInstanceOf(NoSuchElementException.class);
    assertThatThrownBy(stack::top).isInstanceOf(NoSuchElementException.class);
  }

  @Test
  void copiesAreIndependent() {
    var stack = new StepStack<String>();
    stack.push("turn");
    var copy = stack.copy();
    copy.push("effect");
    stack.clear();
    assertThat(stack.isEmpty()).isTrue();
    assertThat(copy.toList()).containsExactly("effect", "turn");
  }
}
