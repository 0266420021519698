/** Less than this is a click by a hand that shakes. */
const SHAKE = 5;

/** A mouse that holds the board pushes it along; fingers do so without help. */
export class Push {
  private from: { x: number; y: number; left: number; top: number } | null = null;
  private pushed = false;

  down(event: PointerEvent, room: HTMLElement): void {
    this.pushed = false;
    if (event.pointerType === 'mouse' && event.button === 0) this.from = { x: event.clientX, y: event.clientY, left: room.scrollLeft, top: room.scrollTop };
  }

  /** Whether it has pushed. */
  move(event: PointerEvent, room: HTMLElement): boolean {
    if (!this.from || event.buttons === 0) return false;
    const [x, y] = [event.clientX - this.from.x, event.clientY - this.from.y];
    this.pushed ||= Math.hypot(x, y) > SHAKE;
    if (this.pushed) room.scrollTo({ left: this.from.left - x, top: this.from.top - y, behavior: 'instant' });
    return this.pushed;
  }

  up(): void {
    this.from = null;
  }

  /** The click with which a push ends means nothing on the board. */
  swallows(event: MouseEvent): void {
    if (!this.pushed) return;
    this.pushed = false;
    event.preventDefault();
    event.stopPropagation();
  }
}
