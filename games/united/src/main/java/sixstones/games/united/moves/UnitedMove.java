package sixstones.games.united.moves;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import sixstones.engine.Move;
import sixstones.engine.phrase.Phrase;
import sixstones.games.united.box.Box;
import sixstones.games.united.box.Threat;
import sixstones.games.united.effects.Symbol;
import sixstones.games.united.effects.Token;

/** What a seat can do. Cards, Locations, Heroes and Threats are given by their index in the box. */
public sealed interface UnitedMove extends Move {

  /** A Hero card of the hand. */
  record Play(int card) implements UnitedMove {
    @Override
    public String notation() {
      return "play " + Box.card(card).id();
    }

    @Override
    public Phrase label() {
      return say("play").name("card", Box.card(card).key());
    }

    @Override
    public List<String> targets() {
      return List.of(Box.card(card).thing());
    }
  }

  /** A card of the Support row. */
  record PlaySupport(int card) implements UnitedMove {
    @Override
    public String notation() {
      return "support " + Box.card(card).id();
    }

    @Override
    public Phrase label() {
      return say("support").name("card", Box.card(card).key());
    }

    @Override
    public List<String> targets() {
      return List.of("support:" + Box.card(card).id());
    }
  }

  /** A plan card of the Villain player's hand, alone or with a Super Villain card (-1: alone). */
  record PlayPlan(int plan, int with) implements UnitedMove {
    @Override
    public String notation() {
      var alone = "plan " + Box.plan(plan).id();
      return with < 0 ? alone : alone + " with " + Box.villainCards().get(with).id();
    }

    @Override
    public Phrase label() {
      var plan = Box.plan(this.plan).key();
      if (with < 0) return say("plan").name("card", plan);
      return say("planWith").name("card", plan).name("other", Box.villainCards().get(with).key());
    }

    @Override
    public List<String> targets() {
      var plan = "plan:" + Box.plan(this.plan).id();
      return with < 0 ? List.of(plan) : List.of(plan, Box.villainCards().get(with).thing());
    }
  }

  /** A Move, an Attack or a Heroic action, with what it is paid. */
  sealed interface Action extends UnitedMove {

    Payment with();

    @Override
    default Map<String, String> parts() {
      return with().parts();
    }
  }

  /** Move to an adjacent Location. */
  record Go(int tile, Payment with) implements Action {
    @Override
    public String notation() {
      return "move " + Box.tile(tile).id() + " with " + with.notation();
    }

    @Override
    public Phrase label() {
      return paid("go", with).name("location", Box.tile(tile).key());
    }

    @Override
    public List<String> targets() {
      return List.of("location:" + Box.tile(tile).id());
    }
  }

  /** Attack an Enemy. */
  record Attack(Enemy enemy, Payment with) implements Action {
    @Override
    public String notation() {
      return "attack " + enemy.id() + " with " + with.notation();
    }

    @Override
    public Phrase label() {
      return paid("attack", with).name("enemy", enemy.key());
    }

    @Override
    public List<String> targets() {
      return List.of(enemy.thing());
    }
  }

  /** Rescue a Civilian. */
  record Rescue(Payment with) implements Action {
    @Override
    public String notation() {
      return "rescue with " + with.notation();
    }

    @Override
    public Phrase label() {
      return paid("rescue", with);
    }

    @Override
    public List<String> targets() {
      return List.of("token:" + Token.CIVILIAN.id());
    }
  }

  /** Put a token on a space of a Threat. */
  record Fill(Threat threat, Symbol space, Payment with) implements Action {
    @Override
    public String notation() {
      return "fill " + threat.id() + " " + space.id() + " with " + with.notation();
    }

    @Override
    public Phrase label() {
      return paid("fill", with).name("threat", threat.key()).name("space", space.key());
    }

    @Override
    public List<String> targets() {
      return List.of(threat.thing());
    }

    @Override
    public Map<String, String> parts() {
      var parts = new HashMap<>(with.parts());
      parts.put("space", space.id());
      return parts;
    }
  }

  /** U-MAESTRO-07: move Rick Jones. */
  record MoveRick(int tile, Payment with) implements Action {
    @Override
    public String notation() {
      return "rick " + Box.tile(tile).id() + " with " + with.notation();
    }

    @Override
    public Phrase label() {
      return paid("rick", with).name("location", Box.tile(tile).key());
    }

    @Override
    public List<String> targets() {
      return List.of("rick", "location:" + Box.tile(tile).id());
    }
  }

  /** Use a Gear card. */
  record UseGear(int gear) implements UnitedMove {
    @Override
    public String notation() {
      return "gear " + Box.gear(gear).id();
    }

    @Override
    public Phrase label() {
      return say("gear").name("gear", Box.gear(gear).key());
    }

    @Override
    public List<String> targets() {
      return List.of(Box.gear(gear).thing());
    }
  }

  /** Use a Battle Plan. */
  record UsePlan(int plan) implements UnitedMove {
    @Override
    public String notation() {
      return "battle plan " + Box.battlePlans().get(plan).id();
    }

    @Override
    public Phrase label() {
      return say("battlePlan").name("plan", Box.battlePlans().get(plan).key());
    }

    @Override
    public List<String> targets() {
      return List.of(Box.battlePlans().get(plan).thing());
    }
  }

  /** Something to be said in a word. */
  record Say(Word word) implements UnitedMove {
    @Override
    public String notation() {
      return word.id();
    }

    @Override
    public Phrase label() {
      return say(word.id());
    }

    @Override
    public List<String> targets() {
      return List.of(word.id());
    }
  }

  /** Words that are moves. */
  enum Word {
    STANDARD,
    SPECIAL,
    LOCATION,
    END,
    USE,
    DECLINE;

    String id() {
      return name().toLowerCase(java.util.Locale.ROOT);
    }
  }

  /** The answer to a question of an effect. */
  record Pick(PickKind kind, int value) implements UnitedMove {
    @Override
    public String notation() {
      return kind == PickKind.RICK || kind == PickKind.VILLAIN
          ? "pick " + kind.id()
          : "pick " + kind.id() + " " + Picks.id(kind, value);
    }

    @Override
    public Phrase label() {
      return Picks.label(kind, value);
    }

    @Override
    public List<String> targets() {
      return List.of(Picks.thing(kind, value));
    }

    @Override
    public Map<String, String> parts() {
      return Map.of("kind", kind.id(), "id", Picks.id(kind, value));
    }
  }

  private static Phrase say(String key) {
    return Phrase.of("united.move." + key);
  }

  private static Phrase paid(String key, Payment with) {
    return Phrase.of("united.move." + key + (with.token() ? ".token" : ""))
        .name("with", with.symbol().key());
  }
}
