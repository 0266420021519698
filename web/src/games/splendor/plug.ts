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
import { GOAL, type SplendorView } from './view';
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
  // S-RULE-07: colours first, S.H.I.E.L.D. for what is missing.
  suggest: (moves, view) => (view.pending.step === 'pay' ? fewestShields(moves) : null),
  headline: (view) => ({
    key: view.finalRound ? 'splendor.board.finalRound' : 'splendor.board.round',
    gaps: { round: { count: view.round } },
  }),
  score: (view, seat) => ({ points: view.seats[seat]?.points ?? 0, goal: GOAL }),
};

export default plug;
