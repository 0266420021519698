package sixstones.games.war.state;

import java.util.Arrays;
import java.util.List;
import sixstones.engine.Fingerprint;
import sixstones.engine.Options;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Team;
import sixstones.games.war.box.TileSet;

/** What stays the same in a game: who leads which team, the tiles, the rulings. */
public final class Table {

  /** Nobody leads the team. */
  public static final int NEUTRAL = -1;

  private final Options options;
  private final Rulings rulings;
  private final TileSet tiles;
  private final Team[] teams;
  private final int[] seatOfTeam = new int[Team.ALL.length];
  private final int played;

  public Table(Options options, Rulings rulings, TileSet tiles, List<Team> teams) {
    this.options = options;
    this.rulings = rulings;
    this.tiles = tiles;
    this.teams = teams.toArray(Team[]::new);
    Arrays.fill(seatOfTeam, NEUTRAL);
    int pieces = 0;
    for (int seat = 0; seat < this.teams.length; seat++) {
      seatOfTeam[this.teams[seat].index()] = seat;
      pieces |= this.teams[seat].both();
    }
    played = pieces;
  }

  /** Options and teams. */
  public void addTo(Fingerprint print) {
    print.add(options.values().size());
    options.sorted().forEach((id, value) -> print.add(id).add(value));
    print.add(teams.length);
    for (var team : teams) print.add(team.index());
  }

  public Options options() {
    return options;
  }

  public Rulings rulings() {
    return rulings;
  }

  public TileSet tiles() {
    return tiles;
  }

  public int seats() {
    return teams.length;
  }

  /** The teams by seat. */
  public List<Team> teams() {
    return List.of(teams);
  }

  public Team team(int seat) {
    return teams[seat];
  }

  /** The seat that leads the team, or {@link #NEUTRAL}. */
  public int seatOf(Team team) {
    return seatOfTeam[team.index()];
  }

  /** The seat whose team the character belongs to. */
  public int owner(Piece piece) {
    return seatOf(piece.team());
  }

  /** All characters in the game, as a bit set over pieces. */
  public int playedPieces() {
    return played;
  }
}
