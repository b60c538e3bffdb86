import { describe, expect, it, vi } from 'vitest';
import { LibraryActions } from './library-actions';
import type { AppScope } from './scope';

const refusal = { ok: false, error: { code: 'gone', message: 'It is gone.' } } as const;

/** A window whose table shows steps that main has not answered yet. */
function windowWith(table: string) {
  let answer: () => void = () => undefined;
  const settled = new Promise<void>((resolve) => (answer = resolve));
  const library = {
    exportFile: vi.fn(() => Promise.resolve(refusal)),
    duplicate: vi.fn(() => Promise.resolve(refusal)),
  };
  const scope = { info: null, table: { id: table, settled: () => settled }, library, refuse: vi.fn() };
  // The actions under test ask for no more of the window.
  return { library, answer, actions: new LibraryActions(scope as unknown as AppScope) };
}

describe('giving away the document on the table', () => {
  it.each(['exportDocument', 'duplicate'] as const)('%s waits until main has what shows', async (name) => {
    const { library, answer, actions } = windowWith('open');
    const asked = name === 'duplicate' ? library.duplicate : library.exportFile;
    const done = actions[name]('open');
    await Promise.resolve();
    expect(asked).not.toHaveBeenCalled();
    answer();
    await done;
    expect(asked).toHaveBeenCalledExactlyOnceWith('open');
  });

  it('waits for no other document', async () => {
    const { library, actions } = windowWith('open');
    await actions.exportDocument('another');
    expect(library.exportFile).toHaveBeenCalledExactlyOnceWith('another');
  });
});
