/** Abilities that rules give, printed on no card of the pack: keywords of features and officers, tokens, teams. */
import type { Ability } from '../../../../shared/content/into-the-unknown';
import type { FeatureId, UnitState } from '../../../../shared/contract/into-the-unknown';
import { isWithin } from '../figures';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';

const PLAIN: Omit<Ability, 'id' | 'name'> = {
  timing: 'action',
  stations: [],
  order: 'any',
  cost: {},
  alerts: [],
  hulls: [],
  kinds: [],
  requires: [],
  target: null,
  perRound: null,
  effects: [],
  test: null,
  success: [],
  failure: [],
  spends: [],
};

/** GATHER RESOURCES of an abundant feature at 2", for a unit without advantage (ITU-FKEY-01). */
export function featureAbilities(
  table: Table,
  state: IntoTheUnknownState,
  unit: UnitState,
): readonly { readonly feature: FeatureId; readonly ability: Ability }[] {
  if (unit.owner === null || unit.advantage > 0) return [];
  return state.features.flatMap(({ id, keywords }) => {
    const level = keywords.abundant ?? 0;
    return level > 0 && isWithin(table, state, unit.id, id, 2)
      ? [{ feature: id, ability: gatherResources(level) }]
      : [];
  });
}

/** One advantage, and one more for each point above the difficulty, at most the keyword's level in all. */
function gatherResources(level: number): Ability {
  const margin = { per: 'margin', of: 'self', times: 1, plus: 1, least: 1, most: level } as const;
  return {
    ...PLAIN,
    id: 'gather-resources',
    name: 'GATHER RESOURCES',
    stations: ['cargo-bay'],
    test: {
      difficulty: 3,
      modifiers: [],
      stat: 'science',
      skill: { either: ['commerce', 'fieldcraft'] },
      reroll: 'instruments',
    },
    success: [{ verb: 'token', token: 'advantage', on: 'self', count: margin }],
  };
}

const TUNE_INSTRUMENTS: Ability = {
  ...PLAIN,
  id: 'tune-instruments',
  name: 'TUNE INSTRUMENTS',
  stations: ['instruments', 'console'],
  cost: { technical: 2 },
  effects: [{ verb: 'condition', change: 'remove', condition: 'jammed', on: 'self' }],
};

const DISBAND: Ability = {
  ...PLAIN,
  id: 'disband',
  name: 'DISBAND',
  kinds: ['team'],
  effects: [{ verb: 'disband' }],
};

/** TUNE INSTRUMENTS of a jammed unit (ITU-COND-06); DISBAND of every team (ITU-TEAM-19). */
export function tokenAbilities({ kind, conditions }: UnitState): readonly Ability[] {
  return [
    ...(conditions.includes('jammed') ? [TUNE_INSTRUMENTS] : []),
    ...(kind === 'team' ? [DISBAND] : []),
  ];
}

/** Medic X: a test in the Ready Phase that takes up to X trauma off personnel at the officer's place (ITU-OKEY-08). */
export function medicAbilities(level: number | undefined): readonly Ability[] {
  if (level === undefined || level === 0) return [];
  const heal = {
    verb: 'heal',
    whom: {
      where: 'location',
      of: 'any',
      officersOnly: false,
      lowerRank: false,
      pick: { by: 'self', count: 1, may: true },
    },
    count: 1,
  } as const;
  return [
    {
      ...PLAIN,
      id: 'medic',
      name: null,
      timing: 'ready',
      test: { difficulty: 2, modifiers: [], stat: 'science', skill: 'biology', reroll: null },
      success: Array.from({ length: level }, () => heal),
    },
  ];
}
