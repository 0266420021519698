package sixstones.server.tables;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeSet;
import java.util.function.IntFunction;
import sixstones.engine.Game;
import sixstones.engine.Seat;
import sixstones.engine.Spectator;
import sixstones.engine.Viewer;
import sixstones.server.play.Play;
import sixstones.server.play.Preview;
import sixstones.server.play.Viewers;

/**
 * A table as its log tells it. Every entry is applied once, in order, whether it is just being
 * written, was written by another process, or before a restart. Not safe for several threads:
 * {@link Tables} guards it.
 */
public final class Table {

  private final TableHead head;
  private final Game<?, ?> game;
  private final TableGame told;
  private final Seating seating;
  private final Picks picks = new Picks();
  private final Pledges pledges = new Pledges();
  private final Clocks clocks;
  private final Ending ending = new Ending();
  private final Latest latest = new Latest();
  private final TreeSet<Integer> agreed = new TreeSet<>();
  private Optional<Act.Lesson> lesson = Optional.empty();
  private Optional<Act.Puzzle> puzzle = Optional.empty();
  private Optional<String> rematch = Optional.empty();
  private TableHead present;
  private String host;
  private Instant movedAt;

  /**
   * @param snapshots the last snapshot up to an entry
   */
  Table(TableHead head, Game<?, ?> game, IntFunction<Optional<Snapshot>> snapshots) {
    this.head = head;
    this.present = head;
    this.host = head.host();
    this.game = game;
    this.told = new TableGame(head, game, snapshots);
    this.seating = new Seating(head.seats());
    this.clocks = new Clocks(head.time().tempo(), head.seats());
    this.movedAt = head.createdAt();
  }

  /** What the table was made with, and what people have picked and added since. */
  public TableHead head() {
    return present;
  }

  public Game<?, ?> game() {
    return game;
  }

  public Seating seating() {
    return seating;
  }

  /** What people add to the chance of the deal. */
  public Pledges pledges() {
    return pledges;
  }

  /** The game; none before the start, or if no snapshot of a frozen table can be read. */
  public Optional<Play<?, ?>> play() {
    return told.play();
  }

  /** The version of the rules the table is played under. */
  public int rules() {
    return told.rules();
  }

  /** How many entries the log has; for the server itself. */
  public int seq() {
    return latest.seq();
  }

  /** How many entries the log has, as far as the viewer may know. */
  public int seq(Viewer viewer) {
    return latest.seq() - play().map(game -> game.unseen(viewer)).orElse(0);
  }

  /** When something happened last that everybody knows of. */
  public Instant movedAt() {
    return movedAt;
  }

  public Optional<String> rematch() {
    return rematch;
  }

  /** The result as a record writes it, once the game has ended. */
  public Optional<String> result() {
    return ending.result();
  }

  public Clocks clocks() {
    return clocks;
  }

  /** When the time of whoever must choose is up. */
  public Optional<Instant> deadline() {
    return clocks.deadline(asked());
  }

  /** The seat whose time is up. */
  public OptionalInt overdue(Instant now) {
    return deadline().filter(until -> !until.isAfter(now)).isPresent()
        ? asked().map(who -> OptionalInt.of(who.seat())).orElse(OptionalInt.empty())
        : OptionalInt.empty();
  }

  /** Whether a seat has no time left for the whole game. */
  public boolean hasUsedUpTime(int seat) {
    return clocks.isUsedUp(seat);
  }

  /** Why the game is over, if its rules have not ended it. */
  public Optional<EarlyEnd> earlyEnd() {
    boolean early = result().isPresent() && play().flatMap(Play::outcome).isEmpty();
    return early ? ending.early() : Optional.empty();
  }

  /** The seats that would like to end the game without winners and losers. */
  public List<Integer> endWishes() {
    return ending.wishes();
  }

  /** Whether everybody who plays would like to end the game, and that is not one person alone. */
  public boolean wouldEnd(int wisher) {
    var wishes = ending.wishes();
    return mayAgreeToEnd()
        && seating.players().stream().allMatch(seat -> seat == wisher || wishes.contains(seat));
  }

  /** Whether there are people who could agree: who is alone gives up. */
  public boolean mayAgreeToEnd() {
    return seating.players().size() > 1;
  }

