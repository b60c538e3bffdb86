import { afterEach, describe, expect, it, vi } from 'vitest';
import { ok } from '../../shared/base';
import type { Answer } from '../../shared/contract';
import { LibraryStore } from './library.svelte';
import { MemoryDesk } from './memory-desk';
import { samplePlan } from './memory-plans';

afterEach(() => vi.useRealTimers());

describe('the library as main keeps it', () => {
  it('reads itself anew when main says that it changed', async () => {
    const desk = new MemoryDesk();
    const library = new LibraryStore(desk, vi.fn());
    await library.load();
    expect(library.list.documents).toEqual([]);
    desk.add(samplePlan('Elsewhere'));
    desk.emit({ type: 'library' });
    await vi.waitFor(() => expect(library.list.documents.map(({ title }) => title)).toEqual(['Elsewhere']));
    library.destroy();
  });
  it('an answer that a newer one has overtaken is dropped', async () => {
    const desk = new MemoryDesk();
    desk.add(samplePlan('New'));
    const slow: ((answer: Answer<'library.list'>) => void)[] = [];
    vi.spyOn(desk, 'call').mockImplementationOnce(
      () => new Promise((resolve) => slow.push(resolve as never)), // the first call is library.list
    );
    const library = new LibraryStore(desk, vi.fn());
    const first = library.load();
    await library.load();
    slow[0]?.(ok({ documents: [], bin: [], broken: [], examples: [] }));
    await first;
    expect(library.list.documents).toHaveLength(1);
  });
  it('a refused answer is told and the list stays', async () => {
    const desk = new MemoryDesk();
    const refused = vi.fn();
    const error = { code: 'disk', message: 'The disk does not answer.' };
    desk.overrides['library.list'] = () => ({ ok: false, error });
    const library = new LibraryStore(desk, refused);
    await library.load();
    expect(refused).toHaveBeenCalledExactlyOnceWith(error);
    expect(library.loaded).toBe(false);
  });
});

describe('pictures', () => {
  it('are asked for once, and again after each change of their document', async () => {
    const desk = new MemoryDesk();
    desk.overrides['library.thumbnail'] = () => ok('iVBORw0KGgo=');
    const library = new LibraryStore(desk, vi.fn());
    const id = desk.add(samplePlan('Plan'));
    await library.askPicture(id, 1);
    await library.askPicture(id, 1);
    await library.askPicture(id, 2);
    expect(desk.calls.filter(({ name }) => name === 'library.thumbnail')).toHaveLength(2);
    expect(library.pictures[library.pictureKey(id, 1)]).toBe('data:image/png;base64,iVBORw0KGgo=');
  });
  it('a picture that came late is found when main says that the library changed', async () => {
    const desk = new MemoryDesk();
    const id = desk.add(samplePlan('Plan'));
    const library = new LibraryStore(desk, vi.fn());
    await library.load();
    const changedAt = library.list.documents[0]?.changedAt ?? 0;
    vi.useFakeTimers({ now: changedAt + 2000, toFake: ['Date'] });
    await library.askPicture(id, changedAt);
    expect(library.pictures[library.pictureKey(id, changedAt)]).toBeNull();
    desk.overrides['library.thumbnail'] = () => ok('iVBORw0KGgo=');
    await library.load();
    await vi.waitFor(() =>
      expect(library.pictures[library.pictureKey(id, changedAt)]).toMatch(/^data:image/),
    );
  });
});
