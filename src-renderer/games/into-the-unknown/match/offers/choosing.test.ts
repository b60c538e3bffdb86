import { describe, expect, it } from 'vitest';
import type { IntoTheUnknownAction } from '../../../../../shared/contract/into-the-unknown';
import { Choosing } from './choosing.svelte';

const beamed = (who: string, to: { type: 'feature'; feature: string } | { type: 'team'; unit: string }) =>
  ({ type: 'transport', who, with: [], to, joins: null }) satisfies IntoTheUnknownAction;
const ACTIONS: readonly IntoTheUnknownAction[] = [
  beamed('odo', { type: 'feature', feature: 'signal-1' }),
  beamed('odo', { type: 'feature', feature: 'signal-2' }),
  beamed('riker', { type: 'feature', feature: 'signal-1' }),
  beamed('riker', { type: 'team', unit: 'alpha' }),
];

function choosing(): Choosing {
  const entry = { id: 'answer:transport', group: 'main', title: 'Transport', actions: ACTIONS } as const;
  return new Choosing(
    () => [entry as never], // a row by what choosing reads of it
    () => 'one offer',
  );
}

describe('a decision under way', () => {
  it('a place that somebody goes to is answered by the piece that it is', () => {
    const choice = choosing();
    expect(choice.answerBy('signal-2')).toBeNull();
    choice.press('who', 'odo');
    expect(choice.answerBy('signal-2')).toEqual({ ask: 'to', value: 'feature/signal-2' });
    expect(choice.answerBy('alpha')).toBeNull();
    choice.press('who', 'riker');
    expect(choice.answerBy('alpha')).toEqual({ ask: 'to', value: 'team/alpha' });
    expect(choice.answerBy('odo')).toEqual({ ask: 'who', value: 'odo' });
  });

  it('going back takes answers away one by one, the last first, and then the row with what came with it', () => {
    const choice = choosing();
    choice.take('answer:transport', { who: 'odo' });
    choice.press('to', 'feature/signal-2');
    expect(choice.ready).toEqual(ACTIONS[1]);
    choice.back();
    expect([choice.isBegun, choice.picks]).toEqual([true, { who: 'odo' }]);
    choice.back();
    expect([choice.isBegun, choice.back()]).toEqual([false, false]);
    choice.take('answer:transport');
    choice.press('who', 'odo');
    choice.press('to', 'feature/signal-1');
    choice.back();
    expect(choice.picks).toEqual({ who: 'odo' });
    choice.back();
    expect([choice.picks, choice.isBegun]).toEqual([{}, true]);
    choice.back();
    expect(choice.isBegun).toBe(false);
  });
});