  /** What it means if the person of a seat gives up, while a game runs. */
  public Optional<GivingUp> givingUp(int seat) {
    return phase() == Phase.RUNNING
        ? play().map(game -> GivingUp.of(game, seating, seat))
        : Optional.empty();
  }

  /** The person who must choose: bots have all the time they need. */
  private Optional<Clocks.Asked> asked() {
    if (phase() != Phase.RUNNING || play().isEmpty()) return Optional.empty();
    var game = play().get();
    return Clocks.asked(game.chooser(), game.somebodyChooses(Spectator.SPECTATOR))
        .filter(who -> seating.at(who.seat()).botLevel().isEmpty());
  }

  /** Who agrees to go on with a frozen table. */
  public List<Integer> agreed() {
    return List.copyOf(agreed);
  }

  /** Whether the log replays from the deal, so that there can be a record. */
  public boolean replaysFromDeal() {
    return told.replaysFromDeal();
  }

  /** Whether its game began at a moment of another one. */
  public boolean isBranch() {
    return told.isBranch();
  }

  /** The chapter of a lesson that is played here. */
  public Optional<Act.Lesson> lesson() {
    return lesson;
  }

  /** The puzzle that is asked here. */
  public Optional<Act.Puzzle> puzzle() {
    return puzzle;
  }

  /** Whether the log has led elsewhere under the present rules. */
  public boolean differs() {
    return told.differs();
  }

  public boolean hasBegun() {
    return told.hasBegun();
  }

  public Phase phase() {
    if (!hasBegun()) return Phase.WAITING;
    if (differs()) return Phase.FROZEN;
    if (result().isPresent()) return Phase.OVER;
    return told.hasOtherRules() ? Phase.FROZEN : Phase.RUNNING;
  }

  /** Who made the table, or took it over from somebody who was away. */
  public String host() {
    return host;
  }

  public boolean isHost(String holder) {
    return host.equals(holder);
  }

  /** What a visitor is to the game. */
  public Viewer viewer(String holder) {
    var seat = seating.seatOf(holder);
    return seat.isPresent() ? Seat.of(seat.getAsInt()) : Spectator.SPECTATOR;
  }

  /** Whether a visitor may look on: before the start everybody who knows of the table. */
  public boolean admits(String holder) {
    return head.spectators()
        || !hasBegun()
        || isHost(holder)
        || seating.seatOf(holder).isPresent()
        || seating.wasLeftBy(holder);
  }

  /** What happened after the entry that the viewer counts as this one. */
  public Since since(Viewer viewer, int seq) {
    int known = seq(viewer);
    return latest.since(viewer, known - seq, known);
  }

  /** Whether the game has gone on after an entry. */
  public boolean wentOnAfter(int number) {
    return latest.lastOfGame() > number;
  }

  /** The person who must choose, if there are others who wait for that. */
  public Optional<Awaited> awaited() {
    boolean othersWait =
        phase() == Phase.RUNNING
            && head.visibility() != Visibility.UNLISTED
            && seating.presentPeople().size() > 1;
    var chooser = play().map(Play::chooser).orElse(OptionalInt.empty());
    return othersWait
            && chooser.isPresent()
            && seating.at(chooser.getAsInt()) instanceof Place.Person person
            && !person.hasStandIn()
        ? Optional.of(new Awaited(person.holder(), latest.lastOfGame(), latest.lastOfGameAt()))
        : Optional.empty();
  }

  /** How many moves go if a viewer takes the own last one back: bots' answers go with it. */
  public int undoable(Viewer viewer) {
    return play()
        .map(game -> game.undoable(viewer, seat -> seating.at(seat).botLevel().isPresent()))
        .orElse(0);
  }

  /**
   * Against other people everybody thinks alone; with them, or against bots, advice is welcome. A
   * puzzle has hints of its own.
   */
  public boolean mayAskForHints(Viewer viewer) {
    return viewer instanceof Seat seat
        && puzzle.isEmpty()
        && play().isPresent()
        && seating.presentPeople().stream()
            .allMatch(other -> play().get().sameSide(seat.index(), other));
  }

  void apply(Entry entry) {
    apply(entry, Optional.empty());
  }

