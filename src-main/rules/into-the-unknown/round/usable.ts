/** Whether an ability can be used now, and on what; who leads it and what it costs is another question (`ways.ts`). */
import type { Refusal } from '../../../../shared/base';
import type { RuleId } from '../../../../shared/base';
import type { Ability } from '../../../../shared/content/into-the-unknown';
import type { UnitState } from '../../../../shared/contract/into-the-unknown';
import { alertStatusOf, findUnit, hasArcTo, hasRange, hullStatusOf, isInPlay, unitOf } from '../figures';
import { canFollow } from '../effects/can-follow';
import { allHold } from '../mission/conditions';
import { matchesFeature } from '../mission/objectives';
import { matchesUnit } from '../mission/unit-filter';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';
import { abilitiesAt, type AbilityNow, contextOfAbility } from './abilities';

/** What an ability may be used on: ids of units or features; null once where nothing is chosen. Empty: it cannot be used. */
export function targetsOf(
  table: Table,
  state: IntoTheUnknownState,
  now: AbilityNow,
): readonly (string | null)[] {
  const unit = unitOf(state, now.ref.unit);
  if (now.ability.target === null) return isOpen(table, state, unit, now, null) ? [null] : [];
  const found = inReach(table, state, unit, now.ability.target).filter((target) =>
    isOpen(table, state, unit, now, target),
  );
  return now.ability.target.what === 'unit' && now.ability.target.prefer === 'most-peril'
    ? withMostPeril(state, found)
    : found;
}

/** Whether this may be its target. */
export function isTarget(
  table: Table,
  state: IntoTheUnknownState,
  now: AbilityNow,
  target: string | null,
): boolean {
  const spec = now.ability.target;
  const unit = unitOf(state, now.ref.unit);
  if ((spec === null) !== (target === null)) return false;
  if (spec?.what === 'unit' && spec.prefer) return targetsOf(table, state, now).includes(target);
  return (
    (spec === null || target === null || isInReach(table, state, unit, spec, target)) &&
    isOpen(table, state, unit, now, target)
  );
}

type Target = NonNullable<Ability['target']>;

/** Everything on the table that the words of the target name, in the order of the state. */
export function candidatesFor(state: IntoTheUnknownState, spec: Target): readonly string[] {
  return (spec.what === 'unit' ? state.units : state.features).map(({ id }) => id);
}

function inReach(table: Table, state: IntoTheUnknownState, unit: UnitState, spec: Target): readonly string[] {
  return candidatesFor(state, spec).filter((id) => isInReach(table, state, unit, spec, id));
}

function isInReach(
  table: Table,
  state: IntoTheUnknownState,
  unit: UnitState,
  spec: Target,
  target: string,
): boolean {
  if (spec.what === 'feature') {
    const feature = state.features.find(({ id }) => id === target);
    return (
      feature !== undefined &&
      matchesFeature(feature, spec.feature, unit.owner) &&
      hasRange(table, state, unit, spec.range, target)
    );
  }
  const aimed = findUnit(state, target);
  return (
    aimed !== undefined &&
    isInPlay(aimed) &&
    matchesUnit(table, aimed, spec.unit, unit.owner) &&
    hasRange(table, state, unit, spec.range, target) &&
    (spec.arc === undefined || hasArcTo(table, state, unit, spec.arc, target))
  );
}

/** What must hold, and whether anything of it could be done. */
function isOpen(
  table: Table,
  state: IntoTheUnknownState,
  unit: UnitState,
  now: AbilityNow,
  target: string | null,
): boolean {
  const context = contextOfAbility(unit, now, { target, officer: now.officer });
  return (
    allHold(table, state, context, now.ability.requires) &&
    (now.ability.test !== null ||
      canFollow(table, state, context, now.ability.effects) ||
      (now.ability.timing === 'action' && mayDecloak(table, state, unit)))
  );
}

/** A cloaked ship may come out before its action, which could do something then. */
function mayDecloak(table: Table, state: IntoTheUnknownState, unit: UnitState): boolean {
  if (!unit.conditions.includes('cloaked')) return false;
  return abilitiesAt(table, state, unit, 'activation').some((now) =>
    allHold(table, state, contextOfAbility(unit, now), now.ability.requires),
  );
}

function withMostPeril(state: IntoTheUnknownState, ids: readonly string[]): readonly string[] {
  const most = Math.max(0, ...ids.map((id) => findUnit(state, id)?.peril ?? 0));
  return ids.filter((id) => (findUnit(state, id)?.peril ?? 0) === most);
}

/**
 * Why a unit cannot use an ability at all, whoever leads it and whatever it is used on; null: nothing forbids it. Range,
 * requirements and cost are not looked at.
 */
export function barOf(
  table: Table,
  state: IntoTheUnknownState,
  { ability, key, ref }: AbilityNow,
): Refusal | null {
  const unit = unitOf(state, ref.unit);
  const { alerts, hulls, kinds, role, perRound } = ability;
  const alert = alertStatusOf(table, unit);
  const isMission = ref.from === 'overture' || ref.from === 'situation' || ref.from === 'complication';
  const rule: RuleId = isMission ? 'ITU-MISSION-12' : 'ITU-ORDER-05';
  // House: no text tells what a disabled unit cannot do; it takes no action, and nobody aboard is committed for one.
  if (ability.timing === 'action' && hullStatusOf(table, unit).disabled)
    return refusal('disabled', 'A disabled unit takes no actions.', 'ITU-AUX-13');
  if (kinds.length > 0 && !kinds.includes(unit.kind))
    return refusal('wrong-unit', 'This kind of unit cannot take that action.', 'ITU-MISSION-09');
  if (alerts.length > 0 && (alert === null || !alerts.includes(alert)))
    return refusal('wrong-alert', `This needs ${alerts.join(' or ')} alert.`, rule);
  if (hulls.length > 0 && !hulls.includes(hullStatusOf(table, unit).status))
    return refusal('wrong-hull', `This needs ${hulls.join(' or ')} hull.`, rule);
  if (role !== undefined && !rolesOf(state, unit).includes(role))
    return refusal('wrong-role', `This is for the ${role.replaceAll('-', ' ')} alone.`, rule);
  if (perRound !== null && (unit.used[key] ?? 0) >= perRound)
    return refusal('used-up', 'This unit has done that in this round.', rule);
  return null;
}

function rolesOf(state: IntoTheUnknownState, { owner }: UnitState): readonly string[] {
  return state.seats.find(({ seat }) => seat === owner)?.roles ?? [];
}

function refusal(code: string, message: string, rule: RuleId): Refusal {
  return { code, message, rule };
}
