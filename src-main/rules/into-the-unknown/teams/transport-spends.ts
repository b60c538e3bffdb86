/** Die effects that a card on the transporting unit adds to its test (Relic Armory). */
import type { Ability, Spend } from '../../../../shared/content/into-the-unknown';
import type { EffectContext, TaskOf } from '../../../../shared/contract/into-the-unknown';
import { findUnit, unitOf } from '../figures/pieces';
import { allHold } from '../mission/conditions';
import type { IntoTheUnknownState } from '../state';
import { recordOf, type Table } from '../table';

type Sent = Pick<TaskOf<'interference'>, 'unit' | 'who' | 'to'>;

/**
 * What cards say of the place somebody is sent to is asked as if they were there already: the die effects are chosen
 * before the transport is carried out.
 */
export function transportSpends(
  table: Table,
  state: IntoTheUnknownState,
  sent: Sent,
  context: EffectContext,
): readonly Spend[] {
  const there = withTeamAt(state, sent);
  return unitOf(state, sent.unit)
    .equipment.flatMap(({ card }) => table.content.equipment[recordOf(card)]?.abilities ?? [])
    .filter((ability) => ability.timing === 'post-effects' && isOfTransport(ability))
    .filter(({ requires }) => {
      const others = requires.filter(({ is }) => is !== 'leads');
      return allHold(table, there, context, others);
    })
    .flatMap(({ spends }) => spends);
}

/** Whether a die effect is one of transports: these are asked for here alone, as of where somebody is sent. */
export function isOfTransport({ requires }: Ability): boolean {
  return requires.some((each) => each.is === 'leads' && each.what.includes('transport'));
}

function withTeamAt(state: IntoTheUnknownState, { who, to }: Sent): IntoTheUnknownState {
  if (findUnit(state, who) === undefined) return state;
  const units = state.units.map((unit) => (unit.id === who ? { ...unit, location: to } : unit));
  return { ...state, units };
}
