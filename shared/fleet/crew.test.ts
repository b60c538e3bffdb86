import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PLAYED_FACTIONS } from '../content/into-the-unknown';
import { codes, forceRules } from '../../tests/support/into-the-unknown';
import { shippedContent } from '../../tests/support/shipped-content';
import { checkForce } from './check-force';
import { checkPosts, type Crewman, type Post, standardPosts, stationsOf } from './crew';
import { fleetsOpenTo } from './fleets';
import { randomForce, standardForce } from './make-force';
import { coreOfficers, lineOfficerOf } from './officers';

const content = shippedContent();
const SHIPS = [
  { unit: 'a', class: 'galaxy' },
  { unit: 'b', class: 'defiant' },
];
const CREW: readonly Crewman[] = [
  { officer: 'sisko', card: 'benjamin-sisko', place: 'command-liaison', line: false },
  { officer: 'worf', card: 'worf', place: 'chief-of-operations', line: false },
  { officer: 'line', card: 'reliable-commander', place: null, line: true },
  { officer: 'line#2', card: 'reliable-commander', place: null, line: true },
];
const GOOD: readonly Post[] = [
  { officer: 'sisko', unit: 'a', station: 'captains-chair' },
  { officer: 'worf', unit: 'b', station: 'engineering' },
  { officer: 'line', unit: 'a', station: 'medbay' },
  { officer: 'line#2', unit: 'b', station: 'helm' },
];
const check = (posts: readonly Post[]) => codes(checkPosts(content, SHIPS, CREW, posts));
const with_ = (officer: string, change: Partial<Post>) =>
  GOOD.map((post) => (post.officer === officer ? { ...post, ...change } : post));

describe('posts', () => {
  it("ITU-SETUP-07: every core officer has a station, the command liaison a captain's chair", () => {
    expect(check(GOOD)).toEqual([]);
    expect(check(with_('sisko', { unit: 'b' }))).toContain('empty-bridge /posts');
    expect(check(with_('sisko', { station: 'helm' }))).toEqual(['no-chair /posts/0']);
    expect(check(GOOD.filter(({ officer }) => officer !== 'worf'))).toEqual(['no-post /posts']);
    expect(check([...GOOD, { officer: 'worf', unit: 'a', station: 'helm' }])).toEqual([
      'duplicate-id /posts/4',
    ]);
    expect(check([...GOOD, { officer: 'quark', unit: 'a', station: 'helm' }])).toEqual([
      'unknown-id /posts/4',
    ]);
    expect(check(with_('worf', { unit: 'c' }))).toEqual(['unknown-id /posts/1']);
  });

  it('ITU-SETUP-08: one copy of the line officer is on each ship', () => {
    expect(check(with_('line#2', { unit: 'a', station: 'helm' }))).toEqual([
      'line-officers /posts',
      'line-officers /posts',
      'empty-bridge /posts',
    ]);
  });

  it('ITU-SETUP-09: every ship has somebody on its bridge', () => {
    expect(check(with_('line#2', { station: 'cargo-bay' }))).toEqual(['empty-bridge /posts']);
  });

  it('ITU-OFFICER-05: a station holds one officer, and a ship has the stations of its card', () => {
    expect(check(with_('worf', { station: 'helm' }))).toEqual(['station-taken /posts/3']);
    expect(check(with_('worf', { station: 'console' }))).toEqual(['no-station /posts/1']);
    const stations = stationsOf(content, 'galaxy').map(({ station, section }) => `${station} ${section}`);
    expect(stations.sort()).toEqual(
      [
        'captains-chair bridge',
        'helm bridge',
        'instruments bridge',
        'tactical bridge',
        'medbay medbay',
        'engineering engineering',
        'cargo-bay cargo',
      ].sort(),
    );
  });
});

describe('what the house makes', () => {
  it('ITU-TASK-02: the house has a legal task force for every faction, and leaves points for its ships', () => {
    for (const faction of PLAYED_FACTIONS) {
      for (const corePoints of [40, 50]) {
        const made = standardForce(content, faction, corePoints);
        expect(made && codes(checkForce(content, {}, made, forceRules({ corePoints })))).toEqual([]);
      }
    }
    expect(standardForce({ ...content, officers: {} }, 'klingon')).toBeNull();
    expect(standardForce(content, 'federation', 5)).toBeNull();
  });

  it('ITU-TASK-07, ITU-SETUP-07: forces of chance are legal, and so are the posts of the house on every fleet', () => {
    const seeds = fc.tuple(
      fc.constantFrom(...PLAYED_FACTIONS),
      fc.infiniteStream(fc.nat(10_000)),
      fc.nat(50),
    );
    fc.assert(
      fc.property(seeds, ([faction, numbers, which]) => {
        const random = { below: (below: number) => Number(numbers.next().value) % below };
        const made = randomForce(content, faction, random);
        if (made === null) throw new Error('The packs have officers enough.');
        expect(codes(checkForce(content, {}, made, forceRules()))).toEqual([]);
        const fleets = fleetsOpenTo(content, {}, made, forceRules());
        const ships = (fleets[which % fleets.length] ?? []).map((id, index) => ({
          unit: `${index}`,
          class: id,
        }));
        const line = lineOfficerOf(content, faction) ?? '';
        const officers = [
          ...coreOfficers(made).map(([place, card]) => ({ officer: card, card, place, line: false })),
          ...ships.map(({ unit }) => ({ officer: `${line}${unit}`, card: line, place: null, line: true })),
        ];
        const posts = standardPosts(content, ships, officers);
        expect(codes(checkPosts(content, ships, officers, posts))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});
