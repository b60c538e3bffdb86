import { describe, expect, it } from 'vitest';
import { codes, force, forceRules, SISKO_AND_WORF, USUAL } from '../../tests/support/into-the-unknown';
import { shippedContent } from '../../tests/support/shipped-content';
import { fleetsOpenTo, standardFleet } from './fleets';
import { incidentLimits, storyLimits } from './mission';
import { checkFleet, flexPointsOf, shipsOpenTo } from './ships';

const content = shippedContent();
/** 40 points of officers. */
const FEDERATION = force('federation', SISKO_AND_WORF);
const NO_BONUS = { 'setup.bonusPaysUnits': 'no' };

const fleet = (ships: readonly string[], corePoints = 50, readings: Record<string, string> = {}) =>
  codes(checkFleet(content, readings, FEDERATION, ships, forceRules({ corePoints })));
const flex = (ships: readonly string[], corePoints: number, readings: Record<string, string> = {}) =>
  flexPointsOf(content, readings, FEDERATION, ships, forceRules({ corePoints }));

describe('ships of a fleet', () => {
  it('ITU-SETUP-04: the overture fixes how many ships of which categories are chosen', () => {
    expect(fleet(['galaxy', 'defiant', 'miranda'])).toEqual([]);
    expect(fleet(['galaxy', 'galaxy'])).toEqual(['too-many /ships']);
    expect(fleet(['defiant', 'miranda', 'miranda'])).toEqual(['too-many /ships']);
    expect(fleet([])).toEqual(['no-ships /ships']);
    const either = forceRules({ mission: incidentLimits(content.overtures['critical-supply-drop']!) });
    const supply = (ships: readonly string[]) => codes(checkFleet(content, {}, FEDERATION, ships, either));
    expect(supply(['galaxy'])).toEqual([]);
    expect(supply(['defiant', 'miranda'])).toEqual([]);
    expect(supply(['galaxy', 'miranda'])).toEqual(['too-many /ships']);
  });

  it('ITU-SETUP-04, ITU-TFEX-04: a story names the units, and its fleets are those of the example', () => {
    const story = content.stories['campaign-2']!;
    expect(storyLimits(content, story, '1').ships).toEqual(['defiant', 'constellation']);
    expect(storyLimits(content, story, '2').ships).toEqual(['jemhadar-fighter', 'jemhadar-fighter']);
    const rules = forceRules({ mission: storyLimits(content, story, '1') });
    expect(codes(checkFleet(content, {}, FEDERATION, ['galaxy'], rules))).toEqual(['wrong-ships /ships']);
    expect(codes(checkFleet(content, {}, FEDERATION, ['constellation', 'defiant'], rules))).toEqual([]);
    expect(fleetsOpenTo(content, {}, FEDERATION, rules)).toEqual([['defiant', 'constellation']]);
  });

  it('ITU-SETUP-05: a Defiant of 3 core points is selectable with 3 left, and not with 2', () => {
    expect(fleet(['defiant'], 43)).toEqual([]);
    expect(flex(['defiant'], 43)).toBe(0);
    expect(fleet(['defiant'], 42)).toEqual(['too-dear /ships']);
  });

  it('ITU-SETUP-06: a Constellation brings 3 core points, which become flex points when nothing else is bought', () => {
    expect(flex(['constellation'], 40)).toBe(3);
    expect(flex(['constellation'], 40, NO_BONUS)).toBe(3);
  });

  it('ITU-SETUP-06: by default bonus points pay for other units, by the other reading they only become flex points', () => {
    expect(fleet(['constellation', 'defiant'], 40)).toEqual([]);
    expect(flex(['constellation', 'defiant'], 40)).toBe(0);
    expect(fleet(['constellation', 'defiant'], 40, { 'setup.bonusPaysUnits': 'yes' })).toEqual([]);
    expect(fleet(['constellation', 'defiant'], 40, NO_BONUS)).toEqual(['too-dear /ships']);
    expect(flex(['constellation', 'defiant'], 43, NO_BONUS)).toBe(3);
  });

  it('ITU-SETUP-10: flex points are the unspent core points and those that the scenario gives', () => {
    const rules = forceRules({ corePoints: 50, flexPoints: 4 });
    expect(flexPointsOf(content, {}, FEDERATION, ['galaxy', 'defiant'], rules)).toBe(50 - 40 - 3 + 4);
  });

  it('ITU-TASK-13: ships whose dials nobody knows are not offered', () => {
    expect(shipsOpenTo(content, FEDERATION)).toEqual(['constellation', 'defiant', 'galaxy', 'miranda']);
  });

  it('lists every legal fleet once, the largest first, all legal', () => {
    const fleets = fleetsOpenTo(content, {}, FEDERATION, forceRules());
    expect(new Set(fleets.map((ships) => [...ships].sort().join())).size).toBe(fleets.length);
    expect(fleets).toHaveLength(19);
    expect(fleets[0]).toHaveLength(3);
    expect(fleets.every((ships) => fleet(ships).length === 0)).toBe(true);
  });

  it('takes for the house most ships, of most classes, a capital one among them', () => {
    expect(standardFleet(content, {}, FEDERATION, forceRules())).toEqual(['galaxy', 'defiant', 'miranda']);
    const none = forceRules({ mission: { ...USUAL, fleet: { capital: 0, others: 0, either: false } } });
    expect(standardFleet(content, {}, FEDERATION, none)).toBeNull();
  });
});
