import { t } from '../../phrases/catalogue.svelte';
import type { Prevented } from '../plug';
import { left } from './pool';
import { heroAt, type UnitedView } from './view';
import { villainName } from './words';

const plays = (view: UnitedView, you: number) => view.active === you && view.story.some((card) => card.playedNow);

/** "Left this turn: 1 move, 2 attacks". */
export function leftToDo(view: UnitedView, you: number): string | null {
  return plays(view, you) ? `${t('united.pool.left')} ${left(view, heroAt(view, you), true)}` : null;
}

/** The Villain can't be fought before two Missions are done. */
export function notNow(view: UnitedView, you: number): Prevented[] {
  const here = heroAt(view, you)?.at;
  const hurt = view.villain.canBeDamaged || view.villain.health === null;
  if (!plays(view, you) || hurt || here === undefined || !view.locations[here ?? -1]?.villain) return [];
  const what = t('united.list.attack', { villain: villainName(view.villain.id) });
  return [{ what, why: view.missionsDone < 2 ? t('united.list.untilSecond', { n: view.missionsDone }) : t('united.board.shielded'), rule: 'U-WIN-03' }];
}
