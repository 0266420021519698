package sixstones.lab.bench;

/**
 * What a benchmark found on one core; its fields are those of {@code --json}.
 *
 * @param gamesPerSecond random games, played to the end with exact legal moves
 * @param movesPerGame choices made, those with a single move included
 */
public record Measurement(
    String game,
    int players,
    double gamesPerSecond,
    double movesPerGame,
    double nanosPerMove,
    double nanosPerCopy,
    double bytesPerMove,
    double bytesPerCopy) {}
