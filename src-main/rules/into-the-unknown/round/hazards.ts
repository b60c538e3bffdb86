/** What a player works off in steps 1 and 3 of the Hazard Phase (ITU-ORDER-07). */
import type { SeatId } from '../../engine';
import { findUnit, partsInForce } from '../figures';
import { pushMissionEffects } from '../mission/mission-effects';
import { hazardTurn } from '../moves/hazard-unit';
import type { Play } from '../play';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';
import { abilitiesAt, type AbilityNow } from './abilities';
import { abilityTask } from './ability-task';
import { answersTo } from './answers';
import { trailingOf } from './order';

/** Keys of damage cards' effects, `ability|1:defiant|damage:warp-core-breach|leak`. */
export function cardHazards(table: Table, state: IntoTheUnknownState, seat: SeatId): readonly string[] {
  return hazardsOf(table, state, seat)
    .filter((now) => isCard(now))
    .map(keyOf);
}

/**
 * All other effects: those of other cards, of the mission and of hazard units, both of which the trailing player works off
 * (ITU-HAZARD-11).
 */
export function otherHazards(table: Table, state: IntoTheUnknownState, seat: SeatId): readonly string[] {
  const own = hazardsOf(table, state, seat)
    .filter((now) => !isCard(now))
    .map(keyOf);
  if (seat !== trailingOf(state)) return own;
  const hasMission = partsInForce(table, state).some(({ record }) => record.hazards.length > 0);
  const units = state.units.filter(({ kind, pose }) => kind === 'hazard' && pose !== null);
  return [...own, ...(hasMission ? ['mission'] : []), ...units.map(({ id }) => `unit|${id}`)];
}

function hazardsOf(table: Table, state: IntoTheUnknownState, seat: SeatId): readonly AbilityNow[] {
  return state.units
    .filter(({ owner }) => owner === seat)
    .flatMap((unit) => abilitiesAt(table, state, unit, 'hazard'))
    .filter((now) => answersTo(table, state, now, { about: null, target: null }));
}

function isCard({ ref }: AbilityNow): boolean {
  return ref.from.startsWith('damage:');
}

function keyOf({ ref }: AbilityNow): string {
  return `ability|${ref.unit}|${ref.from}|${ref.ability}`;
}

/** Whether something is left to do for a key: nothing where the unit or card is gone by now. */
export function isHazardOpen(table: Table, state: IntoTheUnknownState, key: string): boolean {
  const [what, id = '', from = '', ability = ''] = key.split('|');
  if (what === 'mission') return true;
  const unit = findUnit(state, id);
  if (!unit) return false;
  return (
    what === 'unit' ||
    abilitiesAt(table, state, unit, 'hazard').some(({ ref }) => ref.from === from && ref.ability === ability)
  );
}

/** Works one off that is open. */
export function pushHazard(play: Play, key: string): void {
  const [what, id = '', from = '', ability = ''] = key.split('|');
  if (what === 'mission') {
    pushMissionEffects(play, 'hazards');
    return;
  }
  if (!isHazardOpen(play.table, play.frozen, key)) return;
  if (what === 'unit') play.push(...hazardTurn(play.table, play.frozen, id));
  else play.push(abilityTask({ unit: id, from, ability }));
}
