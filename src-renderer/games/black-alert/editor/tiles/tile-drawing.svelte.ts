/** The drawing of one tile: which face and tool, what is selected, what is under way. Commits one step when a gesture ends. */
import type { Point } from '../../../../../shared/geometry';
import type { TileRecord } from '../../../../../shared/content/black-alert';
import type { Edge, FaceName, NodeKind, PathEnd } from '../../../../../shared/hex';
import {
  EMPTY_FACE,
  endWords,
  type Face,
  type FaceNode,
  GRID,
  isSameEnd,
  joinFault,
  nodeWords,
  onGrid,
  roomiest,
  withNode,
  withNodeAt,
  withNodeChanged,
  withNodeKind,
  withoutNode,
  withoutPath,
  withPath,
} from '../model/face-edits';
import { withValue } from '../../../../panels/pack-editor/model/record-edits';
import type { BlackAlertEditing } from '../description';
import { type Draft, FaceGesture } from './face-gesture.svelte';

export type DrawingTool = 'select' | 'node' | 'path' | 'erase';
export type Selection =
  { readonly type: 'node'; readonly id: string } | { readonly type: 'path'; readonly index: number };

export class TileDrawing {
  readonly editing: BlackAlertEditing;
  tileId = $state('');
  side = $state<FaceName>('a');
  tool = $state<DrawingTool>('path');
  /** The picture is turned by so many sixths clockwise; what is drawn is not. */
  turn = $state<Edge>(0);
  selected = $state.raw<Selection | null>(null);
  readonly #gesture = new FaceGesture();

