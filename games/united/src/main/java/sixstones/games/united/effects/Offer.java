package sixstones.games.united.effects;

/** An effect that may be declined. */
public interface Offer extends Effect {

  Effects cost();

  Effects then();
}
