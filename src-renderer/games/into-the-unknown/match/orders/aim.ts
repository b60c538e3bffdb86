/** Who acts on what, while a choice narrows it down to one. */
import type { IntoTheUnknownView } from '../../../../../shared/contract/into-the-unknown';
import type { ReachVerdict } from '../../../../../shared/sector';
import { type Choosing, partsOf } from '../offers';
import { abilityOf, type Told } from '../words';

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

/** The kind of reach that what is chosen asks of its target, such as sensors for a test of Science; null: it asks for none, or weapons. */
export function reachOf({
  choosing,
  told,
}: {
  readonly choosing: Choosing;
  readonly told: Told;
}): ReachVerdict['type'] | null {
  const [first] = choosing.isBegun ? choosing.candidates : [];
  if (first?.type !== 'order' && first?.type !== 'use') return null;
  const target = abilityOf(told, first)?.target;
  const range = target && 'range' in target ? target.range : null;
  return range === 'sensors' || range === 'comms' ? range : null;
}
