/** A plan to put faults in, and the faults that are told. */
import { shippedContent } from './shipped-content';
import { parsePlan } from '../../shared/documents/parse-plan';

export const pack = shippedContent();

export const SHIP = { id: 'a', class: 'defiant', pose: { x: 18, y: 6, headingDeg: 180 } };
export const FEATURE = { id: 'f', kind: 'anomaly', at: { x: 20, y: 18 } };
export const PLAN = {
  format: 'plotroom-plan',
  version: 1,
  game: 'into-the-unknown',
  title: 'Two ships',
  sector: { layout: 'helix' },
};

/** Every fault as `code place`, in order. */
export function faults(changes: object): readonly string[] {
  const parsed = parsePlan(JSON.stringify({ ...PLAN, ...changes }), pack);
  return parsed.ok ? [] : parsed.error.map(({ code, at }) => `${code} ${at}`);
}
