package sixstones.engine;

/** Thrown instead of playing an illegal move; the position is untouched. */
public final class RefusedMove extends RuntimeException {

  private final transient Refusal refusal;

  public RefusedMove(Refusal refusal) {
    super(refusal.rule() + ": " + refusal.why());
    this.refusal = refusal;
  }

  public Refusal refusal() {
    return refusal;
  }
}
