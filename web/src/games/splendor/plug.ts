import { t } from '../../phrases/catalogue.svelte';
import type { GamePlug } from '../plug';
import './tokens.css';
import Board from './Board.svelte';
import { closer } from './closer';
import MoveFace from './MoveFace.svelte';
import Name from './Name.svelte';
import Own from './Own.svelte';
import Piece from './Piece.svelte';
import SeatDetails from './SeatDetails.svelte';
import SeatSummary from './SeatSummary.svelte';
import { fewestShields } from './payment';
import type { SplendorView } from './view';
import { changes } from './changes';

const plug: GamePlug<SplendorView> = {
  Board,
  SeatSummary,
  SeatDetails,
  Own,
  MoveFace,
  Name,
  Piece,
  closer,
  changes,
  verbs: ['recruit', 'take', 'reserve'],
  how: (verb) => (verb === 'take' ? t('splendor.how.take') : verb === 'reserve' ? t('splendor.how.reserve') : null),
  // S-RULE-07: colours first, S.H.I.E.L.D. for what is missing.
  suggest: (moves, view) => (view.pending.step === 'pay' ? fewestShields(moves) : null),
  voice: { wave: 'sine', pitch: 1.5, rings: 0.5 },
  peak: (before, after) => {
    if (after.seats.some((seat, i) => seat.gauntlet && !before.seats[i]?.gauntlet)) return 'stones';
    return after.finalRound && !before.finalRound ? 'lastRound' : null;
  },
  figures: (view, seat) => [
    { name: 'splendor.figure.team', value: view.seats[seat]?.team.length ?? 0, own: true },
    ...(view.edition === 'marvel' ? [{ name: 'splendor.figure.avengers', value: view.seats[seat]?.avengers ?? 0, own: true }] : []),
    { name: 'splendor.figure.locations', value: view.seats[seat]?.locations.length ?? 0, own: true },
  ],
  headline: (view, over) => ({
    key: view.finalRound && !over ? 'splendor.board.finalRound' : 'splendor.board.round',
    gaps: { round: { count: view.round } },
  }),
  score: (view, seat) => ({ points: view.seats[seat]?.points ?? 0, goal: view.goal }),
};

export default plug;
