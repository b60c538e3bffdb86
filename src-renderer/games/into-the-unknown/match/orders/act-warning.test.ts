import { describe, expect, it } from 'vitest';
import { Match } from '../../../../../tests/support/into-the-unknown/match';
import { shippedContent } from '../../../../../tests/support/shipped-content';
import { actWarning } from './act-warning';

/** What the first attack of an order to fire at a unit of that class is warned of. */
function warned(target: string, owner: '2' | null = '2'): string | null {
  const match = Match.begun({
    units: [
      { class: 'galaxy', at: [18, 24, 0], alert: 'yellow 1', crew: { tactical: 'worf' } },
      { class: target, seat: owner, at: [18, 18, 180] },
    ],
  });
  const order = match.legal('1').find((each) => each.type === 'order' && each.ability === 'fire-weapons');
  if (!order) throw new Error('Nothing can be fired at.');
  match.step('1', order);
  const attack = match.legal('1').find(({ type }) => type === 'attack');
  if (!attack) throw new Error('No attack is on offer.');
  const view = match.view('1');
  const told = {
    content: shippedContent(),
    view,
    nameOf: (seat: string) => seat,
    lengthOf: (inches: number) => `${inches} in`,
  };
  return actWarning({ view, told, own: view.seats[0] ?? null, offers: null }, attack);
}

describe('what an action counts as', () => {
  it('ITU-HOSTILE-01: an attack on an opposing ship is told as hostile, with what the own directives take for it', () => {
    expect(warned('jemhadar-fighter')).toMatch(/^Counts as a hostile act\. Combat: 2 nVP, turns hostile\.$/);
  });

  it('ITU-HOSTILE-01: nothing is told of an attack on what nobody owns', () => {
    expect(warned('hostile-raider', null)).toBeNull();
  });
});
