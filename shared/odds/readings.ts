/** Where the rules of dice and attacks are silent: the readings that odds depend on, and what the house assumes. */
import type { RuleId } from '../base';
import { BLANK, type Tally } from './symbols';

/**
 * What the printed delta may mean (ITU-DICE-11): no result; 1 success; 2 successes; a breakthrough; a success and an
 * analysis result on one die; a success or an analysis result as its player likes.
 */
export const DELTA_READINGS = [
  'none',
  'success',
  'twoSuccesses',
  'breakthrough',
  'successAndAnalysis',
  'successOrAnalysis',
] as const;
export type DeltaReading = (typeof DELTA_READINGS)[number];

export interface OddsReadings {
  readonly delta: DeltaReading;
  /** ITU-DICE-12: does a breakthrough count for effects "per success result"? It always counts for the outcome. */
  readonly breakthroughPerSuccess: boolean;
  /** ITU-DICE-13: a hit does 1 damage per success result, or 1 and 1 more per result above the evasion. */
  readonly attackDamage: 'successes' | 'margin';
  /** ITU-AUX-12: is the first step, from no damage to light damage, a change of status that stops the track? */
  readonly stopAtFirstStep: boolean;
}

/** The reading in force where nobody chose another, setting by setting. */
export const DEFAULT_ODDS_READINGS: OddsReadings = {
  delta: 'none',
  breakthroughPerSuccess: true,
  attackDamage: 'successes',
  stopAtFirstStep: true,
};

/** The settings that odds depend on. */
export const ODDS_SETTINGS = [
  'dice.delta',
  'dice.breakthroughPerSuccess',
  'attack.damage',
  'aux.stopAtFirstStep',
] as const;
export type OddsSetting = (typeof ODDS_SETTINGS)[number];

/** The readings that odds depend on, from a table's values; a value that no setting has counts as the default. */
export function oddsReadings(valueOf: (setting: OddsSetting) => string): OddsReadings {
  const delta = DELTA_READINGS.find((reading) => reading === valueOf('dice.delta'));
  return {
    delta: delta ?? DEFAULT_ODDS_READINGS.delta,
    breakthroughPerSuccess: valueOf('dice.breakthroughPerSuccess') !== 'no',
    attackDamage: valueOf('attack.damage') === 'margin' ? 'margin' : 'successes',
    stopAtFirstStep: valueOf('aux.stopAtFirstStep') !== 'no',
  };
}

/** What an answer rests on besides printed rules: a setting with its value, or a reading of the house. */
export interface Assumption {
  readonly rule: RuleId;
  readonly setting?: OddsSetting;
  readonly value?: string;
  readonly says: string;
}

/** A face as the reading of its delta has it. Readings that leave a choice keep the delta; the choice comes later. */
export function readDelta(shows: Tally, reading: DeltaReading): Tally {
  const { delta } = shows;
  if (delta === 0) return shows;
  const rest = { ...shows, delta: 0 };
  switch (reading) {
    case 'none':
      return rest;
    case 'success':
      return { ...rest, success: rest.success + delta };
    case 'twoSuccesses':
      return { ...rest, success: rest.success + 2 * delta };
    case 'breakthrough':
      return { ...rest, breakthrough: rest.breakthrough + delta };
    case 'successAndAnalysis':
    case 'successOrAnalysis':
      return shows;
  }
}

/** A face of which only success results matter: its breakthroughs and its open deltas are successes (ITU-DICE-12). */
export function successesOnly({ success, breakthrough, delta }: Tally): Tally {
  return { ...BLANK, success: success + breakthrough + delta };
}

export function assumeDelta({ delta }: OddsReadings): Assumption {
  const says: Readonly<Record<DeltaReading, string>> = {
    none: 'The delta is no result.',
    success: 'The delta is a success.',
    twoSuccesses: 'The delta is two successes.',
    breakthrough: 'The delta is a breakthrough success.',
    successAndAnalysis: 'The delta is a success and an analysis result.',
    successOrAnalysis: 'The delta is a success or an analysis result, as its player likes.',
  };
  return { rule: 'ITU-DICE-11', setting: 'dice.delta', value: delta, says: says[delta] };
}

export function assumeBreakthrough({ breakthroughPerSuccess: yes }: OddsReadings): Assumption {
  return {
    rule: 'ITU-DICE-12',
    setting: 'dice.breakthroughPerSuccess',
    value: yes ? 'yes' : 'no',
    says: yes
      ? 'A breakthrough success counts as a success result everywhere.'
      : 'A breakthrough success counts for difficulty and evasion, not per success result.',
  };
}
