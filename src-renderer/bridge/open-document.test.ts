import { describe, expect, it } from 'vitest';
import type { Bridge } from '../../shared/contract';
import { MemoryDesk } from './memory-desk';
import { samplePlan } from './memory-plans';
import { OpenDocument } from './open-document.svelte';

/** A desk as far away as main is: requests travel a moment, and nothing is heard but answers. */
function openFar() {
  const desk = new MemoryDesk();
  const id = desk.add(samplePlan('Plan'));
  const far: Bridge = {
    call: async (name, request) => {
      await Promise.resolve();
      return desk.call(name, request);
    },
    subscribe: () => () => undefined,
  };
  const refused: string[] = [];
  const state = desk.state(id);
  if (!state) throw new Error('The desk lost the plan');
  const document = new OpenDocument(far, state, ({ message }) => void refused.push(message));
  const retitle = (title: string, onSent?: (revision: number) => void) =>
    document.edit(title, (plan) => void (plan.title = title), onSent);
  return { desk, document, id, refused, retitle };
}

describe('steps that come faster than main answers', () => {
  it('run one after the other: no key press is lost and nobody is told of a conflict', async () => {
    const { document, refused, retitle } = openFar();
    await Promise.all([retitle('A'), retitle('B'), retitle('C')]);
    expect(document.plan.title).toBe('C');
    await Promise.all([document.undo(), document.undo()]);
    expect(document.plan.title).toBe('A');
    await Promise.all([document.redo(), document.goTo(3), document.undo()]);
    expect(document.plan.title).toBe('B');
    expect(refused).toEqual([]);
  });

  it('undo takes back the edit that was still on its way', async () => {
    const { document, refused, retitle } = openFar();
    await Promise.all([retitle('A'), document.undo()]);
    expect(document.plan.title).toBe('Plan');
    expect(document.state.history).toMatchObject({ position: 0, length: 1 });
    expect(refused).toEqual([]);
  });

  it('a step that shows but is not answered yet can be taken back at once', async () => {
    const { document, retitle } = openFar();
    expect([document.canUndo, document.canRedo]).toEqual([false, false]);
    const edit = retitle('A');
    expect(document.canUndo).toBe(true);
    await Promise.all([edit, document.undo()]);
    expect([document.canUndo, document.canRedo, document.plan.title]).toEqual([false, true, 'Plan']);
  });

  it('undo with nothing to take back asks nobody and says nothing', async () => {
    const { document, refused } = openFar();
    expect(await document.undo()).toBe(false);
    expect(await document.redo()).toBe(false);
    expect(refused).toEqual([]);
  });

  it('an edit is told the revision it is sent against, again when another tab was faster', async () => {
    const { desk, document, id, retitle } = openFar();
    const sent: number[] = [];
    await desk.call('document.edit', {
      callId: crypto.randomUUID(),
      id,
      baseRevision: 0,
      label: 'Elsewhere',
      patches: [{ op: 'add', path: '/notes', value: 'Elsewhere' }],
    });
    await retitle('A', (revision) => void sent.push(revision));
    expect(sent).toEqual([0, 1]);
    expect(document.plan).toMatchObject({ title: 'A', notes: 'Elsewhere' });
  });

  it('an undo of what another tab has changed since is refused and says why', async () => {
    const { desk, document, id, refused, retitle } = openFar();
    await retitle('A');
    await desk.call('library.rename', { callId: crypto.randomUUID(), id, title: 'Elsewhere' });
    expect(await document.undo()).toBe(false);
    expect(refused).toEqual(['The plan has changed meanwhile.']);
  });
});
