/** Why an ability could do nothing now: what is missing first, told so that a player knows what to change. */
import type { Refusal, RuleId } from '../../../../shared/base';
import type {
  Ability,
  Condition,
  Effect,
  RangeSpec,
  Station,
} from '../../../../shared/content/into-the-unknown';
import type { UnitState } from '../../../../shared/contract/into-the-unknown';
import { isPossible } from '../effects/can-follow';
import { targetsOf as weaponTargets, mountsOn } from '../combat/weapons';
import { unitOf } from '../figures';
import { holds } from '../mission/conditions';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';
import { homeOf } from '../teams/disbanding';
import { canPayCrew, formable, hasRoomToForm } from '../teams/forming';
import { type AbilityNow, contextOfAbility } from './abilities';
import { counted } from '../counted';

interface Why {
  readonly message: string;
  readonly rule: RuleId;
}

/**
 * The refusal of an ability that has nothing it could be used on, or without a target nothing it could do. Of what its card
 * asks for (requirements, tokens to spend, its effects) the first that is lacking is named.
 */
export function nothingRefusal(table: Table, state: IntoTheUnknownState, now: AbilityNow): Refusal {
  const { ability, ref } = now;
  const isMission = /^(overture|situation|complication)$/.test(ref.from);
  const rule: RuleId = isMission ? 'ITU-MISSION-12' : 'ITU-ORDER-05';
  if (ability.target !== null)
    return { code: 'no-target', message: noTarget(ability.target), rule: isMission ? rule : 'ITU-DICE-01' };
  const unit = unitOf(state, ref.unit);
  const context = contextOfAbility(unit, now, { officer: now.officer });
  const unmet = ability.requires.find((condition) => !holds(table, state, context, condition));
  if (unmet) return { code: 'does-nothing', message: unmetWords(unmet), rule };
  const first = ability.effects.find((effect) => !isPossible(table, state, context, effect));
  const why = first ? whyNot(table, state, unit, first, now.stations[0] ?? null) : null;
  return {
    code: 'does-nothing',
    message: why?.message ?? 'It would change nothing now.',
    rule: why?.rule ?? rule,
  };
}

function noTarget(target: NonNullable<Ability['target']>): string {
  const what =
    target.what === 'feature'
      ? 'No feature that it asks for'
      : target.unit.of === 'opposing'
        ? 'No opposing unit that it asks for'
        : target.unit.of === 'friendly'
          ? 'No friendly unit that it asks for'
          : 'No unit that it asks for';
  const arc = target.what === 'unit' && target.arc !== undefined ? ` and in its ${target.arc} arc` : '';
  return `${what} is ${rangeWords(target.range)}${arc}.`;
}

function rangeWords(range: RangeSpec): string {
  if (typeof range === 'number') return `within ${counted(range, 'inch', 'inches')}`;
  if (range === 'location') return 'where the unit is';
  return `in ${range === 'weapons' ? 'weapons' : range === 'comms' ? 'Comms' : 'Sensors'} range`;
}

function unmetWords(condition: Condition): string {
  if (condition.is === 'not-cloaked') return 'The unit is cloaked.';
  if (condition.is === 'same-area') return 'No such unit is in the same system.';
  if (condition.is === 'alert') return `This needs ${condition.alerts.join(' or ')} alert.`;
  if (condition.is !== 'peril') return 'What its card asks for first does not hold.';
  return `It needs ${condition.least} peril on ${condition.on === 'self' ? 'the unit' : 'its target'}.`;
}

/** Null: nothing more can be told than that it would change nothing. */
function whyNot(
  table: Table,
  state: IntoTheUnknownState,
  unit: UnitState,
  effect: Effect,
  station: Station | null,
): Why | null {
  if (effect.verb === 'attacks') return noAttack(table, state, unit);
  if (effect.verb === 'form-team') return noTeam(table, state, unit, station);
  if (effect.verb === 'disband') return noDisbanding(state, unit);
  if (effect.verb !== 'token') return NOTHING[effect.verb] ?? null;
  const isTaken = typeof effect.count === 'number' && effect.count < 0;
  return isTaken ? { message: `There is no ${effect.token} to remove.`, rule: 'ITU-ORDER-05' } : null;
}

const NOTHING: Partial<Record<Effect['verb'], Why>> = {
  maneuver: { message: 'The unit has no manoeuvre that it could make.', rule: 'ITU-MOVE-01' },
  transport: { message: 'Nobody at its range could be transported.', rule: 'ITU-TRANSP-02' },
  relocate: { message: 'No other section of the unit it is in has room for the team.', rule: 'ITU-TEAM-29' },
  launch: {
    message: 'Nothing is aboard that could be launched, or there is no room for it.',
    rule: 'ITU-LAUNCH-01',
  },
  raid: {
    message: 'The team is in no section of an opposing unit that it has to itself.',
    rule: 'ITU-TEAM-26',
  },
  evacuate: { message: 'A pod of this unit is out already.', rule: 'ITU-EVAC-05' },
  land: { message: 'Nothing within 2 inches has room for all who are in the pod.', rule: 'ITU-PROJ-08' },
  ready: { message: 'Nobody at its range could be readied.', rule: 'ITU-ORDER-08' },
  inspire: { message: 'Nobody at its range could be inspired.', rule: 'ITU-INSPIRE-01' },
};

/** Of the steps of forming a team the first that cannot be done. */
function noTeam(table: Table, state: IntoTheUnknownState, unit: UnitState, station: Station | null): Why {
  if (!canPayCrew(table, unit))
    return { message: 'Its crew dial cannot go down a step.', rule: 'ITU-TEAM-14' };
  if (unit.owner === null || formable(table, state, unit.owner).length === 0)
    return {
      message: 'No team that the exploration directive lists has its token left.',
      rule: 'ITU-TEAM-15',
    };
  return hasRoomToForm(table, state, unit, station)
    ? { message: 'No team can be formed here.', rule: 'ITU-TEAM-13' }
    : { message: 'The section has no room for another team.', rule: 'ITU-TEAM-16' };
}

function noDisbanding(state: IntoTheUnknownState, team: UnitState): Why {
  return homeOf(state, team) === null
    ? { message: 'The team is in no friendly unit with a crew dial.', rule: 'ITU-TEAM-19' }
    : { message: 'The crew dial of the unit it is in cannot go up a step.', rule: 'ITU-TEAM-20' };
}

/** Power is lacking only where something could be shot at. */
function noAttack(table: Table, state: IntoTheUnknownState, unit: UnitState): Why {
  if (unit.kind === 'team')
    return { message: 'No opposing team is where it is or could go.', rule: 'ITU-TEAM-31' };
  const isSeen = weaponTargets(state, unit).some((target) => mountsOn(table, state, unit, target).length > 0);
  return isSeen
    ? { message: 'It has too little power for an attack.', rule: 'ITU-AUX-09' }
    : { message: 'No target is in arc and range of a weapon.', rule: 'ITU-DICE-13' };
}
