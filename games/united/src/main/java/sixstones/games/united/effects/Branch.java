package sixstones.games.united.effects;

/** An effect that goes one way or the other. */
public interface Branch extends Effect {

  Condition cond();

  Effects then();

  Effects otherwise();
}
