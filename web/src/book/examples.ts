import { myName } from '../profile/person';
import { api } from '../protocol/api';
import type { Example } from '../protocol/types';

const loaded = new Map<string, Promise<Example[]>>();

/** The examples of a game's book; a book that can't get them is read without. */
export function examplesOf(game: string): Promise<Example[]> {
  const found = loaded.get(game) ?? api.examples(game);
  loaded.set(game, found);
  return found.catch(() => {
    loaded.delete(game);
    return [];
  });
}

/** Lays an example out on a small table and answers its name. */
export const layOut = async (game: string, example: string) => (await api.tryExample(game, example, { name: myName() })).table;
