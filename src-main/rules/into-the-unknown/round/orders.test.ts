import { describe, expect, it } from 'vitest';
import { ability, damageCard, officerCard, stationsCard } from '../../../../tests/support/into-the-unknown';
import { Match } from '../../../../tests/support/into-the-unknown/match';
import type { BegunOptions } from '../../../../tests/support/into-the-unknown';
import type { ActionOf, Task } from '../../../../shared/contract/into-the-unknown';

const PRIORITY: Task = { type: 'priority-order', seat: '1' };
const STANDBY: Task = { type: 'standby-order', seat: '1', part: 'units' };
const PROJECTILES: Task = { type: 'standby-order', seat: '1', part: 'projectiles' };
const SHIP = { class: 'defiant', at: [18, 18, 0] } as const;
const FOE = { class: 'jemhadar-fighter', seat: '2', at: [18, 30, 0], crew: { helm: 'eris' } } as const;

/** Drills without effect of their own: they tell what they do by a flag. */
const DRILL = ability('drill', { effects: [{ verb: 'flag', flag: 'drilled' }] });
const CARDS = {
  stations: {
    defiant: stationsCard({
      'captains-chair': [ability('rally', { effects: [{ verb: 'flag', flag: 'rallied' }] })],
      helm: [DRILL],
      engineering: [
        ability('costly', {
          cost: { technical: 2, social: 1, reserve: 1 },
          effects: [{ verb: 'flag', flag: 'costly' }],
        }),
        ability('prior', { order: 'priority', effects: [{ verb: 'flag', flag: 'prior' }] }),
      ],
    }),
  },
  officers: {
    engineer: officerCard({ skills: { mechanics: 1 } }),
    plain: officerCard(),
    envoy: officerCard({ skills: { diplomacy: 1 } }),
  },
} as const;

function orders(task: Task, options: BegunOptions): Match {
  const step = task === PRIORITY ? 2 : task === STANDBY ? 3 : 4;
  return Match.begun({ cards: CARDS, tasks: [{ type: 'round', step }, task], ...options });
}

function namesOf(match: Match, seat: '1' | '2' = '1'): readonly string[] {
  return match
    .options(seat, 'order')
    .map(({ ability: id, station, officer }) => `${id}@${station ?? '-'} ${officer ?? '-'}`);
}

function order(match: Match, id: string, officer: string | null): ActionOf<'order'> {
  const found = match.options('1', 'order').find((each) => each.ability === id && each.officer === officer);
  if (!found) throw new Error(`No order ${id}; there are ${namesOf(match).join(', ')}.`);
  return found;
}

