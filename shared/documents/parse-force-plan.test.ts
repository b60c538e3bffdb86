import { describe, expect, it } from 'vitest';
import { type ForceCards, parseForcePlan } from './parse-force-plan';
import { checkForcePlan, type ForcePlan, PLAN_FORMAT, PLAN_VERSION, writePlan } from './index';

const source = { kind: 'house', where: 'test', confidence: 'high' } as const;
const person = (type: ForceCards['crew'][string]['type']) =>
  ({ name: type, type, first: 1, second: 2, copies: 1, exclusive: false, source }) as const;
const CARDS: ForceCards = {
  ships: { orion: { name: 'Orion', warp: 4, weapons: 1, hull: 6, abilities: [], exclusive: false, source } },
  captains: { ada: { name: 'Ada', abilities: [], exclusive: false, source } },
  weapons: { pistol: { name: 'Pistol', copies: 3, lines: [], source } },
  crew: {
    sage: person('scientist'),
    medic: person('doctor'),
    smith: person('engineer'),
    hire: person('mercenary'),
  },
};
const FORCE: ForcePlan['forces'][number] = {
  id: 'force-1',
  name: 'One',
  ship: 'orion',
  captain: 'ada',
  weapon: 'pistol',
  crew: { scientist: 'sage', doctor: 'hire', engineer: null },
  damage: 2,
  jams: 0,
};
const PLAN: ForcePlan = {
  format: PLAN_FORMAT,
  version: PLAN_VERSION,
  game: 'nova-cry',
  title: 'Two forces',
  forces: [FORCE, { ...FORCE, id: 'force-2', name: 'Two' }],
  fight: { attacker: 'force-1', defender: 'force-2' },
};

function faultsOf(changes: object): readonly string[] {
  const parsed = checkForcePlan({ ...PLAN, ...changes }, CARDS);
  return parsed.ok ? [] : parsed.error.map(({ code, at }) => `${code} ${at ?? ''}`);
}

describe('a plan of task forces', () => {
  it('is read as it was written, one ship standing in several forces', () => {
    const text = writePlan(PLAN);
    expect(parseForcePlan(text, CARDS)).toEqual({ ok: true, value: PLAN });
    expect(text.indexOf('"ship"')).toBeLessThan(text.indexOf('"captain"'));
  });

  it('damage and jams that are left out are none', () => {
    const { damage, jams, ...bare } = FORCE;
    expect([damage, jams]).toEqual([2, 0]);
    const parsed = checkForcePlan({ ...PLAN, forces: [bare], fight: undefined }, CARDS);
    expect(parsed).toMatchObject({ ok: true, value: { forces: [{ damage: 0, jams: 0 }] } });
  });

  it('names cards that the packs have', () => {
    const crew = { scientist: 'nobody', doctor: null, engineer: null };
    expect(
      faultsOf({ forces: [{ ...FORCE, ship: 'toString', weapon: 'club', crew }], fight: undefined }),
    ).toEqual([
      'unknown-id /forces/0/ship',
      'unknown-id /forces/0/weapon',
      'unknown-id /forces/0/crew/scientist',
    ]);
  });

  it('NC-DRAFT-01: has a crew member of each type, for which a Mercenary may stand in', () => {
    const crew = { scientist: 'medic', doctor: 'medic', engineer: 'hire' };
    expect(faultsOf({ forces: [{ ...FORCE, crew }], fight: undefined })).toEqual([
      'wrong-crew /forces/0/crew/scientist',
    ]);
  });

  it('tells task forces apart, and a fight is between two of them', () => {
    expect(faultsOf({ forces: [FORCE, FORCE] })).toEqual([
      'duplicate-id /forces/1/id',
      'unknown-id /fight/defender',
    ]);
    const fight = { attacker: FORCE.id, defender: FORCE.id };
    expect(faultsOf({ forces: [FORCE], fight })).toEqual(['same-force /fight/defender']);
  });

  it('is no plan of another game, and no match', () => {
    expect(faultsOf({ game: 'black-alert' })).toEqual(['unknown-kind /game']);
    expect(faultsOf({ format: 'plotroom-match' })).toEqual(['unknown-kind /format']);
    expect(faultsOf({ version: 99 })).toEqual(['newer-version /version']);
    expect(faultsOf({ units: [] })).toEqual(['unknown-key /units']);
  });
});
