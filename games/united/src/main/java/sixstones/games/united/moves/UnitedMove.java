package sixstones.games.united.moves;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import sixstones.engine.Move;
import sixstones.engine.phrase.Phrase;
import sixstones.games.united.box.BattlePlan;
import sixstones.games.united.box.Gear;
import sixstones.games.united.box.HeroCard;
import sixstones.games.united.box.PlanCard;
import sixstones.games.united.box.SuperCard;
import sixstones.games.united.box.Threat;
import sixstones.games.united.box.Tile;
import sixstones.games.united.effects.Pickable;
import sixstones.games.united.effects.Symbol;
import sixstones.games.united.effects.Token;

/** What a seat can do. */
public sealed interface UnitedMove extends Move {

  /** A Hero card of the hand. */
  record Play(HeroCard card) implements UnitedMove {
    @Override
    public String notation() {
      return "play " + card.id();
    }

    @Override
    public Phrase label() {
      return say("play").name("card", card.key());
    }

    @Override
    public List<String> targets() {
      return List.of(card.thing());
    }
  }

  /** A card of the Support row. */
  record PlaySupport(HeroCard card) implements UnitedMove {
    @Override
    public String notation() {
      return "support " + card.id();
    }

    @Override
    public Phrase label() {
      return say("support").name("card", card.key());
    }

    @Override
    public List<String> targets() {
      return List.of("support:" + card.id());
    }
  }

  /** A plan card of the Villain player's hand, alone or with a Super Villain card. */
  record PlayPlan(PlanCard plan, @Nullable SuperCard with) implements UnitedMove {
    @Override
    public String notation() {
      var alone = "plan " + plan.id();
      return with == null ? alone : alone + " with " + with.id();
    }

    @Override
    public Phrase label() {
      if (with == null) return say("plan").name("card", plan.key());
      return say("planWith").name("card", plan.key()).name("other", with.key());
    }

    @Override
    public List<String> targets() {
      var card = "plan:" + plan.id();
      return with == null ? List.of(card) : List.of(card, with.thing());
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
  record Go(Tile tile, Payment with) implements Action {
    @Override
    public String notation() {
      return "move " + tile.id() + " with " + with.notation();
    }

    @Override
    public Phrase label() {
      return paid("go", with).name("location", tile.key());
    }

    @Override
    public Optional<Phrase> aim() {
      return Optional.of(Phrase.of("united.aim.go").name("location", tile.key()));
    }

    @Override
    public List<String> targets() {
      return List.of("location:" + tile.id());
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
    public Optional<Phrase> aim() {
      return Optional.of(Phrase.of("united.aim.attack").name("enemy", enemy.key()));
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
    public Optional<Phrase> aim() {
      return Optional.of(Phrase.of("united.aim.rescue"));
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
    public Optional<Phrase> aim() {
      return Optional.of(Phrase.of("united.aim.fill").name("threat", threat.key()));
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
  record MoveRick(Tile tile, Payment with) implements Action {
    @Override
    public String notation() {
      return "rick " + tile.id() + " with " + with.notation();
    }

    @Override
    public Phrase label() {
      return paid("rick", with).name("location", tile.key());
    }

    @Override
    public List<String> targets() {
      return List.of("rick", "location:" + tile.id());
    }
  }

  /** Use a Gear card. */
  record UseGear(Gear gear) implements UnitedMove {
    @Override
    public String notation() {
      return "gear " + gear.id();
    }

    @Override
    public Phrase label() {
      return say("gear").name("gear", gear.key());
    }

    @Override
    public List<String> targets() {
      return List.of(gear.thing());
    }
  }

  /** Use a Battle Plan. */
  record UsePlan(BattlePlan plan) implements UnitedMove {
    @Override
    public String notation() {
      return "battle plan " + plan.id();
    }

    @Override
    public Phrase label() {
      return say("battlePlan").name("plan", plan.key());
    }

    @Override
    public List<String> targets() {
      return List.of(plan.thing());
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
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** The answer to a question of an effect. */
  record Pick(PickKind kind, Pickable thing) implements UnitedMove {
    @Override
    public String notation() {
      return kind == PickKind.RICK || kind == PickKind.VILLAIN
          ? "pick " + kind.id()
          : "pick " + kind.id() + " " + thing.id();
    }

    @Override
    public Phrase label() {
      return thing.in(Phrase.of("united.pick." + kind.name().toLowerCase(Locale.ROOT)));
    }

    @Override
    public List<String> targets() {
      return List.of(Picks.thing(kind, thing));
    }

    @Override
    public Map<String, String> parts() {
      return Map.of("kind", kind.id(), "id", thing.id());
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
