package sixstones.games.war.tiles;

import java.util.Locale;

/** What a tile is; names as in the data file. */
public enum TileKind {
  BLANK(false),
  INFINITY_STONE(false),
  SUPERHEROES(false),
  LEADERSHIP(false),
  ENERGY(false),
  THANOS_BASE(true),
  TEAM_BASE(true),
  BATTLEFIELD(false),
  ARROW(true),
  SHORT_ROUTE(true),
  TELEPORT(true),
  DROPSHIP(true),
  CIRCULAR_MOVEMENT(true),
  Q_SHIP(true),
  GUARDIANS_SHIP(true),
  LOKI(true),
  OUTRIDER_GENERAL(true),
  CORVUS_GLAIVE(true),
  CULL_OBSIDIAN(true),
  PROXIMA_MIDNIGHT(true),
  EBONY_MAW(true);

  private static final TileKind[] ALL = values();

  private final boolean onArrival;

  TileKind(boolean onArrival) {
    this.onArrival = onArrival;
  }

  /** W-CELL-01: whether a character that arrives has to do with it. */
  public boolean actsOnArrival() {
    return onArrival;
  }

  /** W-CELL-06: traps that are no bases. */
  public boolean isSnare() {
    return this == CORVUS_GLAIVE || this == OUTRIDER_GENERAL;
  }

  /** Whether every tile of the kind is there once: no two look alike. */
  boolean isUnique() {
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
    for (var kind : ALL) if (kind.id().equals(id)) return kind;
    throw new IllegalArgumentException("there is no tile kind \"" + id + "\"");
  }
}
