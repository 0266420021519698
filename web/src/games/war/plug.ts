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
import { aims } from './aims';
import { closer } from './closer';
import { about, brings, goes, heading, leftToDo, notNow, pill } from './list';
import { changes } from './changes';
import { teamName } from './words';

const plug: GamePlug<WarView> = {
  Board,
  SeatSummary,
  SeatDetails,
  Own,
  MoveFace,
  Name,
  Piece,
  changes,
  closer,
  verbs: ['move', 'go', 'shift', 'ability', 'pick'],
  // Off the board nothing happens.
  unlikely: ({ targets }) => targets.some((thing) => thing.startsWith('place:')),
  heading,
  about,
  brings,
  aims,
  pill,
  goes,
  leftToDo,
  notNow,
  drawsWays: (thing) => thing.startsWith('piece:'),
  tellsTurns: true,
  // A toss is watched until the disc lies.
  flightTime: (thing) => (thing.startsWith('toss:') ? 1500 : null),
  voice: { wave: 'triangle', pitch: 0.75, rings: 0.22 },
  peak: (before, after) => {
    if (after.thanos.stones.length === 6 && before.thanos.stones.length < 6) return 'snap';
    if (after.teams.some((team, i) => team.stones.length === 6 && (before.teams[i]?.stones.length ?? 6) < 6)) return 'stones';
    return after.end.signalSeat !== null && before.end.signalSeat === null ? 'lastRound' : null;
  },
  role: (view, seat) => teamName(view.teams[seat]?.team ?? ''),
  figures: (view, seat) => [
    { name: 'war.figure.heroes', value: view.teams[seat]?.zone.length ?? 0, own: true },
    { name: 'war.figure.stones', value: view.teams[seat]?.stones.length ?? 0, own: true },
    { name: 'war.figure.rounds', value: view.round, own: false },
  ],
  headline: (view, over) => ({
    key: view.end.signalSeat !== null && !over ? 'war.board.finalRound' : 'war.board.round',
    gaps: { round: { count: view.round } },
  }),
  score: (view, seat) => ({ points: view.teams[seat]?.points ?? 0, goal: null }),
};

export default plug;
