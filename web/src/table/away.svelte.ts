import type { Seat, TableState } from '../protocol/types';

/** So long may somebody be away before the others are offered a bot. */
const PATIENCE = 30_000;

/** Who of the people at a table has been away for too long, as this page has seen it. */
export class Away {
  private readonly since = new Map<number, number>();
  private now = $state(Date.now());
  private readonly clock = setInterval(() => (this.now = Date.now()), 1000);

  /** Takes a new state in. */
  look(state: TableState): void {
    for (const seat of state.seats) {
      if (isAway(seat)) this.since.set(seat.seat, this.since.get(seat.seat) ?? Date.now());
      else this.since.delete(seat.seat);
    }
  }

  /** The seats to offer a bot for: who said goodbye needs no waiting. */
  tooLong(state: TableState): Seat[] {
    const now = this.now;
    if (state.phase !== 'running') return [];
    return state.seats.filter((seat) => isAway(seat) && !seat.you && (seat.absent || now - (this.since.get(seat.seat) ?? now) >= PATIENCE));
  }

  close(): void {
    clearInterval(this.clock);
  }
}

function isAway(seat: Seat): boolean {
  return seat.kind === 'person' && (seat.absent || !seat.connected);
}
