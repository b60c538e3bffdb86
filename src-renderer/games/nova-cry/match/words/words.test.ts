import { describe, expect, it } from 'vitest';
import type { NovaCryEvent } from '../../../../../shared/contract/nova-cry';
import { novaCryView } from '../../../../../tests/support/nova-cry-views';
import { shippedNovaCry } from '../../../../../tests/support/shipped-content';
import { eventLines, type Told } from '.';

const content = shippedNovaCry();
const NAMES = ['Ansa', 'Vantar', 'Orla', 'Sung'];
const told: Told = {
  content,
  view: novaCryView(content),
  nameOf: (seat) => NAMES[Number(seat) - 1] ?? seat,
};
const lineOf = (event: NovaCryEvent) =>
  eventLines(told, { position: 1, actor: 'chance', events: [event], reason: null })[0];

describe('lines of the log', () => {
  it('NC-SHIP-06: who hits is named before whose ship is hit, and the tie with it', () => {
    const round = (attacker: number, defender: number, hit: '1' | '2'): NovaCryEvent => ({
      type: 'battle-round',
      attacker: '1',
      defender: '2',
      round: 2,
      result: { attacker, defender, damage: 3, hit, token: null },
    });
    expect(lineOf(round(5, 1, '1'))?.text).toBe(
      'Battle round 2, 5 to 1: Ansa hits the ship of Vantar for 3.',
    );
    expect(lineOf(round(4, 4, '2'))?.text).toBe(
      'Battle round 2, 4 to 4, the tie goes to Vantar: Vantar hits the ship of Ansa for 3.',
    );
  });

  it('NC-DUEL-07: each takes what the other’s line does', () => {
    const text = lineOf({
      type: 'duel-round',
      attacker: '1',
      defender: '2',
      round: 1,
      result: { attacker: 6, defender: 1, wounds: [0, 2], destroys: [false, true] },
    })?.text;
    expect(text).toBe('Duel round 1, 6 and 1: Ansa takes 0 and Vantar is destroyed outright.');
  });

  it('NC-COMP-13: cubes that have run out are a warning, no limit', () => {
    const line = lineOf({ type: 'supply', what: 'intel' });
    expect(line?.text).toBe('The Intel cubes of the box have run out; play goes on without a limit.');
    expect(line?.rule).toBe('NC-COMP-13');
  });
});
