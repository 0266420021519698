import { api } from '../protocol/api';
import type { RuleCatalogue } from '../protocol/types';

const asked = new Map<string, Promise<RuleCatalogue>>();

/** A game's rules, asked once; a failure is asked again. */
export function ruleCatalogue(game: string): Promise<RuleCatalogue> {
  let answer = asked.get(game);
  if (!answer) {
    answer = api.rules(game);
    asked.set(game, answer);
    answer.catch(() => asked.delete(game));
  }
  return answer;
}
