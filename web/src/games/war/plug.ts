import type { GamePlug } from '../plug';
import './tokens.css';
import Board from './Board.svelte';
import MoveFace from './MoveFace.svelte';
import Name from './Name.svelte';
import Own from './Own.svelte';
import Piece from './Piece.svelte';
import SeatDetails from './SeatDetails.svelte';
import SeatSummary from './SeatSummary.svelte';
import type { WarView } from './view';

const plug: GamePlug<WarView> = {
  Board,
  SeatSummary,
  SeatDetails,
  Own,
  MoveFace,
  Name,
  Piece,
  tellsTurns: true,
  // A toss is watched until the disc lies.
  flightTime: (thing) => (thing.startsWith('toss:') ? 1500 : null),
  headline: (view) => ({
    key: view.end.signalSeat !== null ? 'war.board.finalRound' : 'war.board.round',
    gaps: { round: { count: view.round } },
  }),
  score: (view, seat) => ({ points: view.teams[seat]?.points ?? 0, goal: null }),
};

export default plug;
