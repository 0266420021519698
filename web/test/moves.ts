import type { OfferedMove } from '../src/protocol/types';

/** A move as a game offers it. */
export function offered(notation: string, ...targets: string[]): OfferedMove {
  return { move: notation, verb: notation.split(' ', 1)[0] ?? '', label: { key: notation }, targets, parts: {} };
}

/** An action of United, paid with a symbol of a card or with a token. */
export function paid(action: string, symbol: string, from: 'card' | 'token', ...targets: string[]): OfferedMove {
  return { ...offered(`${action} with ${symbol}${from === 'token' ? ' token' : ''}`, ...targets), parts: { with: symbol, from } };
}

/** An answer to a question of United. */
export function pick(kind: string, id: string): OfferedMove {
  return { ...offered(`pick ${kind} ${id}`, `${kind}:${id}`), parts: { kind, id } };
}
