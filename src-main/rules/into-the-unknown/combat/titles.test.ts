/** Title cards that answer an attack or peril with an officer at their station (ITU-EQUIP-03, ITU-EQUIP-04). */
import { describe, expect, it } from 'vitest';
import type { UnitOptions } from '../../../../tests/support/into-the-unknown';
import { Match } from '../../../../tests/support/into-the-unknown/match';
import type { Task } from '../../../../shared/contract/into-the-unknown';

const WAIT: Task = { type: 'note', seat: '1', text: 'wait', from: 'test' };
const ORDERS: Task = { type: 'standby-order', seat: '2', part: 'units' };
const FIGHTER: UnitOptions = { class: 'jemhadar-fighter', seat: '2', at: [18, 15, 180], alert: 'red 1' };
const BRACE = 'equipment:uss-defiant/brace';

/** The Fighter fires at the Defiant, whose title lies at its helm. */
function fired(is: UnitOptions['is'] = {}, ready = true): Match {
  const match = Match.begun({
    units: [
      {
        class: 'defiant',
        at: [18, 19, 0],
        alert: 'green 1',
        crew: { helm: 'worf' },
        is: { equipment: [{ card: 'uss-defiant', station: 'helm' }], ...is },
      },
      FIGHTER,
    ],
    officers: { '1:worf': { ready } },
    tasks: [WAIT, ORDERS],
  });
  const fire = match.options('2', 'order').find(({ ability }) => ability === 'fire-weapons');
  if (!fire) throw new Error('It cannot be ordered to fire.');
  match.step('2', fire);
  const [attack] = match.options('2', 'attack').filter(({ target }) => target === '1:defiant');
  if (!attack) throw new Error('It cannot fire.');
  return match.step('2', attack);
}
const evasionOf = (match: Match) => match.taskOf('attack').evasion;

describe('titles', () => {
  it('ITU-EQUIP-04: a ready officer at the helm is committed for 1 evasion for the rest of that action', () => {
    const match = fired();
    expect(match.options('1', 'use').map(({ ability }) => ability)).toEqual([BRACE]);
    const before = evasionOf(fired({}, false));
    match.step('1', { type: 'use', unit: '1:defiant', ability: BRACE, officer: null, target: null });
    expect(match.officer('1:worf').ready).toBe(false);
    expect(evasionOf(match)).toBe(before + 1);
  });

  it('ITU-EQUIP-04, ITU-EQUIP-03: no reaction once the officer is committed, or while the card lies on its face', () => {
    expect(fired({}, false).task).toMatchObject({ type: 'attack' });
    const damageCards = [{ card: 'dce2', station: 'helm', end: 'fore' }] as const;
    expect(fired({ damageCards }).task).toMatchObject({ type: 'attack' });
  });
});
