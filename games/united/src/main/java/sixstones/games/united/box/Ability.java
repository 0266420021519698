package sixstones.games.united.box;

import sixstones.games.united.effects.Effects;
import sixstones.games.united.effects.Trigger;

/** An effect with what triggers it. */
public record Ability(Trigger trigger, boolean oncePerTurn, Effects effects) {}
