import { describe, expect, it } from 'vitest';
import { damageCard, overtureCard, type BegunOptions } from '../../../../tests/support/into-the-unknown';
import { at, begun, FOE, QUIET, SHIP } from '../../../../tests/support/into-the-unknown/rounds';

describe('the Ready Phase', () => {
  const ready = (options: BegunOptions) => begun({ tasks: at(6), ...options });
  const committed = { ready: false } as const;

  it('ITU-ORDER-08: every unit cancels peril against its own advantage, one for one', () => {
    const match = ready({ units: [{ ...SHIP, is: { peril: 3, advantage: 2 } }, FOE] });
    expect(match.unit('1:defiant')).toMatchObject({ peril: 1, advantage: 0 });
  });

  it('ITU-ORDER-08: up to 3 committed officers are readied', () => {
    const match = ready({
      units: [
        {
          ...SHIP,
          crew: { helm: 'worf', tactical: 'data', medbay: 'julian-bashir', engineering: 'founder' },
        },
        FOE,
      ],
      officers: {
        '1:worf': committed,
        '1:data': committed,
        '1:julian-bashir': committed,
        '1:founder': { ready: false, incapacitated: true },
      },
    });
    expect(match.taskOf('ready')).toMatchObject({ seat: '1', step: 2 });
    expect(match.refusal('1', { type: 'ready', officers: ['1:founder'] }).rule).toBe('ITU-ORDER-08');
    match.step('1', { type: 'ready', officers: ['1:worf', '1:data'] });
    expect([match.officer('1:worf').ready, match.officer('1:julian-bashir').ready]).toEqual([true, false]);
  });

  it('ITU-HAZARD-14: shields of hazard units come free in the Ready Phase though who trails changes in it', () => {
    const worn = { fore: 1, aft: 0 };
    const match = ready({
      units: [
        { ...SHIP, crew: { helm: 'worf' } },
        { ...FOE, crew: { helm: 'hanok' } },
        { class: 'hostile-raider', seat: null, at: [6, 6, 0], is: { shieldsUsed: worn } },
      ],
      seats: { '1': { vp: 1 } },
    });
    while (match.taskOf('ready').seat === '1') match.step('1', { type: 'done' });
    expect(match.taskOf('ready')).toMatchObject({ seat: '2', step: 3 });
    expect(match.unit('0:hostile-raider').shieldsUsed).toEqual(worn);
    match.step('referee', { type: 'set-score', seat: '2', vp: 3, nvp: 0 }).step('2', { type: 'done' });
    expect(match.unit('0:hostile-raider').shieldsUsed).toEqual({ fore: 0, aft: 0 });
  });

  it('ITU-CAPTURE-04: a captured officer is not readied', () => {
    const match = ready({
      units: [{ ...SHIP, crew: { helm: 'worf' } }, FOE],
      officers: { '1:worf': { ready: false, capturedBy: '2' } },
    });
    expect(match.state.tasks.some((task) => task.type === 'ready' && task.step === 2)).toBe(false);
  });

  it('ITU-ORDER-08: up to 3 officers change places within their ship', () => {
    const match = ready({ units: [{ ...SHIP, crew: { helm: 'worf' } }, FOE] });
    const to = { type: 'section', unit: '1:defiant', section: 'engineering' } as const;
    expect(match.taskOf('ready')).toMatchObject({ step: 3, left: 3 });
    match.step('1', { type: 'move-personnel', who: '1:worf', to, station: 'engineering' });
    expect(match.officer('1:worf')).toMatchObject({ at: to, station: 'engineering' });
    const away = { type: 'section', unit: '2:jemhadar-fighter', section: 'bridge' } as const;
    expect(match.refusal('1', { type: 'move-personnel', who: '1:worf', to: away, station: null }).rule).toBe(
      'ITU-ORDER-08',
    );
  });

  it('a damage card may allow a ship one relocation only', () => {
    const jam = damageCard('defiant', { station: null, passives: [{ changes: 'one-relocation' }] });
    const match = ready({
      cards: { ...QUIET.cards, damageCards: { jam } },
      units: [
        {
          ...SHIP,
          crew: { helm: 'worf' },
          is: { damageCards: [{ card: 'jam', station: null, end: 'fore' }] },
        },
        FOE,
      ],
    });
    const to = { type: 'section', unit: '1:defiant', section: 'medbay' } as const;
    match.step('1', { type: 'move-personnel', who: '1:worf', to, station: null });
    expect(match.options('1', 'move-personnel')).toEqual([]);
  });

  it('ITU-OFFICER-06: engineering brings back the dial’s recharge and the technical level of the officer there', () => {
    const units = [
      { ...SHIP, alert: 'green 1', crew: { engineering: 'miles-obrien' }, is: { reserve: 0 } },
      FOE,
    ] as const;
    const match = ready({ units });
    match.step('1', { type: 'done' });
    const recharge = match.options('1', 'use').find(({ ability: id }) => id === 'recharge');
    if (!recharge) throw new Error('No recharge.');
    match.step('1', recharge);
    const level = Math.max(...Object.values(match.table.content.officers['miles-obrien']?.skills ?? {}));
    expect(match.unit('1:defiant').reserve).toBe(1 + level);
    expect(match.options('1', 'use').some(({ ability: id }) => id === 'recharge')).toBe(false);
  });

  it('ITU-ORDER-08: the priority player does all four steps, then the next player', () => {
    const match = ready({
      units: [
        { ...SHIP, crew: { helm: 'worf' } },
        { ...FOE, crew: { helm: 'eris' } },
      ],
    });
    expect(match.actor).toBe('1');
    match.step('1', { type: 'done' });
    while (match.actor === '1') match.step('1', { type: 'done' });
    expect(match.taskOf('ready')).toMatchObject({ seat: '2', step: 3 });
  });

  it('the mission’s own effects of the phase come after the players’ turns, once for the table', () => {
    const rain = overtureCard({
      readies: [{ verb: 'score', who: 'each', points: 1 }],
      ends: [[{ is: 'round', least: 6 }]],
    });
    const match = begun({ cards: { overtures: { quiet: rain } }, tasks: at(7), units: [SHIP, FOE] });
    expect([match.seat('1').vp, match.seat('2').vp]).toEqual([1, 1]);
  });
});
