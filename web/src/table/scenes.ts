import type { GamePlug, Scene } from '../games/plug';
import type { TableState } from '../protocol/types';

/** A move that sets much in motion is told in scenes: the pictures in between, then the state itself. */
export function inScenes(plug: GamePlug<unknown> | null, before: TableState | null, state: TableState): TableState[] {
  if (!plug?.scenes || !before?.view || !state.view || state.seq <= before.seq) return [state];
  const news = state.events.filter((event) => event.n > before.lastEvent);
  const scenes: Scene<unknown>[] = plug.scenes(before.view, state.view, news);
  return [...scenes.map((scene) => picture(state, scene)), state];
}

function picture(state: TableState, { view, events }: Scene<unknown>): TableState {
  return {
    ...state,
    phase: 'running',
    view,
    events: [...events],
    lastEvent: Math.max(...events.map((event) => event.n)),
    toChoose: null,
    choice: null,
    canUndo: false,
    outcome: null,
  };
}
