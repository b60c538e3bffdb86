/** Odd ends: the last unit lost in the middle of what it does, both sides' last units at once, and what goes on after. */
import { describe, expect, it } from 'vitest';
import { ability, officerCard, overtureCard, stationsCard } from '../../../tests/support/into-the-unknown';
import { shippedContent } from '../../../tests/support/shipped-content';
import { Match } from '../../../tests/support/into-the-unknown/match';
import type { Task } from '../../../shared/contract/into-the-unknown';

const DEFIANT = { class: 'defiant', at: [18, 18, 0], alert: 'green 1', crew: { helm: 'pilot' } } as const;
const FOE = {
  class: 'jemhadar-fighter',
  seat: '2',
  at: [4, 4, 0],
  alert: 'green 1',
  crew: { helm: 'rival' },
} as const;
/** Hurt, not disabled yet. */
const WRECKED = { hull: 4 } as const;
const CARDS = {
  officers: { pilot: officerCard({ skills: { navigation: 1 } }), rival: officerCard() },
  overtures: { quiet: overtureCard({ ends: [[{ is: 'round', least: 6 }]] }) },
  stations: {
    defiant: stationsCard({
      helm: [
        ability('burst', {
          effects: [
            {
              verb: 'damage',
              on: 'self',
              kind: 'hull',
              count: 9,
              breach: 9,
              bursts: { inches: 30, count: 9 },
            },
            { verb: 'token', token: 'advantage', on: 'self', count: 1 },
          ],
        }),
        ability('leap', { effects: [{ verb: 'maneuver', kind: 'warp' }] }),
      ],
    }),
  },
};
const ORDERS: readonly Task[] = [
  { type: 'round', step: 3 },
  { type: 'standby-order', seat: '1', part: 'units' },
];
const MISSION = { overture: 'quiet', situation: null, complications: {} } as const;

function ordered(id: string, options: Parameters<typeof Match.begun>[0]): Match {
  const match = Match.begun({ cards: CARDS, mission: MISSION, tasks: ORDERS, ...options });
  const order = match.options('1', 'order').find(({ ability: each }) => each === id);
  if (!order) throw new Error(`No order to ${id}.`);
  return match.step('1', order);
}

describe('the last unit lost in the middle of an effect', () => {
  it('ITU-LOST-01, ITU-ORDER-06: a ship that destroys itself by its own order takes its officers along, and the other player goes on', () => {
    const match = ordered('burst', {
      units: [
        { ...DEFIANT, is: WRECKED },
        { ...FOE, at: [4, 34, 0] },
      ],
    });
    expect(match.state.units.map(({ id }) => id)).not.toContain('1:defiant');
    expect(match.officer('1:pilot')).toMatchObject({ lost: true, at: null });
    expect(match.state.modifiers).toEqual([]);
    match.until('end-round', 'alone', 400);
  });

  it('ITU-LOST-01: both sides’ last units at once end nothing by themselves: rounds go on to the end of the mission', () => {
    const steps = (shippedContent().units['jemhadar-fighter']?.hull ?? []).length - 1;
    const near = { ...FOE, at: [18, 12, 0], is: { hull: steps - 1 } } as const;
    const match = ordered('burst', { units: [{ ...DEFIANT, is: WRECKED }, near] });
    for (let blows = 0; blows < 40 && match.state.units.length > 0; blows += 1) {
      const { actor } = match;
      if (actor === null || match.task.type === 'standby-order') break;
      match.fate('both');
      if (match.actor !== null && match.actor !== 'chance') match.sample({ below: () => 0 });
    }
    expect(match.state.units).toEqual([]);
    expect(match.state.officers.map(({ lost }) => lost)).toEqual([true, true]);
    match.until(null, 'nobody is left', 2000);
    expect(match.state.outcome).not.toBeNull();
    expect(match.state.roundsDone).toBe(6);
  });

  it('ITU-FKEY-08, ITU-ANOM-01: a ship that a Treacherous feature destroys crosses nothing behind it', () => {
    const match = ordered('leap', {
      units: [{ ...DEFIANT, is: { hull: 5 } }, FOE],
      features: [
        { kind: 'rift', at: [18, 14], is: { keywords: { treacherous: 9 } } },
        { kind: 'anomaly', at: [18, 11] },
      ],
    });
    match.step('1', {
      type: 'maneuver',
      kind: 'warp',
      tool: null,
      notches: 0,
      distanceIn: 10,
      headingDeg: null,
      system: null,
    });
    while (match.task.type === 'test')
      match.step(
        match.actor ?? '1',
        match.actor === 'chance'
          ? {
              type: 'rolled',
              faces: match.taskOf('test').dice.map(({ die }) => (die === 'intuition' ? 6 : 5)),
            }
          : { type: 'done' },
      );
    expect(match.taskOf('place-unit')).toMatchObject({ seat: '2', touching: 'f1' });
    match.sample({ below: () => 0 });
    match.fate('cards');
    while (match.actor !== null && match.task.type !== 'standby-order') match.sample({ below: () => 0 });
    expect(match.feature('f2').exposed).toBe(false);
    expect(match.state.tasks.some(({ type }) => type === 'moved' || type === 'ability')).toBe(false);
  });
});

describe('who has nobody left', () => {
  it('ITU-ORDER-05, ITU-ORDER-06: is passed over in every phase, and the other player plays on alone', () => {
    const match = Match.begun({
      cards: CARDS,
      mission: MISSION,
      units: [DEFIANT],
      tasks: [{ type: 'round', step: 0 }],
    }).step('referee', { type: 'note-done' });
    expect(match.actors).toEqual(['1']);
    match.until('end-round', 'alone', 600);
    expect(match.log.filter((event) => event.type === 'passed' && event.seat === '2')).toEqual([]);
  });

  it('ITU-ORDER-09: priority passes to a player without units too', () => {
    const match = Match.begun({
      cards: CARDS,
      mission: MISSION,
      units: [DEFIANT],
      tasks: [{ type: 'round', step: 0 }],
    });
    match.step('referee', { type: 'note-done' });
    for (let steps = 0; steps < 900 && match.state.roundsDone < 1; steps += 1)
      match.sample({ below: () => 0 });
    expect(match.state.round).toMatchObject({ priority: '2' });
  });
});
