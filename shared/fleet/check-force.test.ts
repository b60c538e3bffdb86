import { describe, expect, it } from 'vitest';
import type { Roster } from '../documents';
import {
  codes,
  type Core,
  force,
  forceRules,
  SISKO_AND_WORF,
  USUAL,
} from '../../tests/support/into-the-unknown';
import { shippedContent } from '../../tests/support/shipped-content';
import { checkForce, directiveOf } from './check-force';
import { assignRoles, coreCost, transferPrice } from './officers';

const content = shippedContent();
const DOMINION: Core = ['founder', 'ometiklan', 'karemma-researcher', 'vorta-diplomat', 'jemhadar-second'];
const roster = (
  ...officers: readonly (readonly [string, Roster['officers'][number]['status']])[]
): Roster => ({
  officers: officers.map(([officer, status]) => ({ officer, status })),
  ships: [],
  equipment: [],
  strategyPoints: 0,
  achievements: [],
});
const [SISKO, WORF, DOCTOR, ENGINEER, FIRST] = SISKO_AND_WORF;
const withFirst = (id: string): Core => [id, WORF, DOCTOR, ENGINEER, FIRST];
const withLast = (id: string): Core => [SISKO, WORF, DOCTOR, ENGINEER, id];
const check = (
  given: ReturnType<typeof force>,
  own: Parameters<typeof forceRules>[0] = {},
  readings: Record<string, string> = {},
) => codes(checkForce(content, readings, given, forceRules(own)));

