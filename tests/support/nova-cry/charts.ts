/** Charts of the fixture: what is discovered, bought and begun with. */
import { type Effect, type NovaCryContent, CHARTS } from '../../../shared/content/nova-cry';
import { source } from './cards';
import { INTEL } from './texts';

const LINES: readonly (readonly Effect[])[] = [
  [{ verb: 'knock-out', whom: 'friendly-crew', count: 1 }],
  [INTEL],
  [{ verb: 'alert', who: 'self', count: 1 }],
  [{ verb: 'gain', who: 'self', what: 'training', count: 1 }],
  [{ verb: 'alien', see: 1, keep: 1 }],
  [{ verb: 'gain', who: 'self', what: 'victory', count: 1 }],
];

/** The same six lines on every chart, but for the bid on the populous one. */
export const discovery: NovaCryContent['discovery'] = Object.fromEntries(
  CHARTS.flatMap((chart) =>
    LINES.map((effects, index) => {
      const isBid = chart === 'populous' && index === 5;
      const line: readonly Effect[] = isBid ? [{ verb: 'chancellorship' }] : effects;
      const record = { name: 'Line', chart, die: index + 1, text: '', effects: [...line], source };
      return [`${chart}-${index + 1}`, record];
    }),
  ),
);

export const merchant: NovaCryContent['merchant'] = {
  aliens: {
    name: 'Alien',
    order: 1,
    intel: 1,
    text: '',
    effects: [{ verb: 'alien', see: 3, keep: 1 }],
    limit: 1,
    source,
  },
  search: {
    name: 'Search',
    order: 2,
    intel: 2,
    text: '',
    effects: [{ verb: 'search', pile: 'any', count: 1 }],
    limit: null,
    source,
  },
  repair: {
    name: 'Repair',
    order: 3,
    intel: 1,
    text: '',
    effects: [{ verb: 'repair', count: 1 }],
    limit: null,
    source,
  },
};

export const start: NovaCryContent['start'] = {
  name: 'Start',
  tokens: { 'crew-needs': 15, 'weapons-jam': 15, 'warp-wear': 15, 'data-leak': 15 },
  intel: {
    '2': [1, 2],
    '3': [1, 1, 2],
    '4': [1, 1, 2, 2],
    '5': [1, 1, 2, 2, 2],
    '6': [1, 1, 2, 2, 2, 2],
  },
  supplies: { intel: 36, damage: 36, designation: 25, training: 25 },
  firstGameWithout: ['orion', 'slow'],
  source,
};
