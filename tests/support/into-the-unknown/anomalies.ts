/** A Defiant beside an anomaly, and what the numbers of its situation do. */
import type { SituationRecord } from '../../../shared/content/into-the-unknown';
import { situationCard } from './mission-cards';
import type { BegunOptions } from './play';
import type { FeatureOptions, UnitOptions } from './pieces';

export const DEFIANT = '1:defiant';
/** The ship, 2 inches of the anomaly unless placed elsewhere. */
export const defiant = (x = 18, y = 20, own: Partial<UnitOptions> = {}): UnitOptions => ({
  class: 'defiant',
  at: [x, y, 0],
  alert: 'green 1',
  ...own,
});
/** An anomaly in the middle of the sector. */
export const anomaly = (
  own: FeatureOptions['is'] = {},
  at: readonly [number, number] = [18, 18],
): FeatureOptions => ({
  kind: 'anomaly',
  at,
  is: own,
});
export const rows: SituationRecord['anomalies'] = [
  {
    numbers: [1, 2],
    name: 'glitch',
    removed: true,
    effects: [{ verb: 'token', token: 'peril', on: 'self', count: 2 }],
  },
  {
    numbers: [3],
    name: 'comet',
    removed: false,
    effects: [{ verb: 'become', kind: 'comet', name: 'comet', keywords: { abundant: 2 } }],
  },
];
const cards = { situations: { strange: situationCard({ anomalies: rows }) } };
export const mission: BegunOptions = { cards, mission: { situation: 'strange' } };
