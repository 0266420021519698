package sixstones.games.war.tiles;

import java.util.Arrays;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Tile;
import sixstones.games.war.box.TileKind;
import sixstones.games.war.steps.Asking;
import sixstones.games.war.steps.Manner;
import sixstones.games.war.steps.TileEffect;
import sixstones.games.war.steps.TileEffects;
import sixstones.games.war.turn.Pause;

/** What each kind of tile does. */
public enum Effects implements TileEffects {
  ALL;

  private static final TileEffect[] BY_KIND =
      Arrays.stream(TileKind.values()).map(Effects::listed).toArray(TileEffect[]::new);

  private static TileEffect listed(TileKind kind) {
    return switch (kind) {
      case BLANK, BATTLEFIELD -> new Inert();
      case INFINITY_STONE -> new TokenSource("W-CELL-STONE-01");
      case SUPERHEROES -> new TokenSource("W-CELL-HEROES-01");
      case LEADERSHIP -> new TokenSource("W-CELL-LEADERSHIP-01");
      case ENERGY -> new EnergySource();
      case THANOS_BASE -> new ThanosBase();
      case TEAM_BASE -> new TeamBase();
      case ARROW -> new Arrow();
      case SHORT_ROUTE -> new ShortRoute();
      case TELEPORT -> new Teleport();
      case DROPSHIP -> new Dropship();
      case CIRCULAR_MOVEMENT -> new CircularMovement();
      case Q_SHIP -> new QShip();
      case GUARDIANS_SHIP -> new GuardiansShip();
      case LOKI -> new Loki();
      case OUTRIDER_GENERAL -> new OutriderGeneral();
      case CORVUS_GLAIVE -> new CorvusGlaive();
      case CULL_OBSIDIAN -> new CullObsidian();
      case PROXIMA_MIDNIGHT -> new ProximaMidnight();
      case EBONY_MAW -> new EbonyMaw();
    };
  }

  @Override
  public TileEffect of(TileKind kind) {
    return BY_KIND[kind.ordinal()];
  }

  @Override
  public Asking pause(Piece piece, int stay, Tile tile, Manner manner) {
    return new Pause(piece, stay, tile, manner);
  }
}
