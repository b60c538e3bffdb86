import { describe, expect, it } from 'vitest';
import type { Effect } from '../../../../shared/content/black-alert';
import { CONTENT, match, type MatchOptions } from '../../../../tests/support/black-alert';

/** Saru’s ability asks for 2 Resolve, or Saru is wounded. */
const unless: Effect = { verb: 'unless-paid', resolve: 2, then: [{ verb: 'wound', who: 'self' }] };
const saru = CONTENT.characters['saru']!;
const content = {
  characters: { ...CONTENT.characters, saru: { ...saru, ability: { ...saru.ability, effects: [unless] } } },
};
const [cheap, dear] = [cardWorth(1), cardWorth(3)];

function cardWorth(resolve: number): string {
  const found = Object.entries(CONTENT.commandCards).find(
    ([, card]) => card.team === 'starfleet' && card.resolve === resolve,
  );
  if (!found) throw new Error(`No Starfleet card is worth ${resolve}.`);
  return found[0];
}

function asked(hand: readonly string[], more: MatchOptions = {}) {
  return match({ content, hands: { saru: hand }, ...more }).do('saru', { type: 'ability' });
}

describe('being spared for Resolve', () => {
  it('BA-RESOLVE-01, BA-RESOLVE-02: who pays with own cards is spared a bad effect', () => {
    const paid = asked([cheap, dear]).do('saru', { type: 'pay', cards: [dear] });
    expect(paid.state.characters['saru']).toMatchObject({ wounded: false, hand: [cheap] });
    expect(paid.state.piles.starfleet.discard).toEqual([dear]);
  });

  it('BA-RESOLVE-01: who would rather suffer keeps the cards', () => {
    const suffered = asked([cheap, dear]).do('saru', { type: 'pass' });
    expect(suffered.state.characters['saru']).toMatchObject({ wounded: true, hand: [cheap, dear].sort() });
  });

  it('BA-RESOLVE-02: every set of cards that reaches the price is offered, and none that does not', () => {
    const offered = asked([cheap, dear]).options('saru', 'pay');
    expect(offered.map(({ cards }) => [...cards].sort())).toEqual([[dear], [cheap, dear].sort()]);
  });

  it('BA-RESOLVE-02: a hand that cannot reach the price suffers at once', () => {
    expect(asked([cheap]).state.characters['saru']).toMatchObject({ wounded: true, hand: [cheap] });
  });
});
