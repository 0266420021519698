package sixstones.server.protocol;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import sixstones.engine.View;
import sixstones.server.tables.Phase;
import sixstones.server.tables.Visibility;

/**
 * A table as one viewer may see it: what a page draws.
 *
 * @param hostHere whether the host has the table open
 * @param hints whether the viewer may ask for hints
 * @param deal what people add to the chance of the deal
 * @param clock how long people may think; null if as long as they like
 * @param ending how the viewer could end the game early; null for who doesn't play
 * @param talk what may be said and heard; null at a table of one's own, where nobody listens
 * @param coach where in a lesson the viewer is, if this is one
 * @param puzzle how the puzzle stands that the viewer is asked
 */
public record TableState(
    String table,
    String game,
    int rulesVersion,
    Map<String, String> options,
    Phase phase,
    List<SeatState> seats,
    @Nullable Integer you,
    boolean host,
    boolean hostHere,
    boolean spectators,
    Visibility visibility,
    int seq,
    @Nullable View view,
    @Nullable Integer toChoose,
    boolean somebodyChooses,
    @Nullable ChoiceState choice,
    boolean canUndo,
    boolean hints,
    List<EventState> events,
    List<SceneState> scenes,
    int lastEvent,
    String commitment,
    @Nullable String seed,
    DealState deal,
    @Nullable ClockState clock,
    @Nullable OutcomeState outcome,
    List<BotVoteState> botVotes,
    @Nullable EndingState ending,
    @Nullable FrozenState frozen,
    @Nullable String rematch,
    @Nullable TalkState talk,
    @Nullable CoachState coach,
    @Nullable PuzzleState puzzle) {

  /** Whether it says the same but for what was told: a page need not be sent it again. */
  public boolean isAsBefore(TableState before) {
    return events.isEmpty() && withoutEvents().equals(before.withoutEvents());
  }

  private TableState withoutEvents() {
    return new TableState(
        table,
        game,
        rulesVersion,
        options,
        phase,
        seats,
        you,
        host,
        hostHere,
        spectators,
        visibility,
        seq,
        view,
        toChoose,
        somebodyChooses,
        choice,
        canUndo,
        hints,
        List.of(),
        List.of(),
        lastEvent,
        commitment,
        seed,
        deal,
        clock,
        outcome,
        botVotes,
        ending,
        frozen,
        rematch,
        talk,
        coach,
        puzzle);
  }
}
