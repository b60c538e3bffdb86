import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../engine';
import { Match } from '../../../../tests/support/into-the-unknown/match';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';
import { attachedTo, capacityOf, isGround } from './locations';

const CREW = {
  'captains-chair': 'benjamin-sisko',
  helm: 'deanna-troi',
  engineering: 'miles-obrien',
  'cargo-bay': 'kira-nerys',
} as const;
const OTHERS = {
  'captains-chair': 'weyoun-4',
  helm: 'hanok',
  engineering: 'vorta-supervisor',
  'cargo-bay': 'eris',
} as const;
const pods = [{ card: 'escape-pods', station: 'captains-chair' }] as const;

/** Everybody close together, teams aboard each other's ships and on a site. */
function crowd(seed: number): Match {
  return Match.begun({
    units: [
      {
        class: 'defiant',
        at: [16, 16, 0],
        crew: CREW,
        is: { equipment: pods, hull: seed % 2 === 0 ? 0 : 5 },
      },
      { class: 'jemhadar-fighter', seat: '2', at: [19, 16, 180], crew: OTHERS, is: { equipment: pods } },
      { class: 'type-6-shuttle', at: [14, 20, 0] },
      {
        class: 'security-team',
        in: '2:jemhadar-fighter/cargo',
        aboard: ['worf'],
        is: { teamLetter: 'beta' },
      },
      { class: 'survey-team', in: 'f1', aboard: ['daring-first-officer'], is: { teamLetter: 'alpha' } },
      { class: 'jemhadar-assault-team', seat: '2', in: '1:defiant/engineering', is: { teamLetter: 'alpha' } },
      { class: 'diplomatic-envoy', seat: '2', in: 'f1', aboard: ['founder'], is: { teamLetter: 'beta' } },
    ],
    features: [{ kind: 'objective-solid', at: [17.5, 19], is: { keywords: { capacity: 3 } } }],
  });
}

function checkTeams(table: Table, state: IntoTheUnknownState): void {
  const places = new Map<string, number>();
  const letters = new Set<string>();
  for (const { id, kind, owner, location, teamLetter } of state.units) {
    if (kind !== 'team') continue;
    if (!isGround(location)) throw new Error(`${id} is nowhere.`);
    const place = `${String(owner)} ${JSON.stringify(location)}`;
    places.set(place, (places.get(place) ?? 0) + 1);
    expect(places.get(place), place).toBeLessThanOrEqual(capacityOf(table, state, location));
    const letter = `${String(owner)} ${String(teamLetter)}`;
    expect(letters.has(letter), letter).toBe(false);
    letters.add(letter);
  }
}

function checkOfficers(state: IntoTheUnknownState): void {
  const posts = new Set<string>();
  for (const officer of state.officers) {
    if (officer.at?.type === 'section' || officer.at?.type === 'team')
      expect(
        state.units.some(({ id }) => id === attachedTo(officer)),
        officer.id,
      ).toBe(true);
    if (officer.station !== null) {
      const post = `${String(attachedTo(officer))} ${officer.station}`;
      expect(posts.has(post), post).toBe(false);
      posts.add(post);
    }
    if (officer.capturedBy === null || officer.lost) continue;
    const holder = state.units.find(({ id }) => id === attachedTo(officer));
    expect(holder?.owner, officer.id).not.toBe(officer.owner);
    expect(officer.ready, officer.id).toBe(false);
  }
}

describe('random play', () => {
  it('ITU-TEAM-06, ITU-TEAM-12, ITU-OFFICER-05, ITU-CAPTURE-04, ITU-CAPTURE-05 hold after every answer', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < Number(process.env['SEEDS'] ?? 4); seed += 1) {
      const match = crowd(seed);
      const random = randomFrom(`teams ${String(seed)}`);
      for (let steps = 0; steps < 300 && match.state.outcome === null; steps += 1) {
        match.sample(random);
        for (const { type } of match.events) seen.add(type);
        checkTeams(match.table, match.state);
        checkOfficers(match.state);
      }
    }
    if (process.env['SEEDS']) console.log([...seen].sort().join(' '));
    for (const type of ['team', 'relocated', 'act', 'directive'] as const) expect(seen).toContain(type);
  });
});
