/** A table with one annotation of every kind, and what shows of each: for tests of annotations. */
import { shippedContent } from './shipped-content';
import type { Annotation, SectorPlan } from '../../shared/documents/plan';
import { CROSSING, openSession } from '../../src-renderer/games/into-the-unknown/session-driver';

export const pack = shippedContent();

export const WRITTEN: Annotation[] = [
  {
    id: 'ruler-1',
    type: 'ruler',
    points: [
      { x: 3, y: 30 },
      { x: 6, y: 34 },
    ],
  },
  {
    id: 'note-1',
    type: 'note',
    at: { x: 21, y: 24 },
    text: 'Wait here for a scan',
    to: { piece: 'defiant-1' },
  },
  {
    id: 'arrow-1',
    type: 'arrow',
    points: [
      { x: 4, y: 4 },
      { x: 8, y: 4 },
    ],
    text: 'Convoy',
  },
  { id: 'area-1', type: 'area', shape: { at: { x: 30, y: 30 }, radiusIn: 3 } },
  {
    id: 'dimension-1',
    type: 'dimension',
    from: { piece: 'defiant-1' },
    to: { piece: 'anomaly-1' },
    text: 'scan',
  },
];
export const PLAN: SectorPlan = { ...CROSSING, annotations: WRITTEN };

export function openAnnotated(plan: SectorPlan = PLAN) {
  const bench = openSession(pack, structuredClone(plan));
  const one = (id: string) => bench.session.plan.annotations?.find((each) => each.id === id);
  const drawn = (id: string) => bench.session.overlays.models.find((model) => model.id === id);
  return { ...bench, one, drawn };
}
