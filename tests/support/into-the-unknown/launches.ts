/** Ships that launch, and the deploy effect that makes them. */
import type { IntoTheUnknownAction } from '../../../shared/contract/into-the-unknown';
import type { BegunOptions } from './play';
import { officerCard } from './cards';
import { Moves } from './moves';
import { contextOf } from '../../../src-main/rules/into-the-unknown/effects/context';
import { LAUNCH_VERBS } from '../../../src-main/rules/into-the-unknown/effects/launches';

export const cards = { officers: { ann: officerCard(), bob: officerCard(), cy: officerCard() } };

/** What the verb makes of an ability at that place of the unit. */
export function byVerb(
  options: BegunOptions,
  unit: string,
  verb: 'launch' | 'separate',
  card: string,
  from: string,
): Moves {
  const laid = new Moves({ ...options, tasks: [{ type: 'note', seat: '1', text: 'bottom', from: 'test' }] });
  const { table, frozen: state } = laid.play;
  const asked = {
    table,
    state,
    context: contextOf(laid.unit(unit), { from }),
    picks: [],
    done: 0,
    canFollow: () => true,
  };
  if (verb === 'launch')
    LAUNCH_VERBS.launch.carryOut(laid.play, { ...asked, effect: { verb, class: card } }, null);
  else LAUNCH_VERBS.separate.carryOut(laid.play, { ...asked, effect: { verb, class: card } }, null);
  return laid;
}
/** The answer that launches. */
export const launch = (
  own: Partial<Extract<IntoTheUnknownAction, { type: 'launch' }>> = {},
): IntoTheUnknownAction => ({
  type: 'launch',
  slot: 'aft',
  notches: -2.5,
  side: 'port',
  alongIn: 2.22,
  endurance: null,
  system: null,
  ...own,
});
