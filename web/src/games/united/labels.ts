import { t } from '../../phrases/catalogue.svelte';
import { groupsOf } from './slots';
import { isStart, type UnitedView } from './view';
import { heroName, locationName, threatName, tokenName, villainName } from './words';

/** A Location in one line, for who can't see it. */
export function locationLabel(view: UnitedView, at: number): string {
  const location = view.locations[at];
  return location ? [locationName(location.id), ...contentsOf(view, at)].join(', ') : '';
}

/** Who stands in a Location, what threatens and what lies there. */
export function contentsOf(view: UnitedView, at: number): string[] {
  const location = view.locations[at];
  if (!location) return [];
  const tokens = groupsOf(location).map(({ kind, count }) => t('united.board.tokens', { token: tokenName(kind), n: count }));
  const free = location.slots - groupsOf(location).reduce((sum, { count }) => sum + count, 0);
  return [
    location.villain && villainName(view.villain.id),
    ...view.heroes.filter((hero) => hero.chosen && hero.at === at).map((hero) => heroName(hero.id)),
    isStart(view, at) && t('united.board.heroesStart'),
    location.rick && t('united.board.rick'),
    ...view.threats.filter((threat) => threat.at === at).map((threat) => threatName(threat.card)),
    ...tokens,
    t('united.board.free', { n: free }),
  ].filter((one) => typeof one === 'string');
}