describe('a task force', () => {
  it('ITU-TFEX-01: the Federation of the example is legal with 40 points, and nothing is left', () => {
    const own = roster(
      ['benjamin-sisko', 'available'],
      ['worf', 'available'],
      ['scholarly-doctor', 'available'],
      ['redoubtable-engineer', 'available'],
      ['daring-first-officer', 'available'],
      ['vigilant-security-chief', 'incapacitated'],
    );
    const given = force('federation', SISKO_AND_WORF, { roster: own });
    expect(check(given, { corePoints: 40, mode: 'campaign' })).toEqual([]);
    expect(40 - coreCost(content, given)).toBe(0);
    const core = withLast('vigilant-security-chief');
    const hurt = force('federation', core, { roster: own });
    expect(check(hurt, { corePoints: 40, mode: 'campaign' })).toEqual(['unavailable /core/specialist-2']);
  });

  it('ITU-TFEX-02: the Dominion of the example is legal with 40 points, and nothing is left', () => {
    const given = force('dominion', DOMINION);
    expect(check(given, { corePoints: 40 })).toEqual([]);
    expect(coreCost(content, given)).toBe(40);
  });

  it('ITU-TFEX-03: what the mission has ignored is skipped and no fault', () => {
    const given = force('federation', SISKO_AND_WORF, {
      transfer: ['worf'],
      unitPool: ['galor'],
      equipmentPool: ['relic-armory'],
    });
    expect(check(given)).toEqual([
      'duplicate-id /transfer/0',
      'unknown-figure /unitPool/0',
      'not-aligned /equipmentPool/0',
    ]);
    const mission = { ...USUAL, ignores: ['transfer', 'units', 'equipment'] as const };
    expect(check(given, { mission })).toEqual([]);
  });

  it('ITU-TASK-01: in a campaign a task force comes from a roster, in a match from the collection', () => {
    const given = force('federation', SISKO_AND_WORF);
    expect(check(given, { mode: 'campaign' })).toEqual(['no-roster /roster']);
    expect(check(given)).toEqual([]);
  });

  it('ITU-TASK-02: faults are told in the order of the steps: faction, directives, core, transfer pool, pools', () => {
    const given = force('federation', withFirst('founder'), {
      directives: { combat: 'dominion-combat' },
      transfer: ['worf'],
      unitPool: ['brel'],
      equipmentPool: ['relic-armory'],
    });
    const steps = check(given).map((each) => each.split('/')[1]);
    expect(steps).toEqual(['directives', 'core', 'transfer', 'unitPool', 'equipmentPool']);
  });

  it('ITU-TASK-03, ITU-TASK-09: the core officers cost at most the budget', () => {
    const given = force('federation', SISKO_AND_WORF);
    expect(check(given, { corePoints: 40 })).toEqual([]);
    expect(check(given, { corePoints: 39 })).toEqual(['too-dear /core']);
  });

  it('ITU-TASK-04: a faction needs a line officer and ships in the packs', () => {
    const bare = { ...content, officers: {}, units: {} };
    const found = codes(checkForce(bare, {}, force('klingon', SISKO_AND_WORF), forceRules()));
    expect(found.slice(0, 2)).toEqual(['no-line-officer /faction', 'no-ships /faction']);
  });

  it('ITU-TASK-06: one directive card of the own faction in each category; the only one there is goes without saying', () => {
    const given = force('federation', SISKO_AND_WORF);
    expect(directiveOf(content, given, 'combat')).toBe('federation-combat');
    const foreign = { ...given, directives: { combat: 'klingon-combat' } };
    expect(check(foreign)).toEqual(['wrong-directive /directives/combat']);
    const two = {
      ...content,
      directives: { ...content.directives, other: content.directives['federation-combat']! },
    };
    expect(codes(checkForce(two, {}, given, forceRules()))).toEqual(['wrong-directive /directives/combat']);
    expect(checkForce(two, {}, { ...given, directives: { combat: 'other' } }, forceRules())).toEqual([]);
  });

  it('ITU-TASK-07: five officers, each aligned with the faction, one of several alignments among them', () => {
    const kehleyr: Core = ['benjamin-sisko', 'worf', 'scholarly-doctor', 'kehleyr', 'daring-first-officer'];
    expect(check(force('federation', kehleyr))).toEqual([]);
    const founder: Core = ['benjamin-sisko', 'worf', 'scholarly-doctor', 'founder', 'daring-first-officer'];
    expect(check(force('federation', founder))).toEqual(['not-aligned /core/specialist-1']);
    const four = force('federation', SISKO_AND_WORF);
    const core = { ...four.core, 'specialist-2': null };
    expect(check({ ...four, core })).toEqual(['no-officer /core/specialist-2']);
  });

  it('ITU-TASK-08: every place has an officer with its icon, specialists need none', () => {
    const swapped: Core = [
      'scholarly-doctor',
      'worf',
      'benjamin-sisko',
      'redoubtable-engineer',
      'daring-first-officer',
    ];
    const found = checkForce(content, {}, force('federation', swapped), forceRules());
    expect(codes(found)).toEqual(['wrong-role /core/command-liaison', 'wrong-role /core/head-of-science']);
    expect(found[0]?.message).toContain('other places would do');
    const twice: Core = ['worf', 'worf', 'scholarly-doctor', 'redoubtable-engineer', 'daring-first-officer'];
    expect(check(force('federation', twice))).toEqual(['duplicate-id /core/chief-of-operations']);
  });

  it('ITU-TASK-08: five officers are valid if some one-to-one assignment exists', () => {
    const mixed = [
      'redoubtable-engineer',
      'scholarly-doctor',
      'worf',
      'benjamin-sisko',
      'vigilant-security-chief',
    ];
    const places = assignRoles(content, mixed);
    expect(Object.values(places ?? {}).sort()).toEqual([...mixed].sort());
    // Nobody but one has the science icon, and she is the only one with the command icon too.
    const short = ['founder', 'jemhadar-first', 'jemhadar-second', 'ometiklan', 'talaktalan'];
    expect(assignRoles(content, short)).toBeNull();
  });

  it('ITU-TASK-10: who is unavailable on the roster is not selected, nor who is not on it', () => {
    const all = SISKO_AND_WORF.map((id): readonly [string, 'available'] => [id, 'available']);
    const whole = force('federation', SISKO_AND_WORF, { roster: roster(...all) });
    expect(check(whole, { mode: 'campaign' })).toEqual([]);
    const lost = { ...whole, roster: roster(...all.slice(1), ['benjamin-sisko', 'lost']) };
    expect(check(lost, { mode: 'campaign' })).toEqual(['unavailable /core/command-liaison']);
    const missing = { ...whole, roster: roster(...all.slice(1)) };
    expect(check(missing, { mode: 'campaign' })).toEqual(['unavailable /core/command-liaison']);
  });

  it('ITU-TASK-11: a transfer pool has six officers at most; in a campaign only where the mission specifies one', () => {
    const six = ['data', 'deanna-troi', 'jean-luc-picard', 'miles-obrien', 'odo', 'trul'];
    const given = force('federation', SISKO_AND_WORF, { transfer: six });
    expect(check(given)).toEqual([]);
    expect(check({ ...given, transfer: [...six, 'william-riker'] })).toEqual(['too-many /transfer']);
    const campaign = { ...given, roster: roster(...SISKO_AND_WORF.map((id) => [id, 'available'] as const)) };
    expect(check(campaign, { mode: 'campaign' })).toEqual(['skipped /transfer']);
    const mission = { ...USUAL, isStory: true };
    const own = ['data', 'deanna-troi', 'jean-luc-picard', 'miles-obrien', 'william-riker'];
    expect(check({ ...campaign, transfer: own }, { mode: 'campaign', mission })).toEqual([]);
  });

  it('ITU-TASK-12: a core officer lies in the transfer pool too only by the reading that counts second copies', () => {
    const given = force('federation', SISKO_AND_WORF, { transfer: ['scholarly-doctor'] });
    expect(check(given)).toEqual(['duplicate-id /transfer/0']);
    expect(check(given, {}, { 'task.transferDuplicates': 'no' })).toEqual(['duplicate-id /transfer/0']);
    expect(check(given, {}, { 'task.transferDuplicates': 'yes' })).toEqual([]);
    const unique = { ...given, transfer: ['worf'] };
    expect(check(unique, {}, { 'task.transferDuplicates': 'yes' })).toEqual(['duplicate-id /transfer/0']);
  });

  it('ITU-TASK-13: the unit pool has ships of the own faction, in a campaign those of the roster', () => {
    const given = force('federation', SISKO_AND_WORF, { unitPool: ['defiant', 'brel'] });
    expect(check(given)).toEqual(['no-sway /unitPool/1']);
    const own = { ...roster(), ships: [{ class: 'galaxy', hull: 0, crew: 0 }] };
    const found = check({ ...given, unitPool: ['defiant', 'galaxy'], roster: own }, { mode: 'campaign' });
    expect(found.filter((each) => each.includes('unitPool'))).toEqual(['not-on-roster /unitPool/0']);
  });

  it('ITU-TASK-14: the equipment pool has what the own faction could take, in a campaign what is on the roster', () => {
    const given = force('federation', SISKO_AND_WORF, {
      equipmentPool: ['uss-defiant', 'escape-pods', 'personnel-transponders'],
    });
    expect(check(given)).toEqual(['not-aligned /equipmentPool/2']);
    const own = { ...roster(), equipment: ['escape-pods'] };
    const found = check({ ...given, roster: own }, { mode: 'campaign' });
    expect(found.filter((each) => each.includes('Pool'))).toEqual([
      'not-on-roster /equipmentPool/0',
      'not-on-roster /equipmentPool/2',
    ]);
  });

  it('ITU-OFFICER-01: a line officer is no core officer and no transfer officer', () => {
    const core: Core = [
      'reliable-commander',
      'worf',
      'scholarly-doctor',
      'redoubtable-engineer',
      'benjamin-sisko',
    ];
    const given = force('federation', core, { transfer: ['reliable-commander'] });
    expect(check(given)).toEqual(['line-officer /core/command-liaison', 'line-officer /transfer/0']);
  });

  it('ITU-SETUP-14: a transfer officer costs the sum of the levels of all categories', () => {
    const skills = { diplomacy: 1, culture: 1, ordnance: 1, mechanics: 3, logic: 2 };
    expect(transferPrice({ skills })).toBe(5);
    expect(transferPrice(content.officers['benjamin-sisko']!)).toBe(4);
    expect(transferPrice(content.officers['data']!)).toBe(6);
  });

  it('tells the faults of ships, their cards and their crews with their places', () => {
    const posts = [
      { officer: 'benjamin-sisko', station: 'captains-chair' as const },
      { officer: 'reliable-commander', station: 'helm' as const },
    ];
    const ships = [
      { class: 'defiant', equipment: ['uss-defiant', 'uss-valiant'], crew: posts },
      { class: 'galaxy', equipment: ['runabout-berth'] },
    ];
    const given = force('federation', SISKO_AND_WORF, { ships });
    expect(check(given)).toEqual([
      'slot-taken /ships/0/equipment/1',
      'no-post /ships',
      'no-post /ships',
      'no-post /ships',
      'no-post /ships',
      'no-post /ships',
      'line-officers /ships',
      'empty-bridge /ships',
      'too-dear /ships',
    ]);
  });
});
