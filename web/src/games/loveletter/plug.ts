import type { GamePlug } from '../plug';
import Board from './Board.svelte';
import type { LoveLetterView } from './view';

const plug: GamePlug<LoveLetterView> = { Board };

export default plug;
