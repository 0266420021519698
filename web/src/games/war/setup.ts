import type { SetupPlug } from '../setup';
import Details from './SetupDetails.svelte';
import Portrait from './SetupPortrait.svelte';

/** How much there is to see at once; every ability is clear, not every use of it. */
const DIFFICULTY: Record<string, number> = { captain_america: 1, star_lord: 1, iron_man: 2, thor: 2, black_panther: 3 };

const isTeam = (option: string) => option.startsWith('team-');

const setup: SetupPlug = {
  cards: ['layout'],
  Portrait,
  Details,
  difficulty: (option, value) => (isTeam(option) ? (DIFFICULTY[value] ?? null) : null),
  barred(option, value, chosen) {
    if (!isTeam(option) || value === 'any') return null;
    const taken = Object.entries(chosen).some(([other, team]) => other !== option && isTeam(other) && team === value);
    return taken ? { key: 'war.setup.taken' } : null;
  },
  roleOption: (seat) => `team-${seat}`,
  isRole: isTeam,
  pins: (chosen) => Object.entries(chosen).some(([option, value]) => isTeam(option) && value !== 'any'),
};
export default setup;
