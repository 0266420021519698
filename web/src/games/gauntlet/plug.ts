import type { GamePlug } from '../plug';
import './tokens.css';
import Board from './Board.svelte';
import MoveFace from './MoveFace.svelte';
import Name from './Name.svelte';
import Own from './Own.svelte';
import Piece from './Piece.svelte';
import SeatDetails from './SeatDetails.svelte';
import SeatSummary from './SeatSummary.svelte';
import type { GauntletView } from './view';

const plug: GamePlug<GauntletView> = {
  Board,
  SeatSummary,
  SeatDetails,
  Own,
  MoveFace,
  Name,
  Piece,
  tellsTurns: true,
  boardAsks: (moves) => moves.some(({ move }) => /^(name|order) /.test(move)),
  headline: (view) => ({ key: 'gauntlet.board.turn', gaps: { turn: { count: view.turn } } }),
};

export default plug;
