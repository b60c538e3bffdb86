/** Why an ability could do nothing now: what is missing first, told so that a player knows what to change. */
import type { Refusal, RuleId } from '../../../../shared/base';
import type { Ability, Condition, Effect, RangeSpec } from '../../../../shared/content/into-the-unknown';
import type { UnitState } from '../../../../shared/contract/into-the-unknown';
import { isPossible } from '../effects/can-follow';
import { targetsOf as weaponTargets, mountsOn } from '../combat/weapons';
import { unitOf } from '../figures';
import { holds } from '../mission/conditions';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';
import { type AbilityNow, contextOfAbility } from './abilities';

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
  const why = first ? whyNot(table, state, unit, first) : null;
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
  if (typeof range === 'number') return `within ${range} inches`;
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
function whyNot(table: Table, state: IntoTheUnknownState, unit: UnitState, effect: Effect): Why | null {
  if (effect.verb === 'attacks') return noAttack(table, state, unit);
  if (effect.verb !== 'token') return NOTHING[effect.verb] ?? null;
  const isTaken = typeof effect.count === 'number' && effect.count < 0;
  return isTaken ? { message: `There is no ${effect.token} to remove.`, rule: 'ITU-ORDER-05' } : null;
}

const NOTHING: Partial<Record<Effect['verb'], Why>> = {
  maneuver: { message: 'The unit has no manoeuvre that it could make.', rule: 'ITU-MOVE-01' },
  transport: { message: 'Nobody at its range could be transported.', rule: 'ITU-TRANSP-02' },
  relocate: { message: 'Nobody here could relocate.', rule: 'ITU-ORDER-05' },
  launch: {
    message: 'Nothing is aboard that could be launched, or there is no room for it.',
    rule: 'ITU-LAUNCH-01',
  },
  'form-team': { message: 'No team can be formed here.', rule: 'ITU-TEAM-15' },
  raid: { message: 'There is nothing here to raid.', rule: 'ITU-TEAM-28' },
  ready: { message: 'Nobody at its range could be readied.', rule: 'ITU-ORDER-08' },
  inspire: { message: 'Nobody at its range could be inspired.', rule: 'ITU-INSPIRE-01' },
};

/** Power is lacking only where something could be shot at. */
function noAttack(table: Table, state: IntoTheUnknownState, unit: UnitState): Why {
  const isSeen = weaponTargets(state, unit).some((target) => mountsOn(table, state, unit, target).length > 0);
  return isSeen
    ? { message: 'It has too little power for an attack.', rule: 'ITU-AUX-09' }
    : { message: 'No target is in arc and range of a weapon.', rule: 'ITU-DICE-13' };
}
