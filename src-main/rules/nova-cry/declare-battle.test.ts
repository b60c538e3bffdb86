import { describe, expect, it } from 'vitest';
import { attack, battle, fighting, PROCEED, two } from '../../../tests/support/nova-cry';

describe('declaring a ship battle', () => {
  it('NC-SHIP-01: it costs 4 Intel, paid to the bank', () => {
    const fought = battle({ seats: two({ intel: 5 }) });
    expect(fought.seat('1').intel).toBe(1);
    expect(fighting({ seats: two({ intel: 3 }) }).refusal('1', attack('2'))).toMatchObject({
      code: 'too-dear',
      rule: 'NC-SHIP-01',
    });
  });

  it('NC-COMP-10: Intel is what battles and duels are paid with', () => {
    expect(fighting({ seats: two({ intel: 4 }) }).options('1', 'battle')).toEqual([attack('2')]);
    expect(fighting({ seats: two({ intel: 2 }) }).options('1', 'battle')).toEqual([]);
    expect(fighting({ seats: two({ intel: 2 }) }).options('1', 'duel')).toHaveLength(1);
  });

  it('NC-SHIP-02: the attacker needs a weapon symbol, printed and not jammed', () => {
    const unarmed = fighting({ seats: two({ ship: 'unarmed' }) });
    expect(unarmed.refusal('1', attack('2'))).toMatchObject({ rule: 'NC-SHIP-02' });
    const jammed = fighting({ seats: two({ ship: 'orion', onShip: ['weapons-jam'] }) });
    expect(jammed.options('1', 'battle')).toEqual([]);
    expect(fighting({ seats: two({ ship: 'orion' }) }).options('1', 'battle')).toHaveLength(1);
  });

  it('NC-SHIP-03: nobody declares one in the first round of the game', () => {
    const first = fighting({ round: 1 });
    expect(first.refusal('1', attack('2'))).toMatchObject({ rule: 'NC-SHIP-03' });
    const last = fighting({ round: 1, turn: '2', seats: two({}, { intel: 4 }) });
    expect(last.refusal('2', attack('1'))).toMatchObject({ rule: 'NC-SHIP-03' });
  });

  it('NC-SHIP-04: an opponent whose ship is not sideways is selected', () => {
    const three = fighting({
      seats: [{}, {}, {}],
      change: (state) => {
        state.seats[1]!.ship!.sideways = true;
      },
    });
    expect(three.options('1', 'battle')).toEqual([attack('3')]);
    expect(three.refusal('1', attack('2'))).toMatchObject({ rule: 'NC-SHIP-17' });
    expect(three.refusal('1', attack('1'))).toMatchObject({ rule: 'NC-SHIP-04' });
  });

  it('NC-SHIP-05: it gives 2 victory points at once, which can win the game', () => {
    expect(battle().seat('1').victory).toBe(2);
    const won = battle({ seats: two({ victory: 13 }) });
    expect(won.state.outcome).toMatchObject({ type: 'win', winners: ['1'] });
  });

  it('NC-BATTLE-01: fights belong to the Battle and Recruitment Phase, and nothing is compulsory', () => {
    const early = fighting({ phase: 'navigation' });
    expect(early.refusal('1', attack('2'))).toMatchObject({ rule: 'NC-BATTLE-01' });
    expect(fighting().do('1', PROCEED).state.turn?.phase).toBe('strategy');
  });

  it('NC-BATTLE-02: one fight a turn, of either kind', () => {
    const fought = battle({ seats: two({ intel: 9 }) }).fate();
    expect(fought.options('1', 'battle')).toEqual([]);
    expect(fought.refusal('1', { type: 'duel', target: '2' })).toMatchObject({ rule: 'NC-BATTLE-02' });
  });
});