  /**
   * @param preview what a move that is just being written leads to
   */
  void apply(Entry entry, Optional<Preview> preview) {
    if (entry.number() != latest.seq() + 1) {
      throw new IllegalStateException("the log of " + head.id() + " has a gap");
    }
    boolean timed = !(head.time().tempo() instanceof Tempo.Free);
    var before = timed ? asked() : Optional.<Clocks.Asked>empty();
    var unseenBy =
        switch (entry.act()) {
          case Act.OfGame act -> {
            if (act instanceof Act.Thaw) agreed.clear();
            boolean standIn = act instanceof Act.Move move && seating.at(move.seat()).hasStandIn();
            yield told.apply(act, entry, head(), standIn, preview);
          }
          case Act.OfTable act -> {
            play()
                .ifPresent(
                    game ->
                        Tidings.of(act)
                            .ifPresent(news -> game.tell(news, entry.at(), entry.number())));
            yield applyToTable(act);
          }
        };
    if (timed) clocks.tick(entry, before, asked());
    latest.add(entry, unseenBy);
    if (unseenBy.isEmpty()) movedAt = entry.at();
  }

  /** Goes on from a snapshot; what happened to the seats before it must have been applied. */
  void resume(Play<?, ?> from, Snapshot snapshot) {
    told.resume(from);
    clocks.read(snapshot.clocks());
    latest.skipTo(snapshot.number(), movedAt);
  }

  /** What an entry before the snapshot, that is not a move, still means. */
  void recall(Entry entry) {
    switch (entry.act()) {
      case Act.OfGame act -> {
        if (act instanceof Act.Thaw) agreed.clear();
        told.recall(act);
      }
      case Act.OfTable act -> applyToTable(act);
    }
    movedAt = entry.at();
  }

  private Viewers applyToTable(Act.OfTable act) {
    switch (act) {
      case Act.Sit sit -> seating.sit(sit);
      case Act.Pick pick -> picks.add(pick);
      case Act.Leave leave -> {
        seating.leave(leave.seat(), hasBegun());
        if (!hasBegun()) leftSeat(leave.seat());
      }
      case Act.Await await -> pledges.await(await.seat());
      case Act.Pledge pledge -> pledges.pledge(pledge);
      case Act.Settle _ -> pledges.settle();
      case Act.Reveal reveal -> pledges.open(reveal);
      case Act.Bot bot -> {
        seating.bot(bot);
        if (!hasBegun()) pledges.unsettle(bot.seat());
      }
      case Act.Vote vote -> seating.vote(vote);
      case Act.Open open -> {
        seating.open(open.seat());
        leftSeat(open.seat());
      }
      case Act.Return back -> seating.back(back.seat());
      case Act.Resign resign -> seating.resign(resign);
      case Act.Lesson led -> lesson = Optional.of(led);
      case Act.Puzzle asked -> puzzle = Optional.of(asked);
      case Act.Concede given -> ending.concede(given.seat());
      case Act.EndWish wish -> ending.wish(wish.seat());
      case Act.PlayOn _ -> ending.playOn();
      case Act.Host taken -> {
        if (seating.at(taken.seat()) instanceof Place.Person person) host = person.holder();
      }
      case Act.Flag fallen -> {
        ending.flag(fallen.seat());
        clocks.fell(fallen.seat());
      }
      case Act.Over over -> ending.over(over.result());
      case Act.Rematch next -> rematch = Optional.of(next.table());
      case Act.Agree agree -> agreed.add(agree.seat());
    }
    if (!hasBegun()) present = head.with(picks.over(head.options()), pledges.opened());
    return Viewers.NOBODY;
  }

  /** Before the start. */
  private void leftSeat(int seat) {
    picks.forget(seat);
    pledges.unsettle(seat);
  }

  Optional<Play<?, ?>> read(Snapshot snapshot) {
    return told.read(snapshot, head());
  }

  /** A snapshot of the present, if it is time for one after this act. */
  Optional<Snapshot> dueAfter(Act.OfGame act) {
    return told.isSnapshotDue(act)
        ? play().map(game -> game.snapshot(seq()).with(clocks))
        : Optional.empty();
  }
}
