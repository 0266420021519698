import type { Chosen, Rung, SetupPlug } from '../setup';
import Details from './SetupDetails.svelte';
import Portrait from './SetupPortrait.svelte';

const SEATS: Record<string, { fewest: number; most: number }> = {
  coop: { fewest: 2, most: 4 },
  commander: { fewest: 1, most: 1 },
  supervillain: { fewest: 3, most: 5 },
  duel: { fewest: 2, most: 2 },
};

/**
 * Villains as three plain bots fared against them (`simulate united --players 3 --bots greedy --option mode=coop`), Heroes by
 * how much there is to weigh in their cards.
 */
const DIFFICULTY: Record<string, Record<string, number>> = {
  villain: { maestro: 1, cosmic_ghost_rider: 2, immortus: 2, emperor_doom: 3 },
  hero: { captain_carter: 1, mighty_thor: 1, spider_man_2099: 2, cosmic_ghost_rider: 2, black_panther_shuri: 2, ironheart: 2, loki: 3 },
};

/** The modes in which an option means something, where it is not all of them. */
const MEANT: Record<string, readonly string[]> = {
  'extra-tokens': ['supervillain', 'duel', 'standard'],
  'open-hands': ['coop', 'supervillain', 'standard'],
};

/** What the Challenges ask of the Heroes, the Relentless Villain last. */
const LADDER: readonly Rung[] = [
  ...['none', 'moderate', 'hard', 'both'].map((challenge) => ({ name: `united.rung.${challenge}`, chosen: { challenge, relentless: 'no' } })),
  { name: 'united.rung.relentless', chosen: { challenge: 'both', relentless: 'yes' } },
];

/** Open until the players choose, or left to chance. */
const UNSAID = ['choose', 'random'];

const isHero = (option: string) => option.startsWith('hero-');
const hasVillainPlayer = (chosen: Chosen) => ['supervillain', 'duel'].includes(chosen['mode'] ?? '');

/** Five can only play with one of them as the Villain. */
function ladder(chosen: Chosen, seats: number): readonly Rung[] | null {
  return hasVillainPlayer(chosen) || seats === 5 ? null : LADDER;
}

/** The Villain sits first, where somebody plays him. */
function roleOption(seat: number, _seats: number, chosen: Chosen): string | null {
  const hero = hasVillainPlayer(chosen) ? seat : seat + 1;
  return hero === 0 ? null : `hero-${hero}`;
}

const setup: SetupPlug = {
  cards: ['mode', 'villain', 'challenge'],
  opening: { mode: 'coop' },
  applies: (option, chosen) => MEANT[option]?.includes(chosen['mode'] ?? '') ?? true,
  hidden: (option, value) => option === 'mode' && value === 'standard',
  Portrait,
  Details,
  difficulty: (option, value) => DIFFICULTY[isHero(option) ? 'hero' : option]?.[value] ?? null,
  barred(option, value, chosen) {
    if (UNSAID.includes(value)) return null;
    const heroes = Object.entries(chosen).filter(([other, hero]) => other !== option && isHero(other) && hero === value);
    if (isHero(option) && heroes.length > 0) return { key: 'united.deal.heroTwice' };
    const both = isHero(option) ? chosen['villain'] === value : option === 'villain' && heroes.length > 0;
    return both ? { key: 'united.deal.antiHero' } : null;
  },
  ladder,
  seats: (chosen) => SEATS[chosen['mode'] ?? ''] ?? null,
  roleOption,
  isRole: isHero,
  pins: (chosen) => hasVillainPlayer(chosen) || Object.entries(chosen).some(([option, value]) => isHero(option) && !UNSAID.includes(value)),
};
export default setup;
