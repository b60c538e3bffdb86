/** Whose panel is shown. */
import type {
  IntoTheUnknownView,
  TaskView,
  UnitId,
  UnitView,
} from '../../../../../shared/contract/into-the-unknown';
import type { SeatId } from '../../../../../shared/contract';

export interface ShowingHost {
  readonly view: IntoTheUnknownView;
  readonly home: SeatId;
  readonly task: TaskView | null;
  readonly choosing: { readonly picks: { readonly unit?: string | undefined } };
}

/** The one selected, else the one looked at aside, else whose doing is under way, else the seat's first. */
export function shownUnit(host: ShowingHost, selected: UnitId | null, aside: UnitId | null): UnitView | null {
  const { view, choosing, home } = host;
  const byId = (id: string | null | undefined): UnitView | undefined =>
    view.units.find((unit) => unit.id === id);
  return (
    byId(selected) ??
    byId(aside) ??
    byId(choosing.picks.unit) ??
    byId(actingUnit(view)) ??
    view.units.find(({ owner, pose }) => owner === home && pose !== null) ??
    view.units.find(({ owner }) => owner === home) ??
    null
  );
}

/** The unit whose action is under way. */
function actingUnit({ tasks }: IntoTheUnknownView): UnitId | null {
  const task = tasks.findLast(({ type }) => type === 'ability' || type === 'attacks' || type === 'maneuver');
  if (task?.type === 'ability') return task.ref.unit;
  return task?.type === 'attacks' || task?.type === 'maneuver' ? task.unit : null;
}
