/** Whether a text can be followed: a card is not played for its points alone (NC-ACTION-05, NC-EVENT-06). */
import type { Effect, Verb } from '../../../shared/content/nova-cry';
import type { EffectContext } from '../../../shared/contract/nova-cry';
import { VERBS } from './effects';
import type { VerbAsked, VerbRules } from './effects/verb-rules';
import type { NovaCryState } from './state';
import type { Table } from './table';

/** The rules of an effect's own verb with the question; the table is total, so the types belong together. */
export function askVerb(
  table: Table,
  state: NovaCryState,
  verb: { readonly effect: Effect; readonly context: EffectContext } & Pick<VerbAsked<Verb>, 'seat' | 'done'>,
): { readonly rules: VerbRules<Verb>; readonly asked: VerbAsked<Verb> } {
  const { effect, context, seat, done } = verb;
  const rules = VERBS[effect.verb] as unknown as VerbRules<Verb>;
  const follows = (effects: readonly Effect[]): boolean => isAnyPossible(table, state, effects, context);
  // The one effect of this verb; the compiler sees the union of all.
  return {
    rules,
    asked: { table, state, effect, context, seat, done, canFollow: follows },
  };
}

function isAnyPossible(
  table: Table,
  state: NovaCryState,
  effects: readonly Effect[],
  context: EffectContext,
): boolean {
  return effects.some((effect) => {
    const { rules, asked } = askVerb(table, state, { effect, context, seat: null, done: 0 });
    return rules.isPossible(asked);
  });
}

/** Whether anything of a list could be done now. An option without effects is an arrow card's, laid down for its use: it can. */
export function canFollow(
  table: Table,
  state: NovaCryState,
  effects: readonly Effect[],
  context: EffectContext,
): boolean {
  return effects.length === 0 || isAnyPossible(table, state, effects, context);
}
