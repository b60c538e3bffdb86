/** Die effects: which icons pay for what, how often and when (ITU-DICE-03 to 08). */
import type { DieResult, Effect, Spend } from '../../../../shared/content/into-the-unknown';
import type {
  EffectContext,
  IntoTheUnknownAction,
  RolledDie,
} from '../../../../shared/contract/into-the-unknown';
import type { Refusal } from '../../../../shared/base';
import { holds } from '../mission/conditions';
import { findUnit } from '../figures';
import { abilitiesAt } from '../round/abilities';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';
import { isOfTransport } from '../teams/transport-spends';
import { areDistinct, spent } from './dice';
import { cheapestPay, pays } from './dice-sets';
import { notUsable } from './refusals';
import { counted } from '../counted';

/** What a die effect does: what a card says, or what a keyword does by itself. */
export type SpendWork =
  | { readonly type: 'effects'; readonly effects: readonly Effect[] }
  /** Inspiring: the leader's unit is inspired (ITU-OKEY-07). */
  | { readonly type: 'inspire' }
  /** Synthetic: 1 advantage onto the leader's card. */
  | { readonly type: 'bank-advantage' }
  | { readonly type: 'pierce' }
  | { readonly type: 'lethal' };

export interface SpendOption {
  readonly name: string;
  readonly result: DieResult;
  readonly cost: number;
  readonly repeatable: boolean;
  /** Needs a success, or an attack that hit (ITU-DICE-08). */
  readonly kicker: boolean;
  readonly most: number | null;
  readonly step: 'outcome' | 'post';
  readonly isOpen: boolean;
  readonly work: SpendWork;
}

/** A die effect as a card prints it; a breakthrough effect is always a kicker (ITU-DICE-08). */
export function printedSpend(
  { table, state }: { readonly table: Table; readonly state: IntoTheUnknownState },
  spend: Spend,
  context: EffectContext,
  name: string,
): SpendOption {
  const { result, cost, repeatable, kicker, most = null, step, when, effects } = spend;
  return {
    name,
    result,
    cost,
    repeatable,
    kicker: kicker || result === 'breakthrough',
    most,
    step,
    isOpen: when.every((each) => holds(table, state, context, each)),
    work: { type: 'effects', effects },
  };
}

/**
 * Die effects that come along with a unit or with who leads: abilities for that moment of the unit's cards and of the
 * officer who leads, not of others aboard (Worf, Duras, Relic Armory).
 */
export function abilitySpends(
  { table, state }: { readonly table: Table; readonly state: IntoTheUnknownState },
  context: EffectContext,
): readonly SpendOption[] {
  const unit = findUnit(state, context.self);
  if (!unit) return [];
  return abilitiesAt(table, state, unit, 'post-effects')
    .filter(({ officer }) => officer === null || officer === context.officer)
    .filter(({ ability }) => !isOfTransport(ability))
    .flatMap(({ ability, ref }) =>
      ability.spends.map((spend) => {
        const when = [...ability.requires, ...spend.when];
        return printedSpend({ table, state }, { ...spend, when }, context, ability.name ?? ref.from);
      }),
    );
}

/** How often each has been resolved, one number for each option. */
export function countSpent(counts: readonly number[], index: number): readonly number[] {
  return Array.from({ length: Math.max(counts.length, index + 1) }, (_, each) =>
    each === index ? (counts[each] ?? 0) + 1 : (counts[each] ?? 0),
  );
}

export interface Spending {
  readonly table: Table;
  readonly dice: readonly RolledDie[];
  readonly options: readonly SpendOption[];
  readonly counts: readonly number[];
  readonly step: 'outcome' | 'post';
  /** Null until it is determined. */
  readonly success: boolean | null;
}

/** True if the option may be resolved once more now, dice apart. */
function isResolvable({ counts, step, success }: Spending, option: SpendOption, index: number): boolean {
  const times = counts[index] ?? 0;
  if (!option.isOpen || option.step !== step || (option.kicker && success !== true)) return false;
  return times < (option.repeatable ? (option.most ?? Infinity) : 1);
}

/** One action for each die effect that can be paid, with the dice that are least worth keeping. */
export function legalSpends(spending: Spending): readonly IntoTheUnknownAction[] {
  return spending.options.flatMap((option, effect): IntoTheUnknownAction[] => {
    if (!isResolvable(spending, option, effect)) return [];
    const dice = cheapestPay(spending.table, spending.dice, option.result, option.cost);
    return dice === null ? [] : [{ type: 'spend', effect, dice: [...dice] }];
  });
}

/** Whether any dice pay for it: other dice than those that are listed are as good. */
export function acceptsSpend(spending: Spending, action: IntoTheUnknownAction): boolean {
  if (action.type !== 'spend') return false;
  const option = spending.options[action.effect];
  if (!option || !isResolvable(spending, option, action.effect)) return false;
  return (
    areDistinct(spending.dice, action.dice) &&
    pays(spending.table, spending.dice, action.dice, option.result, option.cost)
  );
}

/** Why a die effect cannot be resolved. */
export function refuseSpend(
  { options, counts, success, step }: Spending,
  action: Extract<IntoTheUnknownAction, { type: 'spend' }>,
): Refusal {
  const option = options[action.effect];
  if (!option || !option.isOpen) return notUsable('There is no such die effect now.', 'ITU-DICE-03');
  if (option.step !== step) return notUsable('That die effect has another step.', 'ITU-DICE-04');
  if (option.kicker && success !== true)
    return notUsable('That die effect needs a success, or an attack that hit.', 'ITU-DICE-08');
  const times = counts[action.effect] ?? 0;
  if (times > 0 && !option.repeatable) return notUsable('A die effect is resolved once.', 'ITU-DICE-06');
  if (option.most !== null && times >= option.most)
    return notUsable(`It is resolved ${counted(option.most, 'time')} at most.`, 'ITU-DICE-07');
  return notUsable(
    `It takes ${counted(option.cost, `${option.result} result`)} that ${option.cost === 1 ? 'is' : 'are'} still in the pool.`,
    'ITU-DICE-05',
  );
}

/** The dice without those that pay. */
export function payWith(dice: readonly RolledDie[], which: readonly number[]): readonly RolledDie[] {
  return spent(dice, which);
}
