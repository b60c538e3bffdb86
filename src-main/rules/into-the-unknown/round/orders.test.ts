import { describe, expect, it } from 'vitest';
import { damageCard } from '../../../../tests/support/into-the-unknown';
import type { Task } from '../../../../shared/contract/into-the-unknown';
import {
  CARDS,
  FOE,
  namesOf,
  order,
  orders,
  PRIORITY,
  SHIP,
  STANDBY,
} from '../../../../tests/support/into-the-unknown/orders';

const PROJECTILES: Task = { type: 'standby-order', seat: '1', part: 'projectiles' };

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
