/** An order of the bar is taken up: at its station, by who stands there unless the person says otherwise. */
import type { OfficerState, OrderView, UnitId } from '../../../../../shared/contract/into-the-unknown';
import { NOBODY, orderId } from '../offers';
import type { MatchSession } from '../session.svelte';

export function takeOrder(session: MatchSession, unit: UnitId, { ability, station }: OrderView): void {
  const { choosing, view } = session;
  const id = orderId(unit, ability);
  choosing.take(id, { station: station ?? NOBODY });
  if (choosing.candidates.length === 0) choosing.take(id);
  const there = view.officers.find((officer) => isAt(officer, unit, station));
  const may = choosing.candidates.some((action) => action.type === 'order' && action.officer === there?.id);
  if (there && may) choosing.take(id, { ...choosing.picks, officer: there.id });
}

function isAt({ at, station: own }: OfficerState, unit: UnitId, station: OrderView['station']): boolean {
  return at?.type === 'section' && at.unit === unit && own !== null && own === station;
}
