/** Where page and worker keep the words of a call. */
export const WORDS = '/push-words';

/** The words of a call in the reader's language. */
export interface PushWords {
  title: string;
  /** The names of the games. */
  games: Record<string, string>;
}

/** What our server sends: nothing of the game itself. */
export interface PushCall {
  table: string;
  game: string;
}

/** What a call says; the words may be older than the game. */
export function said(words: PushWords | null, call: PushCall): { title: string; body: string } {
  return { title: words?.title ?? 'Six Stones', body: words?.games[call.game] ?? '' };
}

/** A call as it came; null if it is none of ours. */
export function callOf(text: string): PushCall | null {
  try {
    const { table, game } = JSON.parse(text) as Partial<PushCall>;
    return typeof table === 'string' && /^[a-z0-9]{4,20}$/.test(table) && typeof game === 'string' ? { table, game } : null;
  } catch {
    return null;
  }
}
