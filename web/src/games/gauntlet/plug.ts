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
import type { GauntletView } from './view';
import { asks, brings } from './brings';
import { changes } from './changes';

/** Thanos has won though both sides are alive: he has all six stones, in front of him or in his hand. */
const snapped = (view: GauntletView) => view.over && view.heroesLife.now > 0 && view.thanosLife.now > 0;

/** Defeated cards go back into decks; what they cost stays. */
const taken = ({ now, start }: GauntletView['heroesLife']) => start - now;

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
  brings,
  asks,
  tellsTurns: true,
  boardAsks: (moves) => moves.some(({ verb }) => verb === 'name' || verb === 'order'),
  voice: { wave: 'triangle', pitch: 0.5, rings: 0.4 },
  peak: (before, after) => (snapped(after) && !snapped(before) ? 'snap' : null),
  role: (view, seat) => t(seat === view.thanos ? 'gauntlet.role.thanos' : 'gauntlet.role.hero'),
  hasSides: () => true,
  // Who has won may have less of it than who has lost.
  scored: (n) => t('gauntlet.scores.each', { n }),
  figures: (view) => [
    { name: 'gauntlet.figure.thanosLost', value: taken(view.thanosLife), own: false },
    { name: 'gauntlet.figure.heroesLost', value: taken(view.heroesLife), own: false },
    { name: 'gauntlet.figure.stones', value: snapped(view) ? 6 : view.stones.length, own: false },
  ],
  headline: (view) => ({ key: 'gauntlet.board.turn', gaps: { turn: { count: view.turn } } }),
};

export default plug;
