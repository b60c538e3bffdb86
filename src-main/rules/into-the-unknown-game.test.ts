import { describe, expect, it } from 'vitest';
import type { Force, IntoTheUnknownSetup } from '../../shared/documents';
import { enlisted } from '../../shared/fleet';
import { houseForce } from '../../tests/support/into-the-unknown';
import { Match } from '../../tests/support/into-the-unknown/match';
import { shippedContent, shippedLayersOf } from '../../tests/support/shipped-content';
import { randomFrom } from './engine';
import { openIntoTheUnknown } from './into-the-unknown-game';

function open(readings: Record<string, string> = {}) {
  const game = openIntoTheUnknown(shippedLayersOf('into-the-unknown'), readings);
  if (!game.ok) throw new Error(JSON.stringify(game.error));
  return game.value;
}
const game = open();
function setup(request: unknown, seats = 2, seed?: string): IntoTheUnknownSetup {
  const asked = game.setupFor(request, seats, seed);
  if (!asked.ok) throw new Error(JSON.stringify(asked.error));
  return asked.value as IntoTheUnknownSetup; // what this game's set-ups are
}
const plan = (own: object = {}) => ({
  format: 'plotroom-plan',
  version: 1,
  game: 'into-the-unknown',
  title: 'A border',
  sector: { layout: 'helix' },
  ...own,
});
const unit = (id: string, unitClass: string, owner: string, y: number) => ({
  id,
  class: unitClass,
  owner,
  pose: { x: 18, y, headingDeg: 0 },
});

describe('Into the Unknown as a game', () => {
  it('has a standard set-up: the Federation against the Dominion, an incident to be drawn, 50 core points', () => {
    const standard = setup({});
    expect(standard).toMatchObject({
      corePoints: 50,
      dealt: false,
      mission: { type: 'incident', overture: null },
    });
    expect(standard.seats.map(({ force }) => force.faction)).toEqual(['federation', 'dominion']);
    expect(game.seatNames(standard)).toEqual(['Federation', 'Dominion']);
    expect(game.rules.start(standard).ok).toBe(true);
    expect(game.advice(standard)).toEqual([]);
  });

  it('begins every story that ships with task forces of its budget', () => {
    for (const story of ['introduction', 'campaign-2', 'campaign-3']) {
      const asked = setup({ mission: { type: 'story', story } });
      const begun = game.rules.start(asked);
      expect(begun.ok ? [] : begun.error).toEqual([]);
    }
  });

  it('refuses another number of players and a shape that is none', () => {
    const three = game.setupFor({}, 3);
    expect(three.ok ? null : three.error[0]).toMatchObject({ code: 'out-of-range', at: '/seats' });
    const odd = game.setupFor({ corePoints: 'many' }, 2);
    expect(odd.ok ? null : odd.error[0]?.at).toBe('/corePoints');
  });

  it('plays from a plan: task forces built for it, its sector and tokens', () => {
    const forces = [
      { id: 'k', name: 'Klingons', corePoints: 50, force: houseForce('klingon') },
      { id: 'd', name: 'Dominion', corePoints: 50, force: houseForce('dominion') },
    ];
    const asked = setup(plan({ forces, features: [{ id: 'f', kind: 'cloud', at: { x: 9, y: 9 } }] }));
    expect(asked.seats.map(({ force }) => force.faction)).toEqual(['klingon', 'dominion']);
    expect(asked.table).toMatchObject({ from: 'deployment', sector: { layout: 'helix' } });
    expect(setup(plan()).table).toBeUndefined();
  });

  it('plays from a plan with ships of both sides: round 1 begins where they stand', () => {
    const units = [unit('a', 'brel', 'blue', 9), unit('b', 'defiant', 'orange', 27)];
    const asked = setup(plan({ units }));
    expect(asked.table?.from).toBe('round');
    expect(asked.seats.map(({ force }) => force.faction)).toEqual(['klingon', 'federation']);
    expect(game.rules.start(asked).ok).toBe(true);
  });

  it('draws a task force by the seed of the match where a seat asks for it, legal and of its faction', () => {
    const seats = [{ faction: 'klingon', drawn: true }, { faction: 'klingon' }];
    const drawn = (seed: string) => setup({ seats }, 2, seed);
    expect(drawn('one')).toEqual(drawn('one'));
    expect(drawn('one').seats[0]).not.toEqual(drawn('another').seats[0]);
    expect(drawn('one').seats[1]).toEqual(setup({ seats: [{}, { faction: 'klingon' }] }).seats[1]);
    for (const seed of ['one', 'another', 'a third']) {
      expect(drawn(seed).seats[0]?.force.faction).toBe('klingon');
      const begun = game.rules.start(drawn(seed));
      expect(begun.ok ? [] : begun.error).toEqual([]);
    }
  });

  it('tells the faults of readings', () => {
    const refused = openIntoTheUnknown(shippedLayersOf('into-the-unknown'), { 'sway.row3': 'both' });
    expect(refused.ok ? null : refused.error).toMatchObject([
      { code: 'unknown-reading', at: '/readings/sway.row3' },
    ]);
  });

  it('counts rounds, and none in set-up', () => {
    const begun = game.rules.start(setup({ dealt: true }));
    if (!begun.ok) throw new Error(JSON.stringify(begun.error));
    expect(game.turnOf(begun.value)).toBeNull();
    const random = randomFrom('turns');
    let state = begun.value;
    while (game.rules.actors(state)[0] === 'chance') {
      state = game.rules.apply(state, 'chance', game.rules.sample(state, 'chance', random)).state;
    }
    expect(game.turnOf(state)).toMatchObject({ number: 1, round: 1 });
  });
});

