import { describe, expect, it } from 'vitest';
import { shippedContent } from '../../tests/support/shipped-content';
import type { Force } from '../documents';
import { checkForce } from './check-force';
import { fleetsOpenTo } from './fleets';
import { standardForce } from './make-force';
import type { ForceRules } from './mission';
import { enlisted, isCampaign, rosterAfter, rosterOf } from './roster';

const content = shippedContent();
const made = standardForce(content, 'federation');
if (made === null) throw new Error('The shipped packs have officers of the Federation.');
const bare: Force = made;
const rules: ForceRules = { corePoints: 50, mode: 'campaign', mission: null };
const ship = (id: string, hull = 0, crew = 0) => ({ class: id, hull, crew });
const withShips = (...ships: ReturnType<typeof ship>[]): Force => ({
  ...enlisted(content, bare),
  roster: { ...rosterOf(content, bare), ships },
});

describe('rosters', () => {
  it('ITU-MISSION-05: one task force with a roster makes a campaign', () => {
    expect(isCampaign([bare, undefined])).toBe(false);
    expect(isCampaign([bare, enlisted(content, bare)])).toBe(true);
  });

  it('ITU-TASK-01, ITU-TASK-11: a task force that is enlisted is legal in a campaign, and stays as it is when asked again', () => {
    const force = enlisted(content, bare);
    expect(checkForce(content, undefined, force, rules)).toEqual([]);
    expect(enlisted(content, force)).toBe(force);
    expect(force.roster?.ships.map((each) => each.class)).toEqual(
      expect.arrayContaining(['galaxy', 'defiant']),
    );
  });

  it('begins with the ships that the task force has, each as often as it is there', () => {
    const ships = ['defiant', 'defiant'].map((id) => ({ class: id, equipment: [] }));
    expect(rosterOf(content, { ...bare, ships }).ships).toEqual([ship('defiant'), ship('defiant')]);
  });

  it('ITU-TASK-13: each ship of the roster is taken once', () => {
    const fleets = fleetsOpenTo(content, undefined, withShips(ship('galaxy'), ship('defiant')), rules);
    expect(fleets.map((fleet) => fleet.join())).toEqual(['galaxy,defiant', 'defiant', 'galaxy']);
  });
});

describe('what a match leaves of a roster', () => {
  const force = withShips(ship('defiant', 1), ship('defiant', 2), ship('galaxy'));
  const [first, second, third] = force.roster!.officers.map(({ officer }) => officer);
  const after = rosterAfter(content, force, {
    ships: [
      { class: 'defiant', hull: 4, crew: -2, isDestroyed: false },
      { class: 'defiant', hull: 3, crew: null, isDestroyed: true },
    ],
    officers: [
      { card: first!, incapacitated: true, lost: false },
      { card: second!, incapacitated: false, lost: true },
      { card: third!, incapacitated: false, lost: false },
    ],
  });

  it('ITU-MISSION-06, ITU-DEPLOY-07: hull and crew dials as they stand, ships that stayed away as they were', () => {
    const last = (content.units['defiant']?.hull?.length ?? 0) - 1;
    expect(after?.ships).toEqual([ship('defiant', 4, -2), ship('defiant', last, 0), ship('galaxy')]);
  });

  it('ITU-MISSION-06: officers who are incapacitated or lost, everybody else as before', () => {
    expect(after?.officers.map(({ status }) => status)).toEqual([
      'incapacitated',
      'lost',
      'available',
      'available',
      'available',
    ]);
    expect(after).toMatchObject({ strategyPoints: 0, equipment: [], achievements: [] });
  });

  it('is nothing without a campaign', () => {
    expect(rosterAfter(content, bare, { ships: [], officers: [] })).toBeNull();
  });
});
