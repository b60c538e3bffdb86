import { describe, expect, it } from 'vitest';
import type { NovaCryAction } from '../../../../../shared/contract/nova-cry';
import { novaCryTable } from '../../../../../tests/support/nova-cry-table.svelte';
import { battleOdds } from '../../../../../shared/force';
import { declaredQuestion, tokenChoicesOf } from './battle-facts';
import { percentText } from './chances';
import { targetsOf } from './targets';
import {
  battle,
  battleNow,
  content,
  own,
  round,
  second,
  view,
} from '../../../../../tests/support/nova-cry-fights';

describe('the odds of a battle', () => {
  const facts = { content, view };

  it('are asked with what both sides hold openly', () => {
    const question = declaredQuestion(facts, own, second);
    expect(question.attacker).toMatchObject({ weapons: own.weapons, hullLeft: own.hullLeft });
    expect(question.defender).toMatchObject({ hullLeft: second.hullLeft, jams: 1, others: 2 });
    expect([question.roundsLeft, question.bag]).toEqual([3, { jams: 11, others: 33 }]);
  });

  it('NC-CARD-09 and the like: cards and aliens in play change each hit', () => {
    const what = { changes: 'damage-dealt', by: 2 } as const;
    const more = { ...view, modifiers: [{ seat: '1', until: 'turn', what, from: 'x' } as const] };
    expect(declaredQuestion({ content, view: more }, own, second).attacker.dealtMore).toBe(2);
  });

  it('NC-ALERT-04: each token of the struck ship has odds of its own, and so has none', () => {
    const now = battleNow(
      battle({ round: 2, step: 'token', rounds: [round(3, 5, 2, '2'), round(5, 3, 3, '1')] }),
    );
    const choices = tokenChoicesOf(facts, now, second);
    expect(choices.map(({ token }) => token)).toEqual(['crew-needs', 'weapons-jam', 'data-leak', null]);
    const jam = choices.find(({ token }) => token === 'weapons-jam');
    const none = choices.at(-1);
    expect(jam?.text).toBe(`Weapons ${second.weapons} → ${second.weapons - 1}`);
    expect(jam?.ends?.meanToAttacker).toBeLessThan(none?.ends?.meanToAttacker ?? 0);
  });

  it('NC-SHIP-04: every target has odds, or main’s reason against that very opponent, or against all', () => {
    const actions: NovaCryAction[] = [{ type: 'battle', target: '2', by: 'intel' }];
    const closed = [
      {
        what: 'battle:4',
        refusal: { code: 'sideways', message: 'That ship lies sideways.', rule: 'NC-SHIP-17' },
      },
      { what: 'duel', refusal: { code: 'too-dear', message: 'That costs 2 Intel.', rule: 'NC-DUEL-01' } },
      {
        what: 'duel:3',
        refusal: { code: 'captain-out', message: 'That captain is out.', rule: 'NC-DUEL-03' },
      },
    ] as const;
    const { session } = novaCryTable(content, view, { actions, closed });
    const [vantar, orla, sung] = targetsOf(session, own, 'battle');
    const odds = battleOdds(declaredQuestion(facts, own, second));
    expect(vantar?.figures.map(({ chance }) => chance)).toEqual([
      odds.defenderDestroyed,
      odds.bothLive,
      odds.attackerDestroyed,
    ]);
    expect([orla?.why, sung?.why]).toEqual(['May not be attacked now', 'That ship lies sideways.']);
    expect(targetsOf(session, own, 'duel').map(({ why }) => why)).toEqual([
      'That costs 2 Intel.',
      'That captain is out.',
      'That costs 2 Intel.',
    ]);
  });
});

describe('chances in words', () => {
  it('never say 0 or 100 of what is not', () => {
    expect([0, 0.0001, 5 / 12, 0.9999, 1].map(percentText)).toEqual([
      '0 %',
      '< 0.1 %',
      '41.7 %',
      '> 99.9 %',
      '100 %',
    ]);
  });
});
