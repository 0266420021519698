import { concat, hmac, sha256 } from './sha256';

/** How a fair deal is drawn (docs/fair-deals.md). */

const WORD = 2n ** 63n - 1n;

export const toHex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export function fromHex(hex: string): Uint8Array {
  return Uint8Array.from({ length: hex.length / 2 }, (_, i) => parseInt(hex.slice(2 * i, 2 * i + 2), 16));
}

const labelled = (label: string, ...parts: readonly Uint8Array[]) => sha256(concat(new TextEncoder().encode(`${label}\n`), ...parts));

export const commitmentOf = (seed: string): string => toHex(labelled('six stones seed', fromHex(seed)));

export const pledgeOf = (share: string): string => toHex(labelled('six stones share', fromHex(share)));

export interface SeatShare {
  seat: number;
  share: string;
}

/** What the game is dealt from. */
export function mixed(seed: string, shares: readonly SeatShare[]): string {
  if (shares.length === 0) return seed;
  const parts = [...shares].sort((one, other) => one.seat - other.seat).flatMap(({ seat, share }) => [Uint8Array.of(seat), fromHex(share)]);
  return toHex(labelled('six stones deal', fromHex(seed), ...parts));
}

/** The numbers of a deal, one after the other. */
export class Chance {
  private readonly key: Uint8Array;
  private drawn = 0;

  constructor(seed: string) {
    this.key = fromHex(seed);
  }

  below(bound: number): number {
    const counter = new DataView(new ArrayBuffer(8));
    counter.setBigUint64(0, BigInt(this.drawn++));
    const block = new DataView(hmac(this.key, new Uint8Array(counter.buffer)).buffer);
    const ragged = WORD - (WORD % BigInt(bound));
    for (let at = 0; at < 32; at += 8) {
      const number = block.getBigUint64(at) & WORD;
      if (number < ragged) return Number(number % BigInt(bound));
    }
    throw new Error('four misses of 2^-32 each');
  }

  shuffled(row: readonly number[]): number[] {
    const items = [...row];
    for (let i = items.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      [items[i], items[j]] = [items[j]!, items[i]!];
    }
    return items;
  }
}
