import { describe, expect, it } from 'vitest';
import { History, runEndingAt } from './history';
import type { JournalEntry } from './journal';

function edit(sequence: number, position: number): JournalEntry {
  const patches = [{ op: 'add' as const, path: '/notes', value: position }];
  return { type: 'edit', sequence, at: 0, position, label: `Step ${sequence}`, patches, inverse: [] };
}
function move(sequence: number, position: number): JournalEntry {
  return { type: 'move', sequence, at: 0, position, patches: [] };
}

describe('the history', () => {
  it('is told again by its entries: a new step after an undo cuts what could be redone', () => {
    const history = History.of([edit(1, 1), edit(2, 2), edit(3, 3), move(4, 1), edit(5, 2)], 2);
    expect(history.labels(0, 9)).toEqual(['Step 1', 'Step 5']);
    expect(history).toMatchObject({ position: 2, length: 2, undoLabel: 'Step 5', redoLabel: null });
    history.move(0);
    expect(history).toMatchObject({ position: 0, undoLabel: null, redoLabel: 'Step 1' });
  });

  it('whose beginning was lost counts from the gap', () => {
    const history = History.of([edit(8, 6), edit(9, 7), move(10, 6)], 6);
    expect(history).toMatchObject({ position: 1, length: 2, journalPosition: 6, journalLength: 7 });
    expect(history.patchesTo(2)).toEqual([{ op: 'add', path: '/notes', value: 7 }]);
  });

  it('that leaves the steps it knows forgets them rather than inventing some', () => {
    const history = History.of([edit(8, 6), move(9, 3)], 3);
    expect(history).toMatchObject({ position: 0, length: 0, journalPosition: 3 });
    const cut = History.of([edit(8, 6), move(9, 3), edit(10, 4)], 4);
    expect(cut).toMatchObject({ position: 1, length: 1, undoLabel: 'Step 10' });
  });

  it('without any entry is empty at its place', () => {
    expect(History.of([], 12)).toMatchObject({ position: 0, length: 0, journalPosition: 12 });
  });
});

describe('runEndingAt', () => {
  it('takes the entries without a gap that end with the present, and none beyond', () => {
    const entries = [edit(1, 1), edit(3, 3), edit(4, 4), edit(5, 5)];
    expect(runEndingAt(entries, 4)).toEqual([edit(3, 3), edit(4, 4)]);
    expect(runEndingAt(entries, 2)).toEqual([]);
    expect(runEndingAt([], 0)).toEqual([]);
  });
});
