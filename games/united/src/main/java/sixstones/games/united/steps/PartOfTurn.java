package sixstones.games.united.steps;

/** Where in a turn a question stands: it decides why other moves have to wait. */
public enum PartOfTurn {
  /** A standard turn or a Support card. */
  KIND_OF_TURN,
  /** A card of the hand is to be played. */
  CARD,
  /** Step 3. */
  ACTIONS,
  /** Actions that an effect gives. */
  GIVEN_ACTIONS,
  /** The effect of the Location. */
  LOCATION,
  /** Battle Plans. */
  BATTLE_PLANS,
  /** Gear is charged. */
  CHARGING,
  /** A question that may come up anywhere. */
  ANYWHERE
}
