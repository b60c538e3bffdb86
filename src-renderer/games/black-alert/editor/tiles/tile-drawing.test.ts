import { describe, expect, it, onTestFinished } from 'vitest';
import { ok } from '../../../../../shared/base';
import type { PackLayer } from '../../../../../shared/content';
import type { Bridge, DeskEvent, PackState, Request } from '../../../../../shared/contract';
import { shippedLayerOf } from '../../../../../tests/support/shipped-content';
import { PackEditing } from '../../../../panels/pack-editor/model/pack-editing.svelte';
import { TileDrawing } from './tile-drawing.svelte';

const base = [
  shippedLayerOf('black-alert', 'black-alert'),
  shippedLayerOf('black-alert', 'black-alert-house'),
];
const none = Object.fromEntries(Object.keys(base[0]?.records ?? {}).map((kind) => [kind, {}]));

/** Main as the editor sees it: one pack, one revision after the other. */
class PackDesk implements Bridge {
  saves: Request<'packs.save'>[] = [];
  state: PackState = {
    pack: {
      head: {
        format: 'plotroom-pack',
        id: 'mine',
        version: 1,
        game: 'black-alert',
        layer: 'user',
        title: 'Mine',
      },
      records: none,
    } as PackLayer, // empty kinds fit any game
    revision: '0',
    drafts: {},
    base,
    savedAt: 0,
  };
  refuse: string | null = null;
  readonly #listeners = new Set<(event: DeskEvent) => void>();

