package sixstones.games.united.state;

/**
 * What the players agreed on before the game.
 *
 * @param openHands whether Heroes see each other's cards (U-RULE-89)
 * @param relentless whether the Villain is in a hurry from the beginning (U-CHALLENGE-06)
 */
public record Agreed(boolean openHands, boolean relentless) {}
