/** Why an order cannot be given: of all that stands against it the first, with its rule. */
import type { Refusal, RuleId } from '../../../../shared/base';
import type { IntoTheUnknownAction, UnitState } from '../../../../shared/contract/into-the-unknown';
import type { SeatId } from '../../engine';
import { findUnit, isInPlay, showsAny, stationsOf } from '../figures';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';
import { abilitiesOf, type AbilityNow } from './abilities';
import { kindOfPart, type OrderPart } from './give-order';
import { barOf, targetsOf } from './usable';
import { allWays, waysOf } from './ways';
import { nothingRefusal } from './why-nothing';

function refusal(code: string, message: string, rule: RuleId): Refusal {
  return { code, message, rule };
}

/** Why this answer is none of those on offer. */
export function whyNoOrder(
  table: Table,
  state: IntoTheUnknownState,
  seat: SeatId,
  part: OrderPart,
  action: IntoTheUnknownAction,
): Refusal {
  if (action.type === 'pass')
    return refusal('must-activate', 'A torpedo must activate first.', 'ITU-PKEY-03');
  if (action.type !== 'order')
    return refusal('wrong-action', 'Now an order is given, or somebody passes.', ruleOf(part));
  const unit = findUnit(state, action.unit);
  if (!unit || unit.owner !== seat) return refusal('not-yours', 'Orders go to friendly units.', ruleOf(part));
  const now = abilitiesOf(table, state, unit).find(({ key }) => key === action.ability);
  if (!now) return refusal('no-such-ability', 'This unit has no such action.', ruleOf(part));
  return (
    refusalOf(table, state, now, part) ??
    refusal('wrong-way', 'It is not done there, by that officer, on that target.', ruleOf(part))
  );
}

/** Why a unit cannot be ordered to use an ability now, by anybody on anything; null: it can. */
export function refusalOf(
  table: Table,
  state: IntoTheUnknownState,
  now: AbilityNow,
  part: OrderPart,
): Refusal | null {
  const unit = findUnit(state, now.ref.unit);
  if (!unit) return refusal('gone', 'The unit is gone.', ruleOf(part));
  return (
    unitRefusal(unit, part) ??
    abilityRefusal(now, part) ??
    barOf(table, state, now) ??
    stationRefusal(table, state, unit, now) ??
    wayRefusal(table, state, unit, now, part) ??
    (targetsOf(table, state, now).length > 0 ? null : nothingRefusal(table, state, now))
  );
}

function unitRefusal(unit: UnitState, part: OrderPart): Refusal | null {
  if (!isInPlay(unit)) return refusal('not-in-play', 'The unit is not in play.', ruleOf(part));
  const isProjectile = unit.kind === 'projectile';
  if (isProjectile && part === 'priority')
    return refusal('standby-only', 'Projectiles get standby orders only.', 'ITU-PROJ-03');
  if (isProjectile !== (part === 'projectiles'))
    return refusal(
      'other-part',
      'Projectiles have a part of the Standby Phase of their own.',
      'ITU-ORDER-06',
    );
  if (part !== 'priority' && unit.acted)
    return refusal('has-acted', 'The unit has had its standby order.', 'ITU-ORDER-06');
  return null;
}

function abilityRefusal({ ability }: AbilityNow, part: OrderPart): Refusal | null {
  if (ability.timing !== 'action')
    return refusal('not-an-action', 'This is no action: it happens at its own time.', ruleOf(part));
  if (part !== 'priority' && ability.order === 'priority')
    return refusal('priority-only', 'This needs a priority order.', 'ITU-OFFICER-06');
  return null;
}

function stationRefusal(
  table: Table,
  state: IntoTheUnknownState,
  unit: UnitState,
  now: AbilityNow,
): Refusal | null {
  const all = stationsOf(table, state, unit);
  if (all.length === 0 || now.stations.length === 0) return null;
  const named = all.filter((each) => showsAny(each, now.stations));
  if (named.length === 0)
    return refusal('no-station', 'The unit lacks the station that this needs.', 'ITU-MISSION-10');
  if (named.every(({ offline }) => offline !== null) && !now.ref.from.startsWith('damage:'))
    return refusal('offline', 'The station is offline.', named[0]?.offline?.rule ?? 'ITU-MISSION-10');
  return null;
}

function wayRefusal(
  table: Table,
  state: IntoTheUnknownState,
  unit: UnitState,
  now: AbilityNow,
  part: OrderPart,
): Refusal | null {
  const kind = kindOfPart(part);
  if (waysOf(table, state, now, kind).length > 0) return null;
  if (allWays(table, state, unit, now, kind).length > 0)
    return refusal('no-reserve', 'The unit has too little reserve.', 'ITU-OFFICER-06');
  return part === 'priority'
    ? refusal('no-officer', 'No ready officer can be committed there.', 'ITU-ORDER-05')
    : refusal('no-officer', 'No officer can lead it there.', 'ITU-ORDER-06');
}

function ruleOf(part: OrderPart): RuleId {
  return part === 'priority' ? 'ITU-ORDER-05' : 'ITU-ORDER-06';
}
