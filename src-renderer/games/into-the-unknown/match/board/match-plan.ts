/** The match's table in the shape of a plan, so that everything that draws and measures plans serves it as well. */
import type { SectorPlan } from '../../../../../shared/documents/plan';
import type { IntoTheUnknownView } from '../../../../../shared/contract/into-the-unknown';
import type { Draft } from './drafts';

/** What a person has written over the table of a match; it is nobody's state and goes with the window. */
export type Written = NonNullable<SectorPlan['annotations']>;

export function matchPlan(
  title: string,
  { table, features }: IntoTheUnknownView,
  written: Written,
  draft: Draft | null,
): SectorPlan {
  const numbers = new Map(features.map(({ id, number }) => [id, number]));
  const drafted = draft === null ? { units: [], features: [] } : draftPieces(draft);
  const plan = {
    format: 'plotroom-plan',
    version: 1,
    game: 'into-the-unknown',
    title,
    readings: table.readings,
    sector: table.sector,
    units: [...table.units.filter(({ id }) => id !== draft?.id), ...drafted.units],
    features: [
      ...table.features
        .filter(({ id }) => id !== draft?.id)
        .map((feature) => {
          const number = numbers.get(feature.id) ?? null;
          return number === null ? feature : { ...feature, number };
        }),
      ...drafted.features,
    ],
    ...(written.length > 0 ? { annotations: written } : {}),
  };
  return plan as unknown as SectorPlan; // the same shapes, readonly: nothing writes into a plan that is shown
}

/** What is being put down, as a piece of the plan. */
function draftPieces(draft: Draft) {
  const { id, pose, owner } = draft;
  if (draft.kind === 'unit') return { units: [{ id, class: draft.class, pose, owner }], features: [] };
  return { units: [], features: [{ id, kind: draft.feature, at: { x: pose.x, y: pose.y } }] };
}
