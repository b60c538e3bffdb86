/** What a control marker on an objective brings, by what the parts in force score for. */
import type { Amount, Condition, Effect } from '../../../../shared/content/into-the-unknown';
import { partsInForce } from '../figures';
import { remembered } from '../memo';
import type { SeatId } from '../../engine';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';
import { LAST_ROUND } from './weights';

type Per = Extract<Amount, object>['per'];
/** Of the ways to count, those that own markers raise, and by how much. */
const COUNTED: Readonly<Partial<Record<Per, number>>> = {
  marked: 1,
  controlled: 0.8,
  'controlled-systems': 0.5,
  'majority-systems': 0.4,
  'occupied-marked': 0.4,
};
/** A condition that own markers help to meet. */
const HELPS = 0.5;

/** In victory points; 0 where nothing counts them. */
export function markerWorth(table: Table, state: IntoTheUnknownState, seat: SeatId): number {
  return remembered(state, `marker-worth/${seat}`, () => {
    const roles = state.seats.find((each) => each.seat === seat)?.roles ?? [];
    const roundsLeft = Math.max(0, lastRound(state) - (state.round?.number ?? 1));
    return partsInForce(table, state).reduce((sum, { record }) => {
      const often = 'readies' in record ? worthIn(record.readies, roles) * roundsLeft * 0.8 : 0;
      const once = 'endScoring' in record ? worthIn(record.endScoring, roles) : 0;
      return sum + often + once;
    }, 0);
  });
}

function lastRound({ mission }: IntoTheUnknownState): number {
  return mission.part === 'overture' ? LAST_ROUND / 2 : LAST_ROUND;
}

function worthIn(effects: readonly Effect[], roles: readonly string[]): number {
  return effects.reduce((sum, effect) => sum + worthOf(effect, roles), 0);
}

function worthOf(effect: Effect, roles: readonly string[]): number {
  if (effect.verb === 'score' && typeof effect.points === 'object')
    return (COUNTED[effect.points.per] ?? 0) * Math.max(0, effect.points.times);
  if (effect.verb !== 'if') return 0;
  const isMet = effect.when.every((each) => each.is !== 'role' || roles.includes(each.role));
  const then = worthIn(effect.then, roles) + (effect.when.some(isHelped) ? HELPS : 0);
  return isMet ? then : worthIn(effect.else ?? [], roles);
}

function isHelped(condition: Condition): boolean {
  return condition.is === 'features' && condition.feature.marked === 'friendly';
}
