/** The readings that a plan already shows, in words. */
import type { ReadingKey } from '../../../shared/sector';
import { READING_KEYS, READINGS } from '../../../shared/sector';

export interface ReadingChoice {
  readonly key: ReadingKey;
  readonly title: string;
  readonly values: readonly { readonly value: string; readonly label: string }[];
  readonly default: string;
  /** The ambiguous rule, or null: a reading of measuring that no rule mentions. */
  readonly rule: string | null;
}

interface Words {
  readonly title: string;
  readonly values: Readonly<Record<string, string>>;
}

/** Readings without words here are shown by their keys. */
const WORDS: Readonly<Partial<Record<ReadingKey, Words>>> = {
  'warp.distance': {
    title: 'Greatest warp distance',
    values: { sum: 'warp drive plus engine power', twice: 'twice the warp drive', stat: 'the warp drive' },
  },
  'launch.mustBeInSector': {
    title: 'A launched unit must lie in the sector',
    values: { yes: 'yes', no: 'no' },
  },
  'sector.edgeMarker': {
    title: 'A marker at the edge lies',
    values: { inside: 'wholly inside', onEdge: 'with its centre on the edge' },
  },
  'sector.trinaryCorners': {
    title: 'Trinary corners are taken from',
    values: { marker: 'the marker', system: 'the system' },
  },
  'sector.trinary3Edge': {
    title: 'Trinary system 3 stands at the',
    values: { east: 'east edge', west: 'west edge, as printed' },
  },
  'sector.playerEdges': {
    title: 'Players sit at',
    values: { northSouth: 'north and south', westEast: 'west and east' },
  },
  'arc.target': {
    title: 'A target is in an arc by its',
    values: { edge: 'edge', centre: 'centre' },
  },
  'arc.endOnLine': {
    title: 'Hit on the line between the ends',
    values: { defender: 'the defender chooses', fore: 'counts as fore' },
  },
  'impulse.throughBase': {
    title: 'Impulse may pass through a base',
    values: { no: 'no', yes: 'yes' },
  },
  'warp.throughBase': {
    title: 'Warp may pass through a base',
    values: { yes: 'yes', no: 'no' },
  },
};

/** Readings whose difference a plan without a match shows, in the ledger's order. */
export const PLAN_READINGS: readonly ReadingChoice[] = READING_KEYS.filter((key) => READINGS[key].plan).map(
  (key) => {
    const { values, rule } = READINGS[key];
    const words = WORDS[key];
    return {
      key,
      title: words?.title ?? key,
      values: values.map((value) => ({ value, label: words?.values[value] ?? value })),
      default: values[0],
      rule,
    };
  },
);
