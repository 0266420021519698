package sixstones.games.gauntlet.box;

import java.util.Locale;
import sixstones.engine.text.Lookup;

/**
 * What a card does when it is played. Hero cards of one value do the same; the cards of Thanos are
 * told apart by name.
 */
public enum Effect {
  /** Nebula, Spider-Man, Star-Lord. */
  GUESS("G-HERO-1"),
  /** Black Widow, Gamora, Ant-Man & Wasp. */
  LOOK("G-HERO-2"),
  /** Captain America, Hulk, Thor. */
  FIGHT("G-HERO-3"),
  /** Black Panther, Falcon, Doctor Strange. */
  TOKEN("G-HERO-4"),
  /** Scarlet Witch, Vision. */
  ORDER("G-HERO-5"),
  /** Captain Marvel, Iron Man. */
  CHAMPION("G-HERO-6"),
  OUTRIDER("G-THANOS-OUTRIDER"),
  MIND_STONE("G-THANOS-MINDSTONE"),
  CORVUS_GLAIVE("G-THANOS-CORVUS"),
  SOUL_STONE("G-THANOS-SOULSTONE"),
  BLACK_DWARF("G-THANOS-BLACKDWARF"),
  SPACE_STONE("G-THANOS-SPACESTONE"),
  PROXIMA_MIDNIGHT("G-THANOS-PROXIMA"),
  POWER_STONE("G-THANOS-POWERSTONE"),
  EBONY_MAW("G-THANOS-EBONYMAW"),
  REALITY_STONE("G-THANOS-REALITYSTONE"),
  TIME_STONE("G-THANOS-TIMESTONE"),
  THANOS("G-THANOS-THANOS");

  private static final Effect[] OF_HEROES = {GUESS, LOOK, FIGHT, TOKEN, ORDER, CHAMPION};

  private final String rules;

  Effect(String rules) {
    this.rules = rules;
  }

  static Effect ofHero(int value) {
    return OF_HEROES[value - 1];
  }

  /** By the name as notations and position texts write it. */
  public static Effect named(String id) {
    return Lookup.among(values(), Effect::id, id, "nobody knows what is done by");
  }

  /** {@code soul-stone}; for cards of Thanos also the id of the card. */
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The first rule of the effect, the one that says what is to be done. */
  public String rule() {
    return rules + "-01";
  }

  public String rule(int number) {
    return rules + "-0" + number;
  }
}
