package sixstones.server.tables;

import java.util.Optional;
import sixstones.engine.chance.Share;

/** What somebody did at a table: the closed family of things that stand in its log. */
public sealed interface Act {

  /** Changes the game. */
  sealed interface OfGame extends Act {}

  /** Changes who sits where, and what comes around the game. */
  sealed interface OfTable extends Act {}

  /** A person takes a seat; {@code holder} is the hash of the visitor's secret. */
  record Sit(int seat, Persona persona, String holder) implements OfTable {}

  /** Before the start a person says what the own seat plays: an option of the table. */
  record Pick(int seat, String option, String value) implements OfTable {}

  /** A person will add a share to the chance of the deal; it is expected to be pledged. */
  record Await(int seat) implements OfTable {}

  /** A person has fixed the own share without showing it: this is its hash. */
  record Pledge(int seat, String pledge) implements OfTable {}

  /** The seats are as they shall be: whoever has pledged a share opens it. */
  record Settle() implements OfTable {}

  /** A person opens the own share. */
  record Reveal(int seat, Share share) implements OfTable {}

  /** Before the start the seat opens; later the person is marked absent. */
  record Leave(int seat) implements OfTable {}

  /**
   * A bot takes an open seat, or stands in for the person who holds it.
   *
   * @param avatar as whom it sits there, if that was said; else as one that no other bot is
   */
  record Bot(int seat, String level, Optional<Avatar> avatar) implements OfTable {

    public Bot(int seat, String level) {
      this(seat, level, Optional.empty());
    }
  }

  /** Somebody wants a bot in the place of an absent person. */
  record Vote(int by, int seat, String level) implements OfTable {}

  /** The host opens a seat again. */
  record Open(int seat) implements OfTable {}

  /** The person who left takes the seat back. */
  record Return(int seat) implements OfTable {}

  /** A person gives the seat up for good; a bot plays on. */
  record Resign(int seat, String level) implements OfTable {}

  /** A person gives the game up, and with it the whole side: nobody else plays for it. */
  record Concede(int seat) implements OfTable {}

  /** A person would like to end the game without winners and losers. */
  record EndWish(int seat) implements OfTable {}

  /** A person plays on: nobody's wish to end the game stands any longer. */
  record PlayOn(int seat) implements OfTable {}

  /** A person does from now on what the host has done. */
  record Host(int seat) implements OfTable {}

  /** The person's time is up. */
  record Flag(int seat) implements OfTable {}

  /** The deal, under a version of the rules. */
  record Start(int rules) implements OfGame {}

  /**
   * Instead of a deal: the game begins at a moment of another one.
   *
   * @param drawn how many numbers of the table's own chance were drawn for what is hidden
   * @param position the moment as YAML, with what is hidden redealt
   */
  record Branch(int rules, long drawn, String position) implements OfGame {}

  /** The game is a chapter of a lesson: a coach leads, and the bots play their part in it. */
  record Lesson(String id, int chapter) implements OfTable {}

  /** The game asks a puzzle: the bots answer as its line tells. */
  record Puzzle(String id) implements OfTable {}

  /** A seat's move; the fingerprint tells whether a replay leads to the same position. */
  record Move(int seat, String notation, String fingerprint) implements OfGame {}

  /** A seat takes its last move back, with the answers that bots gave to it. */
  record Undo(int seat, int moves) implements OfGame {}

  /** The game has ended; the result as a record writes it. */
  record Over(String result) implements OfTable {}

  /** The next game of the same people. */
  record Rematch(String table) implements OfTable {}

  /** A person agrees to go on with a frozen table. */
  record Agree(int seat) implements OfTable {}

  /**
   * The frozen table goes on under these rules.
   *
   * @param snapshot the entry whose snapshot it goes on from; 0 for where the replay has led
   */
  record Thaw(int rules, int snapshot) implements OfGame {}
}
