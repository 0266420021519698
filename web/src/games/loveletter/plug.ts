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
import type { LoveLetterView } from './view';

const plug: GamePlug<LoveLetterView> = {
  Board,
  SeatSummary,
  SeatDetails,
  Own,
  MoveFace,
  Name,
  Piece,
  closer,
  boardAsks: (moves) => moves.some(({ verb }) => verb === 'name'),
  // Six orders of three cards are chosen on the cards.
  inBar: ({ verb }) => verb !== 'keep',
  peak: (before, after) => (after.lastRound && after.lastRound.round !== before.lastRound?.round ? 'round' : null),
  figures: (view, seat) => [
    { name: 'loveletter.figure.favour', value: view.seats[seat]?.tokens ?? 0, own: true },
    { name: 'loveletter.figure.rounds', value: view.round, own: false },
  ],
  headline: (view) => ({ key: 'loveletter.board.round', gaps: { round: { count: view.round }, goal: { count: view.goal } } }),
};

export default plug;
