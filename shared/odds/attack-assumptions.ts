/** What the odds of an attack rest on where the rules are silent. */
import type { AttackKeywords, AttackTarget } from './attack-outcome';
import { type Assumption, assumeBreakthrough, assumeDelta, type OddsReadings } from './readings';
import { type PoolPart, showsSomewhere } from './symbols';

interface Attack {
  readonly pool: readonly PoolPart[];
  readonly target: AttackTarget;
  readonly keywords: AttackKeywords;
}

/** Only what bears on this attack, in the order in which it is resolved. */
export function attackAssumptions(
  { pool, target, keywords }: Attack,
  readings: OddsReadings,
): readonly Assumption[] {
  return [
    ...(showsSomewhere(pool, 'delta') ? [assumeDelta(readings)] : []),
    ...(showsSomewhere(pool, 'breakthrough') ? [assumeBreakthrough(readings)] : []),
    assumeDamage(readings),
    ...(target.shields > 0 ? [SHIELDS] : []),
    ...(target.hull === null ? [] : [HULL, assumeFirstStep(readings)]),
    ...(keywords.lethal > 0 ? [LETHAL] : []),
  ];
}

function assumeDamage({ attackDamage }: OddsReadings): Assumption {
  return {
    rule: 'ITU-DICE-13',
    setting: 'attack.damage',
    value: attackDamage,
    says:
      attackDamage === 'successes'
        ? 'A hit does 1 damage per success result.'
        : 'A hit does 1 damage and 1 more per success result above the evasion.',
  };
}

function assumeFirstStep({ stopAtFirstStep }: OddsReadings): Assumption {
  return {
    rule: 'ITU-AUX-12',
    setting: 'aux.stopAtFirstStep',
    value: stopAtFirstStep ? 'yes' : 'no',
    says: stopAtFirstStep
      ? 'The first step of damage stops the hull as every change of status does.'
      : 'The first step of damage does not stop the hull.',
  };
}

const SHIELDS: Assumption = {
  rule: 'ITU-AUX-15',
  says: 'Shields of a ship cancel damage as those of auxiliary units do: 1 point each, at the attacked end.',
};
const HULL: Assumption = {
  rule: 'ITU-AUX-11',
  says: 'The hull dial of a ship stops at a change of status as the track of an auxiliary unit does.',
};
const LETHAL: Assumption = {
  rule: 'ITU-WKEY-03',
  says: 'Lethal is resolved once per analysis result spent, and hurts a crew only if the hull was reduced.',
};
