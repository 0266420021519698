import type { HeroView, UnitedView } from './view';

/** What is most worth knowing of a Hero, in two words. */
export function stateOf(view: UnitedView, hero: HeroView): { key: string; mood: 'bad' | 'good' | 'gold' } | null {
  if (hero.ko) return { key: 'united.state.ko', mood: 'bad' };
  if (hero.invulnerable) return { key: 'united.state.invulnerable', mood: 'good' };
  if (hero.sheltering) return { key: 'united.state.sheltering', mood: 'good' };
  if (hero.redirecting) return { key: 'united.state.redirecting', mood: 'good' };
  if (hero.facedown) return { key: 'united.state.facedown', mood: 'bad' };
  if (hero.random) return { key: 'united.state.random', mood: 'bad' };
  if (view.active === hero.seat) return null;
  if (hero.handSize === 1) return { key: 'united.state.oneCard', mood: 'bad' };
  if (view.nextHero === hero.seat && view.heroes.length > 1) return { key: 'united.state.next', mood: 'gold' };
  return null;
}