describe('priority orders', () => {
  it('ITU-ORDER-05: the officer at the station is committed, and the action follows', () => {
    const match = orders(PRIORITY, { units: [{ ...SHIP, crew: { helm: 'plain' } }, FOE] });
    match.step('1', order(match, 'drill', '1:plain'));
    expect(match.officer('1:plain').ready).toBe(false);
    expect(match.told('ordered')).toMatchObject([
      { unit: '1:defiant', station: 'helm', officer: '1:plain', reserve: 0 },
    ]);
    expect(match.state.mission.flags).toContain('drilled');
  });

  it('ITU-ORDER-05: where the station is open a ready officer of its section goes there', () => {
    const match = orders(PRIORITY, { units: [{ ...SHIP, crew: { tactical: 'plain' } }, FOE] });
    match.step('1', order(match, 'drill', '1:plain'));
    expect(match.officer('1:plain').station).toBe('helm');
    expect(match.told('relocated')).toMatchObject([{ who: '1:plain', station: 'helm' }]);
  });

  it('ITU-ORDER-05: nobody goes to a station that is taken, or in another section', () => {
    const match = orders(PRIORITY, {
      units: [{ ...SHIP, crew: { helm: 'plain', tactical: 'envoy', medbay: 'engineer' } }, FOE],
    });
    expect(namesOf(match).filter((name) => name.startsWith('drill'))).toEqual(['drill@helm 1:plain']);
    expect(namesOf(match).filter((name) => name.startsWith('prior'))).toEqual([]);
    const refused = match.refusal('1', {
      type: 'order',
      unit: '1:defiant',
      ability: 'prior',
      station: 'engineering',
      officer: '1:engineer',
      target: null,
    });
    expect(refused).toMatchObject({ code: 'no-officer', rule: 'ITU-ORDER-05' });
  });

  it('ITU-ORDER-05: the players alternate, a pass is final, and the phase ends when all are out', () => {
    const units = [{ ...SHIP, crew: { helm: 'plain', tactical: 'envoy' } }, FOE] as const;
    const match = orders(PRIORITY, { units });
    match.step('1', order(match, 'drill', '1:plain'));
    expect(match.actor).toBe('2');
    match.step('2', { type: 'pass' });
    expect(match.actor).toBe('1');
    match.step('1', { type: 'pass' });
    expect(match.state.tasks.some(({ type }) => type === 'priority-order')).toBe(false);
    expect(match.state.round?.phase).toBe('standby');
  });

  it('ITU-ORDER-05: who has no ready officer is out without a pass', () => {
    const match = orders(PRIORITY, {
      units: [
        { ...SHIP, crew: { helm: 'plain' } },
        { ...FOE, crew: {} },
      ],
    });
    match.step('1', order(match, 'drill', '1:plain'));
    expect(match.state.tasks.some(({ type }) => type === 'priority-order')).toBe(false);
  });

  it('ITU-OFFICER-06: icons beyond the level of the committed officer cost 1 reserve each, reserve icons always', () => {
    const reserveWith = (card: string) => {
      const match = orders(PRIORITY, { units: [{ ...SHIP, crew: { engineering: card } }, FOE] });
      match.step('1', order(match, 'costly', `1:${card}`));
      return match.unit('1:defiant').reserve;
    };
    expect(reserveWith('plain')).toBe(6 - 4);
    expect(reserveWith('engineer')).toBe(6 - 3);
    expect(reserveWith('envoy')).toBe(6 - 3);
  });

  it('ITU-OFFICER-06: an order that the reserve cannot pay is refused', () => {
    const match = orders(PRIORITY, {
      units: [{ ...SHIP, crew: { engineering: 'plain' }, is: { reserve: 3 } }, FOE],
    });
    const costly = { type: 'order', unit: '1:defiant', ability: 'costly', target: null } as const;
    expect(match.refusal('1', { ...costly, station: 'engineering', officer: '1:plain' })).toMatchObject({
      code: 'no-reserve',
      rule: 'ITU-OFFICER-06',
    });
    expect(match.rules.closed?.(match.state, '1')).toContainEqual(
      expect.objectContaining({ what: 'order:1:defiant:costly' }),
    );
  });

  it('ITU-TEAM-02: a ready officer attached to a team gives it a priority order', () => {
    const match = orders(PRIORITY, {
      units: [SHIP, { class: 'survey-team', in: '1:defiant/cargo', aboard: ['plain'] }, FOE],
    });
    const relocate = match.options('1', 'order').find(({ unit }) => unit === '1:survey-team');
    expect(relocate).toMatchObject({ officer: '1:plain', station: null });
    expect(match.options('1', 'order').every(({ officer }) => officer === '1:plain')).toBe(true);
  });

  it('ITU-PROJ-03: a projectile gets no priority order', () => {
    const match = orders(PRIORITY, {
      units: [{ ...SHIP, crew: { helm: 'plain' } }, { class: 'class-1-probe', at: [9, 9, 0] }, FOE],
    });
    expect(match.options('1', 'order').some(({ unit }) => unit === '1:class-1-probe')).toBe(false);
    const impulse = { type: 'order', unit: '1:class-1-probe', ability: 'impulse', target: null } as const;
    expect(match.refusal('1', { ...impulse, station: null, officer: '1:plain' })).toMatchObject({
      rule: 'ITU-PROJ-03',
    });
  });
});

