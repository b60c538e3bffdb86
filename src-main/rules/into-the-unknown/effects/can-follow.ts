/** Whether anything of a list of effects could be done now: what could do nothing is not offered. */
import type { Effect, Verb } from '../../../../shared/content/into-the-unknown';
import type { EffectContext, TaskOf } from '../../../../shared/contract/into-the-unknown';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';
import { VERBS } from './index';
import type { VerbAsked, VerbRules } from './verb-rules';

/** The rules of a verb with what they are asked; the table is total, so the types belong together. */
export function askVerb(
  table: Table,
  state: IntoTheUnknownState,
  { effect, context, picks, done }: Pick<TaskOf<'verb'>, 'effect' | 'context' | 'picks' | 'done'>,
): { readonly rules: VerbRules<Verb>; readonly asked: VerbAsked<Verb> } {
  const rules = VERBS[effect.verb] as unknown as VerbRules<Verb>; // the entry of the effect's own verb
  return {
    rules,
    asked: {
      table,
      state,
      effect, // EffectOf<Verb> is one of the effects
      context,
      picks,
      done,
      canFollow: (effects) => canFollow(table, state, context, effects),
    },
  };
}

/** Whether one effect could do anything. */
export function isPossible(
  table: Table,
  state: IntoTheUnknownState,
  context: EffectContext,
  effect: Effect,
): boolean {
  const { rules, asked } = askVerb(table, state, { effect, context, picks: [], done: 0 });
  return rules.isPossible(asked);
}

/** Whether any of it could be done, and what has to be spent or committed for it is there; an empty list can be followed. */
export function canFollow(
  table: Table,
  state: IntoTheUnknownState,
  context: EffectContext,
  effects: readonly Effect[],
): boolean {
  const able = (effect: Effect) => isPossible(table, state, context, effect);
  const isPrice = (effect: Effect) =>
    effect.verb === 'commit' || (effect.verb === 'token' && effect.spent === true);
  if (!effects.filter(isPrice).every(able)) return false;
  const rest = effects.filter((effect) => !isPrice(effect));
  return rest.length === 0 || rest.some(able);
}
