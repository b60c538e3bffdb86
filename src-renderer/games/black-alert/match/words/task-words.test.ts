import { describe, expect, it } from 'vitest';
import type { BlackAlertView, TaskView, TurnState } from '../../../../../shared/contract/black-alert';
import { shippedBlackAlert } from '../../../../../tests/support/shipped-content';
import { effectWords, taskWords } from '.';

const content = shippedBlackAlert();

/** Only what the words of a turn and of a Fleet token read. */
function viewOf(turn: Partial<TurnState>, fleets: readonly string[] = []): BlackAlertView {
  const begun = { character: 'saru', step: 'move', actions: 0, held: 'none', ...turn };
  return { turn: begun, board: { fleets } } as unknown as BlackAlertView;
}

describe('what a task asks', () => {
  const turn = (state: Partial<TurnState>) => {
    const { title, detail } = taskWords(content, viewOf(state), { type: 'turn' });
    return [title, detail];
  };

  it('BA-WOUND-02: a wounded Character is asked to end its turn, not to move and act', () => {
    expect(turn({ held: 'wounded' })).toEqual(['Saru: end the turn', 'Wounded: no move, no action.']);
    expect(turn({ held: 'wounded', step: 'draw' })[0]).toBe('Saru: draw cards');
  });

  it('BA-DETAIN-02, BA-DETAIN-04: a detained one is asked to go home; after that free actions remain', () => {
    expect(turn({ held: 'detained' })).toEqual(['Saru: go home', 'Detained: only the way home.']);
    expect(turn({ held: 'detained', step: 'action', actions: 1 })).toEqual([
      'Saru: end the turn',
      'Free actions are still possible.',
    ]);
  });

  it('BA-CFLEET-02: a Fleet token is said to be added only while the supply holds one', () => {
    const task: TaskView = {
      type: 'fleet',
      character: 'lorca',
      tokens: 1,
      steps: 1,
      add: true,
      optional: false,
      moving: null,
      done: [],
    };
    expect(taskWords(content, viewOf({}, ['A1', 'E1']), task).detail).toBe('One token to move.');
    expect(taskWords(content, viewOf({}, ['A1']), task).detail).toBe(
      'One token to move, or add one on the Charon’s tile.',
    );
  });

  it('BA-FREE-02: removing Corruption goes as far as there is any, and is not said to be of choice', () => {
    expect(effectWords({ verb: 'cleanse', near: 'any', count: 4 })).toBe(
      'Remove four Corruption tokens from anywhere, or all there are.',
    );
    expect(effectWords({ verb: 'cleanse', near: 'discovery', count: 1 })).toBe(
      'Remove one Corruption token on or next to the Discovery’s tile.',
    );
  });
});