  readonly tile: TileRecord | null = $derived.by(
    () => this.editing.merged.records.tiles[this.tileId] ?? null,
  );
  readonly hasFace = $derived.by(() => this.tile !== null && this.tile[this.side] !== null);
  readonly saved: Face = $derived.by(() => this.tile?.[this.side] ?? EMPTY_FACE);
  /** As it shows: with the dragged node where the pointer has it. */
  readonly face: Face = $derived.by(() => this.#gesture.shown(this.saved));
  readonly draft: Draft | null = $derived.by(() => this.#gesture.draft(this.saved));
  readonly selectedNode: FaceNode | null = $derived.by(() => {
    const { selected } = this;
    return selected?.type === 'node' ? (this.face.nodes.find(({ id }) => id === selected.id) ?? null) : null;
  });
  readonly selectedPath = $derived.by(() =>
    this.selected?.type === 'path' ? (this.saved.paths[this.selected.index] ?? null) : null,
  );

  constructor(editing: BlackAlertEditing) {
    this.editing = editing;
    const tiles = Object.entries(editing.merged.records.tiles);
    // A Mission tile shows everything that a tile can have.
    this.tileId = (tiles.find(([, { kind }]) => kind === 'mission') ?? tiles[0])?.[0] ?? '';
  }

  open(tileId: string): void {
    if (tileId === this.tileId) return;
    this.tileId = tileId;
    this.side = 'a';
    this.drop();
    this.selected = null;
  }

  openSide(side: FaceName): void {
    this.side = side;
    this.drop();
    this.selected = null;
  }

  setTool(tool: DrawingTool): void {
    this.tool = tool;
    this.drop();
  }

  /** Presses an end of paths; gives whether a drag may follow. */
  pressEnd(end: PathEnd): void {
    if (this.#gesture.from !== null) return this.#finish(end);
    if (this.tool === 'erase') return this.#eraseEnd(end);
    if ('node' in end && this.tool !== 'path') {
      this.selected = { type: 'node', id: end.node };
      const node = this.saved.nodes.find(({ id }) => id === end.node);
      if (node) this.#gesture.hold(node.id, node);
      return;
    }
    this.begin(end);
  }

  pressPath(index: number): void {
    if (this.tool === 'erase') return this.removePath(index);
    if (this.#gesture.from === null) this.selected = { type: 'path', index };
  }

  pressGround(at: Point, isFree: boolean): void {
    if (this.tool === 'node') return this.addNode(isFree ? at : onGrid(at));
    if (!this.drop()) this.selected = null;
  }

  begin(end: PathEnd): void {
    this.selected = null;
    this.#gesture.begin(end);
  }

  /** The pointer moves: a held node follows it, a loose end too. Alt frees both. */
  moveTo(at: Point, over: PathEnd | null, isFree: boolean): void {
    this.#gesture.moveTo(at, over, isFree);
  }

  /** The focus is on an end: what joining it would make is shown as under a pointer. */
  hover(end: PathEnd | null): void {
    this.#gesture.hover(end);
  }

  /** The pointer is let go: a drag ends; a press without a drag leaves the path begun, for a second press to end. */
  release(): void {
    const { heldId } = this.#gesture;
    if (heldId !== null) this.#putDown(heldId);
    else if (this.draft?.to) this.#finish(this.draft.to);
    else if (this.#gesture.hangs(this.face)) this.drop();
  }

  /** Drops what is under way; gives whether anything was. */
  drop(): boolean {
    return this.#gesture.drop();
  }

  /** A key of a port: begins a path there, or ends the one under way. */
  pressPort(edge: Edge): void {
    if (this.#gesture.from === null) this.begin({ edge });
    else this.#finish({ edge });
  }

  addNode(at: Point = roomiest(this.saved)): void {
    const { face, id } = withNode(this.saved, at);
    this.#commit('Add a node', face);
    this.selected = { type: 'node', id };
  }

  removeSelected(): void {
    if (this.selected?.type === 'node') this.removeNode(this.selected.id);
    else if (this.selected) this.removePath(this.selected.index);
  }

  removeNode(id: string): void {
    const node = this.saved.nodes.find((each) => each.id === id);
    if (node) this.#commit(`Erase ${nodeWords(node)}`, withoutNode(this.saved, id));
    this.selected = null;
  }

  removePath(index: number): void {
    if (this.saved.paths[index]) this.#commit('Erase a path', withoutPath(this.saved, index));
    this.selected = null;
  }

  /** By so many steps of the grid; `isFine`: tenths of one. */
  nudge(id: string, dx: number, dy: number, isFine: boolean): void {
    const node = this.saved.nodes.find((each) => each.id === id);
    if (!node) return;
    const step = isFine ? GRID / 10 : GRID;
    this.#commit(
      `Move ${nodeWords(node)}`,
      withNodeAt(this.saved, id, { x: node.x + dx * step, y: node.y + dy * step }),
    );
  }

  setKind(id: string, kind: NodeKind): void {
    this.#commit('Make it a ' + kind, withNodeKind(this.saved, id, kind));
  }

  changeNode(label: string, id: string, change: Partial<FaceNode>): void {
    this.#commit(label, withNodeChanged(this.saved, id, change));
  }

  /** Face B begins with the pathways of face A: most of a tile is alike on both. */
  addFace(): void {
    const { tile } = this;
    if (tile && tile.b === null) this.#commit('Add face B', tile.a, 'b');
    this.openSide('b');
  }

  removeFace(): void {
    this.editing.setValue('Take face B away', 'tiles', this.tileId, ['b'], null);
    this.openSide('a');
  }

  #putDown(id: string): void {
    const { face } = this;
    this.#gesture.letGoOfNode();
    const [node, before] = [face, this.saved].map((each) => each.nodes.find((one) => one.id === id));
    if (node && before && (node.x !== before.x || node.y !== before.y))
      this.#commit(`Move ${nodeWords(node)}`, face);
  }

  #finish(to: PathEnd): void {
    const { from } = this.#gesture;
    this.drop();
    if (from === null || isSameEnd(from, to)) return;
    const fault = joinFault(this.saved, from, to);
    if (fault !== null) return this.editing.say(`${fault}.`, 'bad');
    this.#commit(
      `Path from ${endWords(this.saved, from)} to ${endWords(this.saved, to)}`,
      withPath(this.saved, from, to),
    );
    this.selected = { type: 'path', index: this.saved.paths.length - 1 };
  }

  #eraseEnd(end: PathEnd): void {
    if ('node' in end) return this.removeNode(end.node);
    const index = this.saved.paths.findIndex(({ from, to }) => isSameEnd(from, end) || isSameEnd(to, end));
    if (index >= 0) this.removePath(index);
  }

  /** Nodes and paths belong together: a face is put down with both. */
  #commit(label: string, face: Face, side: FaceName = this.side): void {
    const own = this.editing.own('tiles', this.tileId);
    const withNodes = withValue(own, this.tile, [side, 'nodes'], face.nodes.map(plainNode));
    const record = withValue(
      withNodes,
      this.tile,
      [side, 'paths'],
      face.paths.map(({ from, to }) => ({ from: { ...from }, to: { ...to } })),
    );
    this.editing.setRecord(`${label}: ${this.tile?.name ?? ''}`, 'tiles', this.tileId, record);
  }
}

function plainNode({ id, kind, name, resources, x, y }: FaceNode) {
  return { id, kind, name, resources, x, y };
}
