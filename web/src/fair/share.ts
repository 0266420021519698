import { ApiError, api } from '../protocol/api';
import type { TableState, TableWish } from '../protocol/types';
import { pledgeOf, toHex } from './chance';
import { keepShare, note, noteOf, shareOf } from './notes';

/** A fresh share that only this device knows; its pledge is what others get. */
export function newPledge(): string {
  const share = toHex(crypto.getRandomValues(new Uint8Array(32)));
  const pledge = pledgeOf(share);
  keepShare(pledge, share);
  return pledge;
}

/** Whoever makes a table pledges a share with it. */
export function pledged(wish: TableWish): TableWish {
  return { ...wish, seats: wish.seats.map((seat) => (seat.kind === 'me' ? { ...seat, pledge: newPledge() } : seat)) };
}

/** What this page has to do for the deal now. */
export type Duty = { kind: 'none' } | { kind: 'pledge' } | { kind: 'reveal'; share: string } | { kind: 'lost' };

export function dutyAt(table: TableState): Duty {
  const { settled, stakes } = table.deal;
  if (table.phase !== 'waiting' || table.you === null) return { kind: 'none' };
  const own = stakes.find(({ seat }) => seat === table.you);
  const share = own?.pledge ? shareOf(own.pledge) : undefined;
  if (own?.share) return { kind: 'none' };
  // Who pledges nothing may still do so; a share that this device has lost is replaced.
  if (!settled) return share === undefined ? { kind: 'pledge' } : { kind: 'none' };
  if (!own) return { kind: 'none' };
  if (own.pledge === null) return { kind: 'pledge' };
  if (share === undefined) return { kind: 'lost' };
  return stakes.every(({ pledge }) => pledge !== null) ? { kind: 'reveal', share } : { kind: 'none' };
}

/** Whether the cards will be dealt as soon as this page has opened its share, which it is doing. */
export function waitsForMeAlone(table: TableState): boolean {
  return dutyAt(table).kind === 'reveal' && table.deal.stakes.every(({ seat, share }) => share !== null || seat === table.you);
}

const FIRST_PAUSE = 1_000;
const MOST_TRIES = 6;

/** Does this page's part in the deal of one table, without being asked. */
export class OwnShare {
  private busy = false;
  private tries = 0;
  private latest: TableState | null = null;

  look(table: TableState): void {
    if (this.latest !== table) this.tries = 0;
    this.latest = table;
    this.remember(table);
    const duty = dutyAt(table);
    if (this.busy || table.you === null || (duty.kind !== 'pledge' && duty.kind !== 'reveal')) return;
    this.busy = true;
    void this.act(table, table.you, duty).then((done) => this.goOn(table, done));
  }

  /**
   * The answer to an act may come as a state before the act itself is answered. And an act that got lost on the way is
   * done again: everybody waits for it.
   */
  private goOn(table: TableState, done: boolean): void {
    this.busy = false;
    if (this.latest && this.latest !== table) this.look(this.latest);
    else if (!done && ++this.tries < MOST_TRIES) setTimeout(() => this.latest === table && this.look(table), FIRST_PAUSE * this.tries);
  }

  private async act(table: TableState, seat: number, duty: Extract<Duty, { kind: 'pledge' | 'reveal' }>): Promise<boolean> {
    try {
      if (duty.kind === 'pledge') await api.pledge(table.table, seat, newPledge());
      else {
        this.fix(table);
        await api.reveal(table.table, seat, duty.share);
      }
      return true;
    } catch (error) {
      // Lost on the way, or the table went on meanwhile; then the next state says what is to be done.
      if (!(error instanceof ApiError)) throw error;
      return false;
    }
  }

  private remember({ table, commitment }: TableState): void {
    if (!noteOf(table)) note(table, { commitment, pledges: {} });
  }

  /** From now on nobody's share may be another than the one pledged here. */
  private fix({ table, commitment, deal }: TableState): void {
    const pledges = Object.fromEntries(deal.stakes.flatMap(({ seat, pledge }) => (pledge ? [[seat, pledge]] : [])));
    note(table, { commitment: noteOf(table)?.commitment ?? commitment, pledges });
  }
}
