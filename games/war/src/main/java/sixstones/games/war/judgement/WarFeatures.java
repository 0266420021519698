package sixstones.games.war.judgement;

import java.util.List;
import sixstones.engine.Bits;
import sixstones.engine.features.Features;
import sixstones.games.war.WarPosition;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;
import sixstones.games.war.box.Tokens;
import sixstones.games.war.scoring.SixStones;
import sixstones.games.war.state.Posture;

/** What decides a game: what a team has, carries and can reach; and how near Thanos is to all. */
enum WarFeatures implements Features<WarPosition> {
  INSTANCE;

  private static final List<String> NAMES =
      List.of(
          "points",
          "points.leadership",
          "stones.home",
          "stones.carried",
          "stones.many",
          "load.hero",
          "load.battlefield",
          "load.begun",
          "load.complete",
          "load.half",
          "load.energy",
          "load.ability",
          "load.detained",
          "goal.hero",
          "goal.search",
          "danger",
          "turn",
          "turn.open",
          "thanos",
          "thanos.stones",
          "thanos.many");

  private static final int THANOS = NAMES.indexOf("thanos");

  /** Stones that make Thanos a danger to everybody. */
  private static final int MANY = 3;

  @Override
  public List<String> names() {
    return NAMES;
  }

  /** Every team, and Thanos. */
  @Override
  public int sides(WarPosition position) {
    return position.seats() + 1;
  }

  @Override
  public int side(WarPosition position, int seat) {
    return seat;
  }

  @Override
  public Look look(WarPosition position) {
    return new Seen(position, new Ground(position));
  }

  private record Seen(WarPosition position, Ground ground) implements Look {

    /** A game ends when all tiles are open or all superheroes are gone. */
    @Override
    public double stage() {
      double opened = 1 - (double) position.board().field().closed() / Place.TILES.length;
      double gone = 1 - (double) position.board().ledger().heroesLeft() / Bits.count(Tokens.HEROES);
      return Math.max(opened, gone);
    }

    @Override
    public void fill(int side, double[] into) {
      if (side == position.seats()) {
        int lost = Bits.count(position.board().ledger().taken() & Tokens.STONES);
        into[THANOS] = 1;
        into[THANOS + 1] = lost;
        into[THANOS + 2] = Math.max(0, lost - MANY);
        return;
      }
      var team = position.board().table().team(side);
      int atHome =
          position.board().field().lying(position.board().field().base(team)) & Tokens.STONES;
      int stones = Bits.count(SixStones.controlled(position.board(), side));
      int zone = position.board().ledger().zone(side);
      into[0] = position.board().ledger().points(side);
      into[1] = (zone & Tokens.LEADERSHIP) == 0 ? 0 : 1;
      into[2] = Bits.count(atHome);
      into[3] = stones - Bits.count(atHome);
      into[4] = Math.max(0, stones - MANY);
      for (var piece : team.pieces()) {
        load(piece, into);
        into[15] += Prospects.danger(position, piece);
      }
      goals(team.pieces()[0], team.pieces()[1], into);
      boolean onTurn = position.board().clock().seat == side;
      into[16] = onTurn ? 1 : 0;
      into[17] = onTurn && !position.board().clock().mainDone ? 1 : 0;
    }

    private void load(Piece piece, double[] into) {
      var crew = position.board().crew();
      var token = crew.other(piece);
      if (token.isHero()) {
        if (Ground.has(ground.battlefields, crew.at(piece))) {
          into[
              switch (crew.hold(piece)) {
                case NONE -> 6;
                case BEGUN -> 7;
                case COMPLETE -> 8;
              }]++;
        } else {
          into[5]++;
        }
      } else if (token.isLeadership()) {
        if (!Goals.leadershipLost(position)) into[9]++;
      } else if (!token.isNone()) {
        into[10]++;
      }
      if (!crew.used(piece)) into[11]++;
      if (crew.posture(piece) != Posture.STANDS) into[12]++;
    }

    private void goals(Piece first, Piece second, double[] into) {
      var crew = position.board().crew();
      var one = Goals.of(position, ground, first);
      var two = Goals.of(position, ground, second);
      boolean oneBrings = crew.other(first).isHero();
      boolean twoBrings = crew.other(second).isHero();
      if (!oneBrings && !twoBrings) {
        into[14] = Goals.together(one, two);
        return;
      }
      into[oneBrings ? 13 : 14] += one.distance();
      into[twoBrings ? 13 : 14] += two.distance();
    }
  }
}
