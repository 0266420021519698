package sixstones.bots.review;

/** What is to be said of a move, where the error of the estimate allows it. */
public enum Mark {
  /** Nothing is to be said. */
  FAIR,
  /** Everything else would have been far worse, and it was found. */
  ONLY,
  /** Clearly the best, and not what one thinks of first. */
  BRILLIANT,
  SLIP,
  MISTAKE,
  BLUNDER;

  private static final double SLIPS_FROM = 0.03;
  private static final double MISTAKES_FROM = 0.07;
  private static final double BLUNDERS_FROM = 0.15;
  private static final double HARD_TO_SEE = 0.1;

  public boolean isBad() {
    return switch (this) {
      case FAIR, ONLY, BRILLIANT -> false;
      case SLIP, MISTAKE, BLUNDER -> true;
    };
  }

  /** For a move that certainly cost so much of the chance to win. */
  static Mark ofLoss(double loss) {
    if (loss < SLIPS_FROM) return FAIR;
    if (loss < MISTAKES_FROM) return SLIP;
    return loss < BLUNDERS_FROM ? MISTAKE : BLUNDER;
  }

  /** For the best move, which is better by so much than the next. */
  static Mark ofLead(double lead, double error, double liking) {
    if (lead - 2 * error <= 0 || lead < MISTAKES_FROM) return FAIR;
    if (liking < HARD_TO_SEE) return BRILLIANT;
    return lead < BLUNDERS_FROM ? FAIR : ONLY;
  }
}
