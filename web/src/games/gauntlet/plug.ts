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
import type { GauntletView } from './view';
import { changes } from './changes';

const plug: GamePlug<GauntletView> = {
  Board,
  SeatSummary,
  SeatDetails,
  Own,
  MoveFace,
  Name,
  Piece,
  closer,
  changes,
  tellsTurns: true,
  boardAsks: (moves) => moves.some(({ move }) => /^(name|order) /.test(move)),
  voice: { wave: 'triangle', pitch: 0.5, rings: 0.4 },
  peak: (before, after) => (after.stones.length === 6 && before.stones.length < 6 ? 'snap' : null),
  figures: (view, seat) => [
    {
      name: 'gauntlet.figure.defeated',
      value: view.seats
        .filter((other) => other.thanos !== (seat === view.thanos))
        .reduce((sum, other) => sum + other.front.filter((card) => card.defeated).length, 0),
    },
    { name: 'gauntlet.figure.stones', value: view.stones.length },
  ],
  headline: (view) => ({ key: 'gauntlet.board.turn', gaps: { turn: { count: view.turn } } }),
};

export default plug;
