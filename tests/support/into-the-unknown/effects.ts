/** Effects carried out on a table of two ships. */
import { playWith, type BegunOptions } from './play';
import { Match } from './match';
import type { Effect } from '../../../shared/content/into-the-unknown';
import type { EffectContext, Task } from '../../../shared/contract/into-the-unknown';
import { contextOf } from '../../../src-main/rules/into-the-unknown/effects/context';
import { unitOf } from '../../../src-main/rules/into-the-unknown/figures';

export const SHIP = { class: 'defiant', at: [18, 18, 0] } as const;
export const FOE = { class: 'jemhadar-fighter', seat: '2', at: [18, 24, 0] } as const;
export const UNITS = [SHIP, FOE] as const;
/** Lies below, so that the match stops when the effects are done. */
export const END: Task = { type: 'note', seat: '1', text: 'end', from: 'test' };

/** The Defiant as it acts. */
export function acting(options: BegunOptions, more: Partial<EffectContext> = {}): EffectContext {
  return contextOf(unitOf(playWith(options).frozen, '1:defiant'), more);
}

/** The effects as done by the Defiant, as far as they go without asking. */
export function done(
  effects: readonly Effect[],
  options: BegunOptions = { units: UNITS },
  more: Partial<EffectContext> = {},
): Match {
  const context = acting(options, more);
  const tasks: readonly Task[] = [END, { type: 'effects', effects, context }, END];
  return Match.begun({ ...options, tasks }).step('1', { type: 'done' });
}
