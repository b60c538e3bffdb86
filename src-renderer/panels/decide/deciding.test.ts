import { describe, expect, it } from 'vitest';
import { askingBy, type Picks, without } from './asks';
import { Deciding, type Row } from './deciding.svelte';

type Ask = 'card' | 'seat';
interface Action {
  readonly card: string;
  readonly seat?: string;
  readonly pay: readonly string[];
}
const play = (card: string, seat: string | undefined, ...pay: readonly string[]): Action => ({
  card,
  ...(seat && { seat }),
  pay,
});
const ACTIONS = [play('a', '1', 'x', 'y'), play('a', '2', 'x', 'z'), play('b', undefined, 'z')];
const { agreeing, valuesOf, nextAsk } = askingBy<Action, Ask>(['card', 'seat'], ({ card, seat }) =>
  seat === undefined ? { card } : { card, seat },
);

describe('questions that actions answer', () => {
  it('are asked in their order as long as the actions still differ', () => {
    expect(nextAsk(ACTIONS, {})).toBe('card');
    expect(nextAsk(agreeing(ACTIONS, { card: 'a' }), { card: 'a' })).toBe('seat');
    expect(nextAsk(agreeing(ACTIONS, { card: 'b' }), { card: 'b' })).toBeNull();
  });

  it('have each answer once; an action that leaves one open counts for none', () => {
    expect(valuesOf(ACTIONS, 'card')).toEqual(['a', 'b']);
    expect(valuesOf(ACTIONS, 'seat')).toEqual(['1', '2']);
  });

  it('lose one answer and keep the others', () => {
    expect(without<Ask>({ card: 'a', seat: '1' }, 'card')).toEqual({ seat: '1' });
  });
});

class Choice extends Deciding<Action, Ask, Row<Action>> {
  answer(id: string, picks: Picks<Ask>): void {
    this.begin(id, picks);
  }
  protected soleQuestion(): Row<Action> | null {
    return null;
  }
  protected agreeing(actions: readonly Action[], picks: Picks<Ask>): readonly Action[] {
    return agreeing(actions, picks);
  }
  protected usable({ pay }: Action): readonly string[] {
    return pay;
  }
}

describe('a decision under way', () => {
  const begun = (): Choice =>
    new Choice(
      () => [{ id: 'play', actions: ACTIONS }],
      () => 'offer 1',
    );

  it('is a row that is taken up and put down again by the same press', () => {
    const choice = begun();
    expect([choice.entry, choice.isBegun]).toEqual([null, false]);
    choice.toggle('play');
    expect([choice.entry?.id, choice.isBegun]).toEqual(['play', true]);
    choice.toggle('play');
    expect([choice.entry, choice.isBegun]).toEqual([null, false]);
  });

  it('goes back from the answers to the row, from the row to nothing, and no further', () => {
    const choice = begun();
    choice.take('play', { card: 'a' });
    expect(choice.candidates).toHaveLength(2);
    expect([choice.back(), choice.entry?.id, choice.picks]).toEqual([true, 'play', {}]);
    expect([choice.back(), choice.entry]).toEqual([true, null]);
    expect(choice.back()).toBe(false);
  });

  it('lays out only cards that an action left could take, in the order they were pressed', () => {
    const choice = begun();
    choice.answer('play', { card: 'a' });
    for (const card of ['z', 'x', 'nothing']) choice.lay(card);
    expect(choice.laid).toEqual(['z', 'x']);
    choice.lay('z');
    expect([choice.laid, choice.picked('card', 'a')]).toEqual([['x'], true]);
  });
});
