import { fireEvent, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { err, ok } from '../../shared/base';
import { samplePlan } from '../bridge/memory-plans';
import type { ExportJob, MadeFile } from '../panels/share/export-job';
import { Sharing } from './sharing.svelte';
import type { AppScope } from './scope';
import { press, renderApp, settle } from './testing/render-app';

afterEach(() => vi.unstubAllGlobals());

/** A window with a table that can be shared, as far as sharing sees it. */
function bench(dialogs = true) {
  const said: { text: string; action?: { label: string; run: () => void } | null }[] = [];
  const calls: { name: string; request: Record<string, unknown> }[] = [];
  const picture = new Blob(['picture'], { type: 'image/png' });
  const copyPicture = vi.fn(() => Promise.resolve(picture));
  const app = {
    info: { dialogs },
    table: {
      document: { plan: { title: 'Crossing' } },
      session: {},
      sharing: () => Promise.resolve({ ExportDialog: null, copyPicture }),
    },
    toasts: { show: (text: string, options = {}) => void said.push({ text, ...options }) },
    refuse: (refusal: { message: string }) => void said.push({ text: refusal.message }),
    overlay: null,
  };
  const bridge = {
    call: (name: string, request: Record<string, unknown>) => {
      calls.push({ name, request });
      return Promise.resolve(
        name === 'files.save' ? ok('/somewhere/Crossing.png') : err({ code: 'x', message: 'No.' }),
      );
    },
  };
  // Only what sharing uses of the two is there.
  const sharing = new Sharing(app as unknown as AppScope, bridge as never);
  return { sharing, said, calls, app };
}

const file: MadeFile = { name: 'Crossing.png', content: new Blob(['0123456789']), notes: [] };

function job(make: ExportJob['make']): ExportJob {
  return { fileName: file.name, counts: 'rows', make };
}

describe('an export', () => {
  it('tells how far it is, then where its file lies and how large it is', async () => {
    const { sharing, said, calls } = bench();
    let finish: () => void = () => undefined;
    const running = sharing.start(
      job(async (tell) => {
        tell({ done: 5, of: 10 });
        await new Promise<void>((resolve) => (finish = resolve));
        return ok(file);
      }),
    );
    expect(sharing.run?.words).toBe('Row 5 of 10');
    finish();
    await running;
    expect(sharing.run).toBeNull();
    expect(calls.map(({ name }) => name)).toEqual(['files.save']);
    expect(calls[0]?.request).toMatchObject({ name: 'Crossing.png', base64: btoa('0123456789') });
    expect(said.at(-1)?.text).toBe('Crossing.png, 10 B, is at /somewhere/Crossing.png.');
  });
  it('that is cancelled leaves no file and says so, whatever its job answers', async () => {
    const { sharing, said, calls } = bench();
    const running = sharing.start(job(() => Promise.resolve(ok(file))));
    sharing.cancel();
    await running;
    expect(calls).toEqual([]);
    expect(said.map(({ text }) => text)).toEqual(['Crossing.png was cancelled. No file was left.']);
  });
  it('that fails says why, refused or thrown', async () => {
    const { sharing, said } = bench();
    await sharing.start(job(() => Promise.resolve(err({ code: 'x', message: 'The paper is too small.' }))));
    await sharing.start(job(() => Promise.reject(new Error('The graphics context was lost.'))));
    expect(said.map(({ text }) => text)).toEqual([
      'Crossing.png was not made: The paper is too small.',
      'Crossing.png was not made: The graphics context was lost.',
    ]);
  });
  it('tells what its file lacks', async () => {
    const { sharing, said } = bench();
    await sharing.start(
      job(() => Promise.resolve(ok({ ...file, notes: ['This letter is not in our fonts: 艦'] }))),
    );
    expect(said.at(-1)?.text).toContain('This letter is not in our fonts: 艦');
  });
  it('waits for no other: one at a time', async () => {
    const { sharing, calls } = bench();
    const first = sharing.start(job(() => Promise.resolve(ok(file))));
    const second = sharing.start(job(() => Promise.resolve(ok(file))));
    await Promise.all([first, second]);
    expect(calls).toHaveLength(1);
  });
});

describe('copying the picture', () => {
  it('where pages may not, says so and offers the file', async () => {
    const { sharing, said, calls } = bench();
    vi.stubGlobal('ClipboardItem', undefined);
    await sharing.copyPicture();
    expect(said.at(-1)?.text).toContain('The picture could not be copied');
    said.at(-1)?.action?.run();
    await vi.waitFor(() => expect(calls.map(({ name }) => name)).toEqual(['files.save']));
  });
});

describe('the Share menu', () => {
  async function openTable() {
    const app = renderApp((desk) => `#/document/${desk.add(samplePlan('Helix crossing'))}`);
    await settle();
    return app;
  }
  it('a table without pictures offers neither export nor copy, by menu or key', async () => {
    await openTable();
    await press('E', { ctrlKey: true, shiftKey: true });
    await settle();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  it('a report is saved through main, and its dialog says what is in it', async () => {
    const { desk } = await openTable();
    desk.info = { ...desk.info, dialogs: true };
    desk.emit({ type: 'menu', command: 'share.report' });
    await settle();
    expect(screen.getByRole('dialog').textContent).toContain('It sends nothing');
    await fireEvent.click(screen.getByRole('button', { name: 'Save the report' }));
    await settle();
    expect(desk.calls.some(({ name }) => name === 'document.report')).toBe(true);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
