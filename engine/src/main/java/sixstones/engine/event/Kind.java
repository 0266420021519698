package sixstones.engine.event;

/**
 * What sort of thing happened: the same few words in every game, so that whoever shows events needs
 * to read no sentence. What moved, from where and to where, stands in the motions.
 */
public enum Kind {
  /** A turn, a round or a phase begins. */
  TURN,

  /** Something went elsewhere, or was put down. */
  MOVED,

  /** Somebody got something. */
  TOOK,

  /** Somebody gave something away: paid, discarded, returned. */
  GAVE,

  /** Cards came out of a deck. */
  DREW,

  /** A card was played or an ability used. */
  PLAYED,

  /** Somebody has decided: named, picked, declined, passed. */
  CHOSE,

  /** Somebody looked at something hidden, or it was shown. */
  SHOWN,

  /** Chance has spoken: a toss, lots, a shuffle. */
  CHANCE,

  /** Somebody or something was hit. */
  HIT,

  /** A blow missed, was warded off or came to nothing. */
  MISSED,

  /** Somebody or something fell: defeated, knocked out, cleared away. */
  FELL,

  /** Something is otherwise than before, and stays where it is. */
  CHANGED,

  /** Points, or a step towards winning or losing. */
  SCORED,

  /** The game is over. */
  OVER,

  /**
   * Not of the game: somebody took back, and what came since that seat's last move has not been.
   */
  UNDID,

  /** Not of the game: people come and go. */
  TABLE
}