describe('a campaign played from a plan', () => {
  const named = (id: string, force: Force) => ({ id, name: id, corePoints: 50, force });
  const own = enlisted(shippedContent(), houseForce('federation'));
  const hurt: Force = {
    ...own,
    roster: { ...own.roster!, ships: [{ class: 'galaxy', hull: 3, crew: -1 }], strategyPoints: 4 },
  };

  it('ITU-MISSION-05, ITU-TASK-01: a task force with a roster makes the match one of its campaign', () => {
    const asked = setup(plan({ forces: [named('a', hurt)] }));
    expect(asked.mode).toBe('campaign');
    expect(asked.seats[0]?.force.roster).toEqual(hurt.roster);
    expect(setup(plan({ forces: [named('a', houseForce('federation'))] })).mode).toBe('match');
    expect(setup({ seats: [{}, { force: hurt }] }).mode).toBe('campaign');
  });

  it('ITU-TASK-01, ITU-TASK-11: who plays against it is enlisted with whole ships, and without a transfer pool', () => {
    const asked = setup(plan({ forces: [named('a', hurt)] }));
    const other = asked.seats[1]?.force;
    expect(other?.transfer).toEqual([]);
    expect(other?.roster?.officers.map(({ status }) => status)).toEqual(Array(5).fill('available'));
    expect(other?.roster?.ships.length).toBeGreaterThan(0);
    expect(other?.roster?.ships.every(({ hull, crew }) => hull === 0 && crew === 0)).toBe(true);
    const begun = game.rules.start(asked);
    expect(begun.ok ? [] : begun.error).toEqual([]);
  });

  it('ITU-TASK-01: a task force of the plan without a roster is refused beside one that has it', () => {
    const forces = [named('a', hurt), named('b', { ...houseForce('dominion'), transfer: [] })];
    const begun = game.rules.start(setup(plan({ forces })));
    expect(begun.ok ? [] : begun.error.map(({ code, at }) => `${code} ${at}`)).toEqual([
      'no-roster /seats/1/force/roster',
    ]);
  });

  it('ITU-DEPLOY-07, ITU-TASK-13: the fleet is the roster’s ships, with the dials that they have there', () => {
    const match = Match.from({ ...setup(plan({ forces: [named('a', hurt)] })), dealt: true }).fate();
    const ships = match.state.units.filter(({ kind, owner }) => kind === 'ship' && owner === '1');
    expect(ships.map(({ class: of, hull, crew }) => ({ of, hull, crew }))).toEqual([
      { of: 'galaxy', hull: 3, crew: -1 },
    ]);
  });

  it('ITU-DEPLOY-07: a ship that stands on the plan has the dials of the roster too', () => {
    const units = [unit('a', 'galaxy', 'blue', 9), unit('b', 'jemhadar-fighter', 'orange', 27)];
    const match = Match.from(setup(plan({ units, forces: [named('a', hurt)] }))).fate();
    expect(match.unit('1:galaxy')).toMatchObject({ hull: 3, crew: -1 });
  });

  it('ITU-TASK-10: an incapacitated officer of the roster is not selected', () => {
    const [first, ...rest] = hurt.roster!.officers;
    const officers = [{ ...first!, status: 'incapacitated' as const }, ...rest];
    const forces = [named('a', { ...hurt, roster: { ...hurt.roster!, officers } })];
    const begun = game.rules.start(setup(plan({ forces })));
    expect(begun.ok ? [] : begun.error.map(({ rule }) => rule)).toEqual(['ITU-TASK-10']);
  });
});
