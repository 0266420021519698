import type { SetupPlug } from '../setup';
import Portrait from './SetupPortrait.svelte';

const setup: SetupPlug = {
  cards: ['thanos'],
  Portrait,
  seatNumbers: 'thanos',
  pins: (chosen) => /^\d+$/.test(chosen['thanos'] ?? ''),
};
export default setup;
