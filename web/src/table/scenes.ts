import type { Scene, TableEvent, TableState } from '../protocol/types';

/** How things stood at some point on the way, and what had been told since the one before. */
interface Picture {
  scene: Scene;
  view: unknown;
  events: TableEvent[];
}

/** The pictures on the way to a view, which itself is not among them. */
export function pictures(view: unknown, events: readonly TableEvent[], scenes: readonly Scene[]): Picture[] {
  let seen = 0;
  return scenes.map((scene) => {
    const told = events.filter((event) => event.n > seen && event.n <= scene.lastEvent);
    seen = scene.lastEvent;
    // A scene says what was other than in the view that it leads to.
    return { scene, view: changed(view, scene.view), events: told };
  });
}

/** A view in which something was other: fields of a record by name, items of a list by their place, the rest whole. */
export function changed(value: unknown, change: unknown): unknown {
  if (!isRecord(change) || value === null || typeof value !== 'object') return change;
  const whole = Array.isArray(value) ? Object.assign([], value) : { ...value };
  for (const [name, other] of Object.entries(change)) Object.assign(whole, { [name]: changed((value as Record<string, unknown>)[name], other) });
  return whole;
}

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value);

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
    hints: false,
    outcome: null,
    // The coach talks of what has been seen.
    coach: before.coach,
    puzzle: before.puzzle,
  }));
  return [...onTheWay, state];
}