describe('the commodore', () => {
  const FLAGSHIP = { class: 'galaxy', at: [18, 14, 0], crew: { 'captains-chair': 'envoy' } } as const;
  const COMMODORE = { '1:envoy': { commodore: true } } as const;
  const drills = (match: Match) => namesOf(match).filter((name) => name.startsWith('drill'));

  it('ITU-OFFICER-02: the commodore in the flagship’s chair may be committed for a ship within its Comms range', () => {
    const match = orders(PRIORITY, { units: [SHIP, FLAGSHIP, FOE], officers: COMMODORE });
    expect(drills(match)).toEqual(['drill@helm 1:envoy']);
    match.step('1', order(match, 'drill', '1:envoy'));
    expect(match.officer('1:envoy')).toMatchObject({ ready: false, station: 'captains-chair' });
    expect(match.state.mission.flags).toContain('drilled');
  });

  it('ITU-OFFICER-02: not out of Comms range, nor from another station, nor for a projectile', () => {
    const far = { ...FLAGSHIP, at: [18, 2, 0] } as const;
    expect(drills(orders(PRIORITY, { units: [SHIP, far, FOE], officers: COMMODORE }))).toEqual([]);
    const helm = { class: 'galaxy', at: [18, 14, 0], crew: { helm: 'envoy' } } as const;
    expect(drills(orders(PRIORITY, { units: [SHIP, helm, FOE], officers: COMMODORE }))).toEqual([]);
    const probe = { class: 'class-1-probe', at: [18, 18, 0] } as const;
    const match = orders(PRIORITY, { units: [probe, FLAGSHIP, FOE], officers: COMMODORE });
    expect(match.options('1', 'order').some(({ unit }) => unit === '1:class-1-probe')).toBe(false);
  });

  it('ITU-OFFICER-03: the commodore leads unless a committed officer is at the station', () => {
    const leaders = (ready: boolean) => {
      const match = orders(PRIORITY, {
        units: [{ ...SHIP, crew: { engineering: 'engineer' } }, FLAGSHIP, FOE],
        officers: { ...COMMODORE, '1:engineer': { ready } },
      });
      match.step('1', order(match, 'costly', '1:envoy'));
      return match.unit('1:defiant').reserve;
    };
    // The engineer covers one technical icon, the envoy the social one.
    expect(leaders(false)).toBe(6 - 3);
    const match = orders(PRIORITY, {
      units: [{ ...SHIP, crew: { engineering: 'plain' } }, FLAGSHIP, FOE],
      officers: { ...COMMODORE, '1:plain': { ready: false } },
    });
    match.step('1', order(match, 'costly', '1:envoy'));
    expect(match.unit('1:defiant').reserve).toBe(6 - 4);
    expect(leaders(true)).toBe(6 - 3);
  });

  it('ITU-OFFICER-04: out of action they keep the token and give no orders', () => {
    const match = orders(PRIORITY, {
      units: [{ ...SHIP, crew: { medbay: 'plain' } }, FLAGSHIP, FOE],
      officers: { '1:envoy': { commodore: true, incapacitated: true } },
    });
    expect(drills(match)).toEqual([]);
    expect(match.officer('1:envoy').commodore).toBe(true);
  });
});

describe('standby orders', () => {
  it('ITU-ORDER-06: without an officer every icon is paid, one order for a unit in the round', () => {
    const match = orders(STANDBY, { units: [SHIP, FOE] });
    match.step('1', order(match, 'costly', null));
    expect(match.unit('1:defiant')).toMatchObject({ reserve: 2, acted: true });
    expect(match.actor).toBe('2');
    match.step('2', { type: 'pass' });
    expect(match.state.tasks.some((task) => task.type === 'standby-order' && task.part === 'units')).toBe(
      false,
    );
  });

  it('ITU-ORDER-06: who lies committed at the station leads and covers icons; a ready officer does not', () => {
    const units = [{ ...SHIP, crew: { engineering: 'engineer' } }, FOE] as const;
    const led = orders(STANDBY, { units, officers: { '1:engineer': { ready: false } } });
    led.step('1', order(led, 'costly', '1:engineer'));
    expect(led.unit('1:defiant').reserve).toBe(6 - 3);
    const unled = orders(STANDBY, { units });
    expect(namesOf(unled)).toContain('costly@engineering -');
  });

  it('ITU-OFFICER-06: an action with the priority sign alone is no standby order', () => {
    const match = orders(STANDBY, { units: [SHIP, FOE] });
    const prior = {
      type: 'order',
      unit: '1:defiant',
      ability: 'prior',
      target: null,
      officer: null,
    } as const;
    expect(match.refusal('1', { ...prior, station: 'engineering' })).toMatchObject({
      code: 'priority-only',
      rule: 'ITU-OFFICER-06',
    });
  });

  it('ITU-TEAM-03: a team without officers can be given one standby order', () => {
    const match = orders(STANDBY, { units: [SHIP, { class: 'survey-team', in: '1:defiant/cargo' }, FOE] });
    expect(
      match.options('1', 'order').some(({ unit, officer }) => unit === '1:survey-team' && officer === null),
    ).toBe(true);
  });

  it('ITU-PREC-01: a card outranks the rulebook: with Comms Relay Down no station without an officer gets standby orders', () => {
    const down = damageCard('defiant', { passives: [{ changes: 'no-standby-without-officer' }] });
    const is = { damageCards: [{ card: 'down', station: null, end: 'fore' }] } as const;
    const match = orders(STANDBY, {
      cards: { ...CARDS, damageCards: { down } },
      units: [{ ...SHIP, crew: { helm: 'plain' }, is }, FOE],
    });
    expect(namesOf(match)).toEqual(['drill@helm -']);
  });

  it('ITU-ORDER-06: projectiles have their own part; ITU-PKEY-03: a torpedo with endurance must activate first', () => {
    const torpedo = { class: 'photon-torpedo', at: [18, 10, 0], is: { endurance: 1 } } as const;
    const match = orders(PROJECTILES, {
      units: [SHIP, torpedo, { class: 'class-1-probe', at: [9, 9, 0] }, FOE],
    });
    expect(match.options('1', 'order').some(({ unit }) => unit === '1:defiant')).toBe(false);
    expect(match.options('1', 'pass')).toEqual([]);
    expect(match.refusal('1', { type: 'pass' })).toMatchObject({ rule: 'ITU-PKEY-03' });
    const spent = { ...torpedo, is: { endurance: 0 } };
    expect(orders(PROJECTILES, { units: [SHIP, spent, FOE] }).options('1', 'pass')).toHaveLength(1);
  });
});

