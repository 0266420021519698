package sixstones.games.war.box;

import java.util.Locale;
import sixstones.engine.text.Lookup;

/** The kinds of tiles, by the names of the data file. */
public enum TileKind {
  BLANK,
  INFINITY_STONE(Variants.STONE),
  SUPERHEROES(Variants.HEROES),
  LEADERSHIP(Variants.HALF),
  ENERGY,
  THANOS_BASE,
  TEAM_BASE(Variants.TEAM),
  BATTLEFIELD,
  ARROW(Variants.ARROWS),
  SHORT_ROUTE,
  TELEPORT,
  DROPSHIP,
  CIRCULAR_MOVEMENT(Variants.SENSE),
  Q_SHIP,
  GUARDIANS_SHIP,
  LOKI,
  OUTRIDER_GENERAL,
  CORVUS_GLAIVE,
  CULL_OBSIDIAN,
  PROXIMA_MIDNIGHT,
  EBONY_MAW;

  private static final TileKind[] ALL = values();

  private final Variants variants;

  TileKind() {
    this(Variants.NONE);
  }

  TileKind(Variants variants) {
    this.variants = variants;
  }

  /** In what tiles of the kind differ. */
  public Variants variants() {
    return variants;
  }

  /** Whether every tile of the kind is there once: no two look alike. */
  public boolean isUnique() {
    return this == TEAM_BASE
        || this == THANOS_BASE
        || this == INFINITY_STONE
        || this == LEADERSHIP
        || this == SUPERHEROES;
  }

  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  public String phraseKey() {
    return "war.tile." + id();
  }

  public static TileKind named(String id) {
    return Lookup.among(ALL, TileKind::id, id, "there is no tile kind");
  }
}
