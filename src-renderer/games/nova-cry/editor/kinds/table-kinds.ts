/** The Discovery Table and what a match begins with. */
import { CHARTS, NOVA_CRY_START } from '../../../../../shared/content/nova-cry';
import { goodCheck } from '../../../../panels/pack-editor/model/check';
import { effectWords, joined, PLANET_NAMES } from '../../words';
import DiscoveryPreview from '../preview/DiscoveryPreview.svelte';
import MerchantPreview from '../preview/MerchantPreview.svelte';
import SeatIntel from '../views/SeatIntel.svelte';
import { advice, countCheck } from './counts';
import { draftChecks } from './draft-checks';
import { type NovaCryKindForm, previewOf } from './records';

export const discovery: NovaCryKindForm = {
  id: 'discovery',
  many: 'Discovery',
  one: 'discovery line',
  words({ discovery: all }, id) {
    const line = all[id];
    return line ? `${PLANET_NAMES[line.chart]}, die ${line.die}` : '';
  },
  lines: ({ discovery: all }, id) => (all[id]?.effects ?? []).map(effectWords),
  compare({ discovery: all }, one, other) {
    const place = (id: string): number => {
      const line = all[id];
      return line ? CHARTS.indexOf(line.chart) * 10 + line.die : 0;
    };
    return place(one) - place(other);
  },
  start(records) {
    const lines = Object.values(records.discovery);
    for (const chart of CHARTS)
      for (const die of [1, 2, 3, 4, 5, 6])
        if (!lines.some((line) => line.chart === chart && line.die === die)) return { chart, die };
    return {};
  },
  kindChecks({ discovery: all }) {
    const bids = Object.values(all).some(
      ({ chart, effects }) => chart === 'populous' && effects.some(({ verb }) => verb === 'chancellorship'),
    );
    return [
      bids
        ? goodCheck('A populous line calls for a bid')
        : advice('No populous line calls for a bid', 'The Chancellorship stays unclaimed', 'NC-CHANC-03'),
    ];
  },
  rows: [['chart', 'die']],
  Preview: previewOf(DiscoveryPreview),
};

export const merchant: NovaCryKindForm = {
  id: 'merchant',
  many: 'Merchant',
  one: 'merchant entry',
  words({ merchant: all }, id) {
    const entry = all[id];
    return entry ? joined(`${entry.intel} Intel`, entry.limit === null ? '' : `at most ${entry.limit}`) : '';
  },
  lines: ({ merchant: all }, id) => (all[id]?.effects ?? []).map(effectWords),
  compare: ({ merchant: all }, one, other) => (all[one]?.order ?? 0) - (all[other]?.order ?? 0),
  start: ({ merchant: all }) => ({
    order: Math.min(20, 1 + Math.max(0, ...Object.values(all).map(({ order }) => order))),
  }),
  kindChecks: () => [],
  rows: [['order', 'intel']],
  Preview: previewOf(MerchantPreview),
};

/** Tokens that are printed, all types together. */
const PRINTED_TOKENS = 60;

export const starts: NovaCryKindForm = {
  id: 'starts',
  many: 'Start',
  one: 'start',
  labels: { intel: 'Intel' },
  words: () => 'Intel, tokens, supplies',
  lines: () => [],
  choices({ ships }, _id, path) {
    if (path[0] !== 'firstGameWithout') return null;
    return Object.entries(ships).map(([id, { name }]) => ({ value: id, label: name }));
  },
  kindChecks(records) {
    const tokens = records.starts[NOVA_CRY_START]?.tokens;
    const sum = Object.values(tokens ?? {}).reduce((total, count) => total + count, 0);
    return [countCheck(sum, PRINTED_TOKENS, 'alert tokens'), ...draftChecks(records, 'NC-START-01')];
  },
  views: { intel: SeatIntel },
  isFixed: true,
};
