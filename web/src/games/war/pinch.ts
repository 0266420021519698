interface Spot {
  x: number;
  y: number;
}

/** Two fingers drawn apart or together. */
export class Pinch {
  private readonly fingers = new Map<number, Spot>();
  private startedAt = 0;
  private startZoom = 1;

  constructor(
    private readonly zoom: () => number,
    private readonly zoomTo: (zoom: number, at: Spot) => void,
  ) {}

  down(event: PointerEvent): void {
    if (event.pointerType !== 'touch') return;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.startedAt = this.spread();
    this.startZoom = this.zoom();
  }

  move(event: PointerEvent): void {
    if (!this.fingers.has(event.pointerId)) return;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const [one, other] = [...this.fingers.values()];
    if (!one || !other || this.startedAt === 0) return;
    this.zoomTo((this.startZoom * this.spread()) / this.startedAt, { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
  }

  up(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
    this.startedAt = 0;
  }

  private spread(): number {
    const [one, other] = [...this.fingers.values()];
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
  }
}
