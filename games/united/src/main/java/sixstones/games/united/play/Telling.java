package sixstones.games.united.play;

import sixstones.engine.event.Events;
import sixstones.games.united.board.Board;
import sixstones.games.united.cards.*;
import sixstones.games.united.moves.Enemy;

/** Stub. */
final class Telling {
  Telling(Board board, Events out) {}

  void spent(int h, Symbol s) {}

  void attacked(int h, Enemy e) {}

  void drew(int h, int c) {}

  void discarded(int h, int c) {}

  void knockedOut(int h) {}

  void addedFacedown() {}

  void villainDrew(int c) {}

  void first(int h) {}

  void usedPlan(SuperCard c) {}

  void playedVillainCard(SuperCard c) {}

  void preventedAll(int h) {}

  void prevented(int h, int n) {}

  void usedGear(int h, Gear g) {}

  void redirected(int h) {}

  void stunCancels(String key) {}

  void bam() {}

  void wounded(int at, Token t) {}

  void defeated(int at, Token t) {}

  void charged(int h, Gear g) {}

  void rescued(int at) {}

  void ignoredDamage(String key) {}

  void henchmanHit(Threat t, int health, int at) {}

  void villainHit(int health) {}

  void filled(Threat t, int n) {}

  void cleared(Threat t, int at) {}

  void progress(int m, int n) {}

  void completed(int m, int n) {}

  void heroTurn(int h) {}

  void recovered(int h) {}

  void skippedDraw(int h) {}

  void played(int h, int c, boolean f) {}

  void ignored(int h, Symbol s) {}

  void usedSpecial(int h, int c) {}

  void usedLocation(int h, int at) {}

  void supportShown(int c) {}

  void moved(int h, int from, int to) {}

  void rickMoved(int from, int to) {}

  void sawPlan(int h, int c, int d) {}

  void planUnder() {}

  void plansReordered() {}

  void sawVillainHand(int h) {}

  void collected() {}

  void over(Ending e) {}

  void swapped(int a, int b) {}

  void returnedCard(int h, int c, boolean f) {}

  void covered(int p, Symbol s) {}

  void turnedUp(int p, int c) {}

  void added(int at, Token t, int n) {}

  void overflowQueued(int at) {}

  void overflow(int at) {}

  void removed(int at, Token t, int n) {}

  void healed(int n, int h) {}

  void delayed(int n) {}

  void reversed() {}

  void stunned(String key) {}

  void gained(int h, Symbol s, int n) {}

  void forced(int h, boolean r) {}

  void crisis(int at, int n) {}

  void relocated(Token t, int from, int to) {}

  void threatMoved(Threat t, int from, int to) {}

  void returned(Threat t, int at) {}

  void track(int n) {}

  void missionLost(int m, int n) {}

  void villainTurn() {}

  void playedPlan(PlanCard p) {}

  void villainMoved(int from, int to) {}

  void threatBam(Threat t) {}

  void playedSuper(int h, SuperCard c) {}
}