  call(name: string, request: unknown): Promise<never> {
    return Promise.resolve(this.#answer(name, request) as never); // two calls only, each with its own answer
  }

  subscribe(listener: (event: DeskEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Another window puts something down, told to this one at once or too late. */
  elsewhere(kind: string, records: object, isTold = true): void {
    const pack = {
      ...this.state.pack,
      records: { ...this.state.pack.records, [kind]: records },
    } as PackLayer;
    this.state = { ...this.state, pack, revision: `${this.state.revision}+` };
    for (const listener of isTold ? this.#listeners : []) listener({ type: 'packs' });
  }

  #answer(name: string, request: unknown): unknown {
    if (name === 'packs.open') return ok(this.state);
    const save = request as Request<'packs.save'>; // the only other call
    if (this.refuse) return { ok: false, error: { code: this.refuse, message: 'The disk is full.' } };
    if (save.baseRevision !== this.state.revision)
      return { ok: false, error: { code: 'stale-revision', message: 'Changed meanwhile.' } };
    this.saves.push(save);
    const records = { ...this.state.pack.records, ...save.kinds };
    const revision = String(this.saves.length);
    this.state = {
      ...this.state,
      pack: { ...this.state.pack, records } as PackLayer,
      revision,
      drafts: save.drafts,
    };
    return ok({ revision, savedAt: 1000 * this.saves.length });
  }
}

function opened() {
  const desk = new PackDesk();
  const said: string[] = [];
  const editing = PackEditing.of('black-alert', desk, desk.state, (text) => said.push(text));
  if (!editing) throw new Error('the pack is one of this game');
  onTestFinished(() => editing.destroy());
  const drawing = new TileDrawing(editing);
  drawing.open('quiet-reach');
  return { desk, editing, drawing, said };
}
const pathsOf = (drawing: TileDrawing) =>
  drawing.face.paths.map(({ from, to }) =>
    [from, to].map((end) => ('node' in end ? end.node : end.edge)).join('-'),
  );

describe('drawing a tile', () => {
  it('draws a path from a port to a node by drag, with the verdict before it is let go', async () => {
    const { desk, editing, drawing } = opened();
    drawing.removePath(2);
    drawing.pressEnd({ edge: 1 });
    drawing.moveTo({ x: 0.2, y: 0 }, null, false);
    expect(drawing.draft).toMatchObject({ from: { edge: 1 }, to: null, fault: null });
    drawing.moveTo({ x: 0, y: 0 }, { node: 'a' }, false);
    expect(drawing.draft).toMatchObject({ to: { node: 'a' }, fault: null });
    drawing.release();
    expect([pathsOf(drawing), drawing.draft]).toEqual([['a-0', 'a-3', '4-5', '1-a'], null]);
    await editing.settled();
    expect(desk.state.pack.records).toMatchObject({ tiles: { 'quiet-reach': { source: { kind: 'user' } } } });
    expect(editing.history.past.map(({ label }) => label)).toEqual([
      'Erase a path: Quiet Reach',
      'Path from port 2 to the point: Quiet Reach',
    ]);
  });

  it('draws with two presses and with the keys of two ports alike', () => {
    const { drawing } = opened();
    drawing.removePath(2);
    drawing.removePath(2);
    drawing.pressEnd({ edge: 1 });
    drawing.release();
    drawing.pressEnd({ edge: 5 });
    drawing.pressPort(2);
    drawing.pressPort(4);
    expect(pathsOf(drawing)).toEqual(['a-0', 'a-3', '1-5', '2-4']);
  });

  it('refuses a port that has a path, says why, and draws nothing', () => {
    const { drawing, said, editing } = opened();
    drawing.pressPort(0);
    drawing.hover({ edge: 3 });
    expect(drawing.draft?.fault).toBe('Port 4 has a path');
    drawing.pressPort(3);
    expect([said, editing.history.past]).toEqual([['Port 4 has a path.'], []]);
  });

  it('drops a path on the ground and with Escape without a trace', () => {
    const { drawing, editing } = opened();
    drawing.pressEnd({ edge: 0 });
    drawing.moveTo({ x: 0.3, y: 0.3 }, null, false);
    drawing.release();
    expect(drawing.draft).toBeNull();
    drawing.pressPort(1);
    expect([drawing.drop(), drawing.drop(), editing.history.past]).toEqual([true, false, []]);
  });

  it('drags nodes on the grid, Alt frees them, and a drag is one step', () => {
    const { drawing, editing } = opened();
    drawing.setTool('select');
    drawing.pressEnd({ node: 'a' });
    for (const x of [0.1, 0.2, 0.33]) drawing.moveTo({ x, y: 0.01 }, null, false);
    expect(drawing.face.nodes[0]).toMatchObject({ x: 0.3, y: 0 });
    drawing.moveTo({ x: 0.33, y: 0.01 }, null, true);
    drawing.release();
    expect([drawing.saved.nodes[0]?.x, editing.history.past.length]).toEqual([0.33, 1]);
    drawing.nudge('a', 0, -1, false);
    expect(drawing.saved.nodes[0]).toMatchObject({ x: 0.33, y: -0.09 });
  });

  it('adds, changes and erases nodes; a second face begins like the first', () => {
    const { drawing } = opened();
    drawing.setTool('node');
    drawing.pressGround({ x: 0.42, y: -0.31 }, false);
    expect(drawing.selectedNode).toMatchObject({ id: 'b', kind: 'point', x: 0.4, y: -0.3 });
    drawing.setKind('b', 'moon');
    expect(drawing.selectedNode).toMatchObject({ kind: 'moon', resources: ['intel'] });
    drawing.addFace();
    expect([drawing.side, drawing.face]).toEqual(['b', drawing.tile?.a]);
    drawing.removeFace();
    expect([drawing.side, drawing.tile?.b]).toEqual(['a', null]);
    drawing.setTool('erase');
    drawing.pressEnd({ node: 'b' });
    expect(drawing.face.nodes.map(({ id }) => id)).toEqual(['a']);
  });
});

describe('editing a pack', () => {
  it('undoes and redoes steps, each saved; back at the house the pack says nothing', async () => {
    const { desk, editing, drawing } = opened();
    const house = drawing.face;
    drawing.addNode();
    const drawn = drawing.face;
    editing.undo();
    expect(drawing.face).toEqual(house);
    editing.redo();
    expect(drawing.face).toEqual(drawn);
    editing.revert('Revert', 'tiles', 'quiet-reach', []);
    expect([drawing.face, editing.own('tiles', 'quiet-reach')]).toEqual([house, undefined]);
    await editing.settled();
    expect(desk.state.pack.records).toMatchObject({ tiles: {} });
    expect(editing.history.past.map(({ label }) => label)).toEqual(['Add a node: Quiet Reach', 'Revert']);
  });

  it('keeps texts that are not valid beside the pack, and drops them with a valid value', async () => {
    const { desk, editing } = opened();
    expect(editing.faultsOf('missions', 'listening-post', ['resolve'], 77)).toMatchObject([
      { code: 'out-of-range', at: '/missions/listening-post/resolve' },
    ]);
    editing.setDraft('missions', 'listening-post', ['resolve'], '77');
    await editing.settled();
    expect(desk.state.drafts).toEqual({ '/missions/listening-post/resolve': '77' });
    expect(editing.own('missions', 'listening-post')).toBeUndefined();
    editing.setValue('Resolve', 'missions', 'listening-post', ['resolve'], 7);
    await editing.settled();
    expect(desk.state.drafts).toEqual({});
    expect(editing.merged.records.missions['listening-post']?.resolve).toBe(7);
  });

  it('makes a step again on what another window put down, and loses neither', async () => {
    const { desk, editing, said } = opened();
    const source = { kind: 'user', where: 'x', confidence: 'high' };
    desk.elsewhere('missions', { 'broken-chains': { resolve: 6, source } }, false);
    editing.setValue('Resolve', 'missions', 'listening-post', ['resolve'], 7);
    await editing.settled();
    expect(desk.state.pack.records).toMatchObject({
      missions: { 'broken-chains': { resolve: 6 }, 'listening-post': { resolve: 7 } },
    });
    expect(said).toEqual(['Another window has changed this pack. Your last step was made again on it.']);
  });

  it('shows what another window put down while it has nothing of its own under way', async () => {
    const { desk, editing } = opened();
    const source = { kind: 'user', where: 'x', confidence: 'high' };
    desk.elsewhere('missions', { 'broken-chains': { resolve: 6, source } });
    await expect.poll(() => editing.merged.records.missions['broken-chains']?.resolve).toBe(6);
    expect(editing.history.past).toEqual([]);
  });

  it('keeps steps that the disk refused, says so, and saves them with the next one', async () => {
    const { desk, editing, said } = opened();
    desk.refuse = 'disk-full';
    editing.setValue('Resolve', 'missions', 'listening-post', ['resolve'], 7);
    await editing.settled();
    expect([editing.problem?.code, said]).toEqual(['disk-full', ['The disk is full.']]);
    desk.refuse = null;
    editing.setValue('Name', 'missions', 'listening-post', ['name'], 'Post');
    await editing.settled();
    expect([editing.problem, desk.state.pack.records]).toMatchObject([
      null,
      { missions: { 'listening-post': { resolve: 7, name: 'Post' } } },
    ]);
  });
});
