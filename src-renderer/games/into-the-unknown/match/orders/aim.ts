/** Who acts on what, while a choice narrows it down to one. */
import type { IntoTheUnknownView } from '../../../../../shared/contract/into-the-unknown';
import { type Choosing, partsOf } from '../offers';

export interface AimHost {
  readonly view: IntoTheUnknownView;
  readonly choosing: Choosing;
  readonly shown: { readonly id: string } | null;
  readonly sector: { readonly placed: readonly { readonly id: string }[] };
}

/** Null: nothing is chosen yet, several targets are left, or one of the two is not on the table. */
export function aimOf({
  view,
  choosing,
  shown,
  sector,
}: AimHost): { readonly from: string; readonly to: string } | null {
  if (!choosing.isBegun) return null;
  const targets = new Set(
    choosing.candidates.map((action) => {
      const { target, receiver } = partsOf(action);
      return target ?? receiver ?? '';
    }),
  );
  const [to = ''] = targets;
  if (targets.size !== 1 || to === '') return null;
  const attacks = view.tasks.findLast(({ type }) => type === 'attacks');
  const acting = attacks?.type === 'attacks' ? attacks.unit : undefined;
  const [first] = choosing.candidates;
  const from = (first && partsOf(first).unit) ?? acting ?? shown?.id ?? '';
  const isThere = (id: string): boolean => sector.placed.some((piece) => piece.id === id);
  return from !== to && isThere(from) && isThere(to) ? { from, to } : null;
}
