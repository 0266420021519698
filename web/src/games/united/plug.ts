import type { GamePlug } from '../plug';
import './tokens.css';
import Board from './Board.svelte';
import { about, asks, brings } from './brings';
import { closer } from './closer';
import { leftToDo, notNow } from './list';
import MoveFace from './MoveFace.svelte';
import Name from './Name.svelte';
import Own from './Own.svelte';
import Piece from './Piece.svelte';
import { asksItself } from './question';
import SeatDetails from './SeatDetails.svelte';
import SeatSummary from './SeatSummary.svelte';
import { heroAt, type UnitedView } from './view';
import { heroName, villainName } from './words';
import { changes } from './changes';

const plug: GamePlug<UnitedView> = {
  Board,
  SeatSummary,
  SeatDetails,
  Own,
  MoveFace,
  Name,
  Piece,
  closer,
  changes,
  tellsNow: true,
  verbs: ['play', 'attack', 'rescue', 'fill', 'move'],
  brings,
  about,
  asks,
  leftToDo,
  notNow,
  tellsTurns: true,
  // A scene is a sentence to be read: it takes longer than a move.
  scenePause: 1.3,
  boardAsks: asksItself,
  // What lies on the board or in the hand is touched there.
  inBar: ({ verb }) => !['move', 'attack', 'rescue', 'fill', 'rick', 'play', 'plan', 'support'].includes(verb),
  voice: { wave: 'triangle', pitch: 1, rings: 0.3 },
  peak: (before, after) => {
    if (after.missionsDone > before.missionsDone) return 'mission';
    return after.heroes.some((hero, i) => hero.ko && !before.heroes[i]?.ko) ? 'ko' : null;
  },
  role: (view, seat) => {
    const hero = heroAt(view, seat);
    return hero?.chosen ? heroName(hero.id) : view.villain.seat === seat ? villainName(view.villain.id) : null;
  },
  hasSides: (view) => view.villain.seat !== null,
  figures: (view) => [
    { name: 'united.figure.missions', value: view.missionsDone, own: false },
    { name: 'united.figure.threats', value: view.threats.filter((threat) => threat.at === null).length, own: false },
    { name: 'united.figure.turns', value: view.turn, own: false },
  ],
  headline: (view) => ({ key: `united.head.${view.mode}`, gaps: { turn: { count: view.turn } } }),
};

export default plug;
