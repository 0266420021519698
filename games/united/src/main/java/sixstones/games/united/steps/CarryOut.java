package sixstones.games.united.steps;

import sixstones.games.united.effects.Decider;
import sixstones.games.united.effects.Effects;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.state.Chooser;
import sixstones.games.united.state.Context;

/** The next effect of a list. */
public record CarryOut(Effects effects, int index, Context context) implements Running {

  public static final StepKind KIND = new StepKind("effects", CarryOut::read);

  @Override
  public String id() {
    return KIND.word();
  }

  @Override
  public void parts(Parts to) {
    to.put("effects", effects).put("index", index).put("context", context);
  }

  /** The effect of a list that is written there. */
  public static CarryOut read(WrittenParts parts) {
    return new CarryOut(parts.effects(), parts.number("index"), parts.context());
  }

  public Verb verb() {
    return Verb.of(effects.get(index));
  }

  @Override
  public void run(Play game) {
    // U-RULE-38: a KO'd Hero's effects are lost.
    if (!context.actor().isNobody() && game.team.isKo(context.actor())) return;
    if (index + 1 < effects.size()) game.push(new CarryOut(effects, index + 1, context));
    verb().begin(game, this);
  }

  /** The same effect, asked by somebody else than usual. */
  public CarryOut by(Decider by) {
    return switch (by) {
      case DEFAULT -> this;
      case HEROES -> with(context.by(Chooser.Part.DECIDER));
      case VILLAIN -> with(context.by(Chooser.Part.VILLAIN));
      case SELF -> with(context.by(context.actor()));
      case TARGET -> with(context.by(context.target()));
    };
  }

  public CarryOut with(Context other) {
    return new CarryOut(effects, index, other);
  }

  public void ask(Play game, PickKind pick, long options) {
    game.push(new Question(this, pick, options, false));
  }

  /** Asks for something that need not be picked. */
  public void offer(Play game, PickKind pick, long options) {
    game.push(new Question(this, pick, options, true));
  }

  /** Asks if there is anything to pick; a single possibility is then picked by the engine. */
  public void askIfAny(Play game, PickKind pick, long options) {
    if (options != 0) ask(game, pick, options);
  }

  /** Later steps of the same list know what was chosen. */
  public void bind(Play game, Context known) {
    if (!game.steps.isEmpty()
        && game.steps.top() instanceof CarryOut next
        && next.effects == effects
        && next.index == index + 1) {
      game.steps.replace(next.with(known));
    }
  }
}
