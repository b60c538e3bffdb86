/** The two modes, and how a story's parts follow one another. */
import { describe, expect, it } from 'vitest';
import type { IntoTheUnknownSetup } from '../../../../shared/documents';
import { standardForce } from '../../../../shared/fleet';
import { contentWith } from '../../../../tests/support/into-the-unknown';
import { Match } from '../../../../tests/support/into-the-unknown/match';
import { intoTheUnknown } from '../index';

const content = contentWith();

function force(faction: 'federation' | 'dominion', corePoints = 50) {
  const made = standardForce(content, faction, corePoints);
  if (made === null) throw new Error(`The shipped packs have no force of ${faction}.`);
  return made;
}

function setup(more: Partial<IntoTheUnknownSetup> = {}): IntoTheUnknownSetup {
  return {
    mode: 'match',
    mission: { type: 'incident', overture: 'distress-call', situation: 'anomalous-objects' },
    corePoints: 50,
    flexPoints: 0,
    dealt: true,
    seats: [{ force: force('federation') }, { force: force('dominion') }],
    ...more,
  };
}

/** Codes of what is wrong with a set-up. */
function faults(asked: IntoTheUnknownSetup): readonly (string | undefined)[] {
  const started = intoTheUnknown(content, {}).start(asked);
  return started.ok ? [] : started.error.map(({ code }) => code);
}

/** A roster that holds the whole force, changed as told. */
function rosterOf(made: ReturnType<typeof force>, status: 'available' | 'incapacitated' = 'available') {
  const officers = [...Object.values(made.core), ...made.transfer].flatMap((officer, index) =>
    officer === null ? [] : [{ officer, status: index === 0 ? status : ('available' as const) }],
  );
  const ships = Object.entries(content.units)
    .filter(([, { kind, faction }]) => kind === 'ship' && faction === made.faction)
    .map(([card]) => ({ class: card, hull: 0, crew: 0 }));
  return { officers, ships, equipment: [], strategyPoints: 0, achievements: [] };
}

describe('missions and modes', () => {
  it('ITU-MISSION-03: a story’s overture is carried out before its situation, each in the order listed', () => {
    const story = content.stories['campaign-2'];
    if (!story) throw new Error('The shipped packs have campaign mission 2.');
    const match = Match.from(
      setup({
        mission: { type: 'story', story: 'campaign-2' },
        seats: [{ force: force('federation', 40) }, { force: force('dominion', 40) }],
      }),
    ).fate();
    const placed = match.state.features.map(({ kind }) => kind);
    expect(placed.slice(0, 6)).toEqual(Array.from({ length: 6 }, () => 'objective-solid'));
    expect(placed.slice(6).every((kind) => kind === 'anomaly')).toBe(true);
    const types = match.log.map(({ type }) => type);
    expect(types.lastIndexOf('placed')).toBeLessThan(types.indexOf('round'));
  });

  it('ITU-MISSION-05: both modes play both types of mission', () => {
    const seats = (['federation', 'dominion'] as const).map((faction) => ({
      force: { ...force(faction, 40), transfer: [] },
    }));
    const rostered = seats.map(({ force: each }) => ({ force: { ...each, roster: rosterOf(each) } }));
    const story = { type: 'story', story: 'campaign-2' } as const;
    expect(faults(setup({ seats }))).toEqual([]);
    expect(faults(setup({ seats, mission: story }))).toEqual([]);
    expect(faults(setup({ mode: 'campaign', seats: rostered }))).toEqual([]);
    expect(faults(setup({ mode: 'campaign', seats: rostered, mission: story }))).toEqual([]);
  });

  it('ITU-MISSION-06: a campaign’s task force comes from the roster alone', () => {
    const [one, other] = [force('federation'), force('dominion')];
    const seats = [{ force: one }, { force: { ...other, roster: rosterOf(other) } }];
    expect(faults(setup({ mode: 'campaign', seats }))).toContain('no-roster');
    const hurt = [
      { force: { ...one, roster: rosterOf(one, 'incapacitated') } },
      seats[1] ?? { force: other },
    ];
    expect(faults(setup({ mode: 'campaign', seats: hurt })).length).toBeGreaterThan(0);
  });

  it('ITU-MISSION-07: a match stands alone: any officers of the collection, no roster, an incident or another mission', () => {
    const first = intoTheUnknown(content, {}).start(setup());
    if (!first.ok) throw new Error(JSON.stringify(first.error));
    expect(first.value.setup.seats.every(({ force: each }) => each.roster === undefined)).toBe(true);
    expect(first.value.outcome).toBeNull();
  });
});
