import { describe, expect, it } from 'vitest';
import type { IntoTheUnknownSetup } from '../../shared/documents';
import { houseForce } from '../../tests/support/into-the-unknown';
import { shippedLayersOf } from '../../tests/support/shipped-content';
import { randomFrom } from './engine';
import { openIntoTheUnknown } from './into-the-unknown-game';

function open(readings: Record<string, string> = {}) {
  const game = openIntoTheUnknown(shippedLayersOf('into-the-unknown'), readings);
  if (!game.ok) throw new Error(JSON.stringify(game.error));
  return game.value;
}
const game = open();
function setup(request: unknown, seats = 2): IntoTheUnknownSetup {
  const asked = game.setupFor(request, seats);
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
