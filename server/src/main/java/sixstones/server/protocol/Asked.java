package sixstones.server.protocol;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What a page sends. Everything may be missing until it has been checked. */
public final class Asked {

  private Asked() {}

  /** A new table. */
  public record NewTable(
      @Nullable String game,
      @Nullable Map<String, String> options,
      @Nullable List<NewSeat> seats,
      @Nullable String visibility,
      @Nullable Boolean spectators,
      @Nullable Boolean shuffle,
      @Nullable String clock,
      @Nullable String timeUp) {}

  /** A seat of a new table: {@code me}, {@code open} or {@code bot}. */
  public record NewSeat(
      @Nullable String kind,
      @Nullable String name,
      @Nullable String avatar,
      @Nullable String level,
      @Nullable String pledge) {}

  /** Sitting down. */
  public record Sit(@Nullable String name, @Nullable String avatar, @Nullable String pledge) {}

  /** A share of the deal's chance is fixed. */
  public record Pledge(@Nullable String pledge) {}

  /** The share that was pledged. */
  public record Reveal(@Nullable String share) {}

  /** What the own seat plays. */
  public record Pick(@Nullable String value) {}

  /** Going to another device, with what the page wants to find there again. */
  public record Leaving(@Nullable String luggage) {}

  /** The code that was shown on another device. */
  public record Arriving(@Nullable String code) {}

  /** A browser that wants to be called, or no longer. */
  public record Push(@Nullable String endpoint, @Nullable String p256dh, @Nullable String auth) {}

  /** Where one wants to be written to, and in which language. */
  public record Mail(@Nullable String address, @Nullable String language) {}

  /** The code of a letter. */
  public record MailCode(@Nullable String code) {}

  /** Whether one wants to be rated. */
  public record Rated(@Nullable Boolean on) {}

  /** A bot for a seat. */
  public record Bot(@Nullable String level) {}

  /** A move after so many entries. */
  public record Move(@Nullable Integer seq, @Nullable String move) {}

  /** Undo after so many entries. */
  public record Undo(@Nullable Integer seq) {}

  /** Something said: own words, a quick phrase, or a thing that is pointed at. */
  public record Say(
      @Nullable String text,
      @Nullable String quick,
      @Nullable String here,
      @Nullable String name) {}

  /** Something said of a moment of a finished game: after so many moves. */
  public record Comment(@Nullable Integer moves, @Nullable String text, @Nullable String name) {}

  /** Why can't I? */
  public record Why(@Nullable String move) {}

  /** How a game might have gone on after so many moves, in somebody's eyes. */
  public record Line(
      @Nullable Integer moves, @Nullable List<@Nullable String> line, @Nullable String as) {}

  /** A table that goes on from a step, as a seat has seen it. */
  public record Branch(
      @Nullable Integer step,
      @Nullable Integer seat,
      @Nullable String name,
      @Nullable String avatar,
      @Nullable String level) {}

  /** A chapter of a lesson, counted from 0. */
  public record Chapter(
      @Nullable Integer chapter, @Nullable String name, @Nullable String avatar) {}

  /** Whether the local network may join. */
  public record Network(@Nullable Boolean open) {}
}
