package sixstones.games.war;

import java.util.Locale;
import sixstones.games.war.arrival.TileEffect;
import sixstones.games.war.box.Variants;
import sixstones.games.war.tiles.Arrow;
import sixstones.games.war.tiles.CircularMovement;
import sixstones.games.war.tiles.CorvusGlaive;
import sixstones.games.war.tiles.CullObsidian;
import sixstones.games.war.tiles.Dropship;
import sixstones.games.war.tiles.EbonyMaw;
import sixstones.games.war.tiles.EnergySource;
import sixstones.games.war.tiles.GuardiansShip;
import sixstones.games.war.tiles.Inert;
import sixstones.games.war.tiles.Loki;
import sixstones.games.war.tiles.OutriderGeneral;
import sixstones.games.war.tiles.ProximaMidnight;
import sixstones.games.war.tiles.QShip;
import sixstones.games.war.tiles.ShortRoute;
import sixstones.games.war.tiles.TeamBase;
import sixstones.games.war.tiles.Teleport;
import sixstones.games.war.tiles.ThanosBase;
import sixstones.games.war.tiles.TokenSource;

/** The kinds of tiles, by the names of the data file, each with what it does. */
public enum TileKind {
  BLANK(new Inert()),
  INFINITY_STONE(new TokenSource("W-CELL-STONE-01"), Variants.STONE),
  SUPERHEROES(new TokenSource("W-CELL-HEROES-01"), Variants.HEROES),
  LEADERSHIP(new TokenSource("W-CELL-LEADERSHIP-01"), Variants.HALF),
  ENERGY(new EnergySource()),
  THANOS_BASE(new ThanosBase()),
  TEAM_BASE(new TeamBase(), Variants.TEAM),
  BATTLEFIELD(new Inert()),
  ARROW(new Arrow(), Variants.ARROWS),
  SHORT_ROUTE(new ShortRoute()),
  TELEPORT(new Teleport()),
  DROPSHIP(new Dropship()),
  CIRCULAR_MOVEMENT(new CircularMovement(), Variants.SENSE),
  Q_SHIP(new QShip()),
  GUARDIANS_SHIP(new GuardiansShip()),
  LOKI(new Loki()),
  OUTRIDER_GENERAL(new OutriderGeneral()),
  CORVUS_GLAIVE(new CorvusGlaive()),
  CULL_OBSIDIAN(new CullObsidian()),
  PROXIMA_MIDNIGHT(new ProximaMidnight()),
  EBONY_MAW(new EbonyMaw());

  private static final TileKind[] ALL = values();

  @SuppressWarnings("ImmutableEnumChecker") // effects are records without anything that changes
  private final TileEffect effect;

  private final Variants variants;

  TileKind(TileEffect effect) {
    this(effect, Variants.NONE);
  }

  TileKind(TileEffect effect, Variants variants) {
    this.effect = effect;
    this.variants = variants;
  }

  /** What it does. */
  public TileEffect effect() {
    return effect;
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
    for (var kind : ALL) if (kind.id().equals(id)) return kind;
    throw new IllegalArgumentException("there is no tile kind \"" + id + "\"");
  }
}
