package sixstones.games.war.heroes;

import sixstones.games.war.box.Piece;
import sixstones.games.war.box.TileKind;

/** Who swaps two free tiles: Okoye (W-HERO-OKOYE) or Cull Obsidian (W-CELL-CULL). */
public enum Swapper {
  OKOYE("okoye", "W-HERO-OKOYE-01"),
  CULL_OBSIDIAN("cull", "W-CELL-CULL-01");

  private final String id;
  private final String rule;

  Swapper(String id, String rule) {
    this.id = id;
    this.rule = rule;
  }

  String id() {
    return id;
  }

  String rule() {
    return rule;
  }

  /** W-CELL-CULL-01: Cull Obsidian may be declined. */
  boolean isOptional() {
    return this == CULL_OBSIDIAN;
  }

  /** W-CELL-CULL-02: the price is detention. */
  boolean detains() {
    return this == CULL_OBSIDIAN;
  }

  String phraseKey() {
    return this == OKOYE ? Piece.OKOYE.phraseKey() : TileKind.CULL_OBSIDIAN.phraseKey();
  }
}