describe('mission actions', () => {
  const survey = ability('survey', {
    stations: ['instruments', 'medbay'],
    kinds: ['ship', 'team'],
    effects: [{ verb: 'flag', flag: 'surveyed' }],
  });
  const mission = (own: Partial<typeof survey>): BegunOptions => ({
    cards: {
      ...CARDS,
      overtures: { overture: { ...overture(), actions: [{ ...survey, ...own }] } },
    },
    mission: { overture: 'overture' },
  });
  const overture = () => {
    const [first] = Object.values(Match.begun().table.content.overtures);
    if (!first) throw new Error('No overtures.');
    return first;
  };
  const at = (options: BegunOptions, task: Task = STANDBY) =>
    namesOf(orders(task, options)).filter((name) => name.startsWith('survey'));

  it('ITU-MISSION-10: at any one of the stations shown that is online', () => {
    expect(at({ ...mission({}), units: [SHIP, FOE] })).toEqual(['survey@instruments -', 'survey@medbay -']);
    const is = { damageCards: [{ card: 'dce1', station: 'medbay', end: 'aft' }] } as const;
    expect(at({ ...mission({}), units: [{ ...SHIP, is }, FOE] })).toEqual(['survey@instruments -']);
    const none = mission({ stations: ['console'] });
    expect(at({ ...none, units: [SHIP, FOE] })).toEqual([]);
    expect(
      orders(STANDBY, { ...none, units: [SHIP, FOE] }).refusal('1', {
        type: 'order',
        unit: '1:defiant',
        ability: 'survey',
        station: 'console',
        officer: null,
        target: null,
      }),
    ).toMatchObject({ code: 'no-station', rule: 'ITU-MISSION-10' });
  });

  it('ITU-OFFICER-05, ITU-MISSION-10: at a station that shows several icons by any of them', () => {
    const unit = (card: string, id: string) => ({
      units: [{ class: card, at: [9, 9, 0] } as const, FOE],
      ...mission({ kinds: [], stations: [id as 'helm'] }),
    });
    expect(at(unit('type-6-shuttle', 'instruments'))).toEqual(['survey@console -']);
    expect(at(unit('type-6-shuttle', 'tactical'))).toEqual(['survey@console -']);
    expect(at(unit('type-6-shuttle', 'medbay'))).toEqual([]);
    expect(at(unit('galaxy-saucer', 'captains-chair'))).toEqual(['survey@helm -']);
    expect(at(unit('type-6-shuttle', 'captains-chair'))).toEqual([]);
    expect(at(unit('supply-ship', 'engineering'))).toEqual(['survey@cargo-bay -']);
    const shown = orders(STANDBY, unit('type-6-shuttle', 'instruments'))
      .view('1')
      .units.find(({ id }) => id === '1:type-6-shuttle');
    expect(shown?.orders.find(({ ability }) => ability === 'survey')).toMatchObject({
      station: 'console',
      refusal: null,
    });
  });

  it('ITU-MISSION-11: a unit without stations takes it whatever station is shown', () => {
    const team = { class: 'survey-team', in: '1:defiant/cargo' } as const;
    expect(at({ ...mission({}), units: [SHIP, team, FOE] })).toContain('survey@- -');
  });

  it('ITU-MISSION-09: one that names no kind is open to every player unit, one that names them to these alone', () => {
    const shuttle = { class: 'type-6-shuttle', at: [9, 9, 0] } as const;
    const open = mission({ kinds: [], stations: [] });
    expect(at({ ...open, units: [shuttle, FOE] })).toEqual(['survey@- -']);
    expect(at({ ...mission({ stations: [] }), units: [shuttle, FOE] })).toEqual([]);
  });

  it('ITU-MISSION-08: an action of the overture is over once the complication has begun', () => {
    const begun = { ...mission({}), units: [SHIP, FOE] };
    expect(at(begun)).toHaveLength(2);
    const later = {
      ...begun.mission,
      part: 'complication',
      revealed: '1',
      complications: { '1': 'infection' },
    } as const;
    expect(at({ ...begun, mission: later })).toEqual([]);
  });
});
