package sixstones.server.http;

import io.javalin.http.Context;
import java.util.Optional;
import sixstones.engine.chance.Share;
import sixstones.server.desk.EndDesk;
import sixstones.server.desk.Levels;
import sixstones.server.desk.Personas;
import sixstones.server.desk.SeatDesk;
import sixstones.server.desk.Stakes;
import sixstones.server.desk.ThawDesk;
import sixstones.server.protocol.Answers;
import sixstones.server.protocol.Asked;
import sixstones.server.visitors.Visitors;

/** Sitting down and getting up, before and during the game. */
final class SeatCalls {

  private static final Answers.Done DONE = new Answers.Done(true);

  private final SeatDesk seats;
  private final EndDesk ends;
  private final Stakes stakes;
  private final ThawDesk thaw;
  private final Levels levels;
  private final Visitors visitors;

  SeatCalls(
      SeatDesk seats,
      EndDesk ends,
      Stakes stakes,
      ThawDesk thaw,
      Levels levels,
      Visitors visitors) {
    this.seats = seats;
    this.ends = ends;
    this.stakes = stakes;
    this.thaw = thaw;
    this.levels = levels;
    this.visitors = visitors;
  }

  void sit(Context call) {
    var asked = Calls.body(call, Asked.Sit.class);
    var persona = Personas.checked(asked.name(), asked.avatar());
    var pledge = Optional.ofNullable(asked.pledge()).map(Stakes::checked);
    seats.sit(Calls.table(call), Calls.seat(call), visitors.of(call), persona, pledge);
    Calls.answer(call, DONE);
  }

  void pledge(Context call) {
    var pledge = Calls.required(Calls.body(call, Asked.Pledge.class).pledge(), "pledge");
    stakes.pledge(Calls.table(call), Calls.seat(call), visitors.of(call), Stakes.checked(pledge));
    Calls.answer(call, DONE);
  }

  void reveal(Context call) {
    var share = Calls.required(Calls.body(call, Asked.Reveal.class).share(), "share");
    stakes.reveal(
        Calls.table(call), Calls.seat(call), visitors.of(call), new Share(Stakes.checked(share)));
    Calls.answer(call, DONE);
  }

  void pick(Context call) {
    var value = Calls.required(Calls.body(call, Asked.Pick.class).value(), "value");
    seats.pick(Calls.table(call), Calls.seat(call), visitors.of(call), value);
    Calls.answer(call, DONE);
  }

  void leave(Context call) {
    seats.leave(Calls.table(call), Calls.seat(call), visitors.of(call));
    Calls.answer(call, DONE);
  }

  void bot(Context call) {
    var level = levels.check(Calls.body(call, Asked.Bot.class).level());
    seats.bot(Calls.table(call), Calls.seat(call), visitors.of(call), level);
    Calls.answer(call, DONE);
  }

  void open(Context call) {
    seats.open(Calls.table(call), Calls.seat(call), visitors.of(call));
    Calls.answer(call, DONE);
  }

  void takeBack(Context call) {
    seats.takeBack(Calls.table(call), Calls.seat(call), visitors.of(call));
    Calls.answer(call, DONE);
  }

  void resign(Context call) {
    ends.resign(Calls.table(call), Calls.seat(call), visitors.of(call));
    Calls.answer(call, DONE);
  }

  void wishEnd(Context call) {
    ends.wishEnd(Calls.table(call), Calls.seat(call), visitors.of(call));
    Calls.answer(call, DONE);
  }

  void playOn(Context call) {
    ends.playOn(Calls.table(call), Calls.seat(call), visitors.of(call));
    Calls.answer(call, DONE);
  }

  void host(Context call) {
    seats.host(Calls.table(call), Calls.seat(call), visitors.of(call));
    Calls.answer(call, DONE);
  }

  void start(Context call) {
    seats.start(Calls.table(call), visitors.of(call));
    Calls.answer(call, DONE);
  }

  void agree(Context call) {
    thaw.agree(Calls.table(call), visitors.of(call));
    Calls.answer(call, DONE);
  }
}
