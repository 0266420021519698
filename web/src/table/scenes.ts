import type { Scene, TableEvent, TableState } from '../protocol/types';

/** How things stood at some point on the way, and what had been told since the one before. */
interface Picture {
  scene: Scene;
  view: object;
  events: TableEvent[];
}

/** The pictures on the way to a view, which itself is not among them. */
export function pictures(view: unknown, events: readonly TableEvent[], scenes: readonly Scene[]): Picture[] {
  let seen = 0;
  return scenes.map((scene) => {
    const told = events.filter((event) => event.n > seen && event.n <= scene.lastEvent);
    seen = scene.lastEvent;
    // A scene says what was other than in the view that it leads to.
    return { scene, view: { ...(view as object), ...scene.view }, events: told };
  });
}

/** What the server tells at once is shown scene by scene: the moves of several seats, the steps of a Villain. */
export function inScenes(before: TableState | null, state: TableState): TableState[] {
  if (!before?.view || !state.view) return [state];
  const scenes = state.scenes.filter((scene) => scene.lastEvent > before.lastEvent);
  const onTheWay = pictures(state.view, state.events, scenes).map(({ scene, view, events }): TableState => ({
    ...state,
    phase: 'running',
    seq: scene.seq,
    view,
    events,
    lastEvent: scene.lastEvent,
    toChoose: scene.toChoose,
    choice: null,
    canUndo: false,
    outcome: null,
  }));
  return [...onTheWay, state];
}
