/** The editor of one pack as a screen: which part of it is open, what is chosen there, and everything that can be done by name. */
import Download from '@lucide/svelte/icons/download';
import Redo from '@lucide/svelte/icons/redo-2';
import Undo from '@lucide/svelte/icons/undo-2';
import { EDGES } from '../../../../shared/hex';
import type { Command } from '../../../ui';
import { BoardDrawing } from './board/board-drawing.svelte';
import type { PackEditing } from './model/pack-editing.svelte';
import { FORM_KINDS, type FormKind, KIND_WORDS } from './model/words';
import { type DrawingTool, TileDrawing } from './tiles/tile-drawing.svelte';

export type Part = 'tiles' | 'board' | FormKind;

export const PARTS: readonly { readonly id: Part; readonly title: string }[] = [
  { id: 'tiles', title: 'Tiles' },
  { id: 'board', title: 'Loops & start' },
  ...FORM_KINDS.map((id) => ({ id, title: KIND_WORDS[id].many })),
];

const TOOLS: readonly (readonly [DrawingTool, string, string | null])[] = [
  ['select', 'Select', 'V'],
  ['node', 'Draw nodes', null],
  ['path', 'Draw paths', 'P'],
  ['erase', 'Erase', 'E'],
];

export class PackScreen {
  readonly editing: PackEditing;
  readonly drawing: TileDrawing;
  readonly board: BoardDrawing;
  part = $state<Part>('tiles');
  /** By kind the record that its form shows. */
  chosen = $state.raw<Partial<Record<FormKind, string>>>({});
  readonly commands: readonly Command[] = $derived.by(() => [
    ...this.#history(),
    ...this.#parts(),
    ...(this.part === 'tiles' ? this.#tiles() : []),
    ...(this.part === 'board' ? this.#board() : []),
  ]);
  readonly #exportPack: () => void;

  constructor(editing: PackEditing, exportPack: () => void) {
    this.editing = editing;
    this.drawing = new TileDrawing(editing);
    this.board = new BoardDrawing(editing);
    this.#exportPack = exportPack;
  }

  choose(kind: FormKind, id: string): void {
    this.chosen = { ...this.chosen, [kind]: id };
  }

  /** Opens the part and the record that the first fault is in; one of the packs as a whole opens the part. */
  showFault(): void {
    const [kind = '', id] = (this.editing.merged.faults[0]?.at ?? '').split('/').slice(1);
    const form = FORM_KINDS.find((each) => each === kind);
    if (form !== undefined) {
      this.part = form;
      if (id !== undefined) this.choose(form, id);
    } else if (kind === 'tiles') {
      this.part = 'tiles';
      if (id !== undefined) this.drawing.open(id);
    } else {
      this.part = 'board';
      if (kind === 'loops' && id !== undefined) this.board.loopId = id;
    }
  }

  undo(): void {
    this.drawing.drop();
    this.board.drop();
    this.editing.undo();
  }

  redo(): void {
    this.drawing.drop();
    this.board.drop();
    this.editing.redo();
  }

  #history(): Command[] {
    const { editing } = this;
    const group = 'Pack';
    return [
      {
        id: 'edit.undo',
        title: 'Undo',
        group,
        keys: 'Ctrl+Z',
        icon: Undo,
        enabled: () => editing.past.length > 0,
        run: () => this.undo(),
      },
      {
        id: 'edit.redo',
        title: 'Redo',
        group,
        keys: 'Ctrl+Shift+Z Ctrl+Y',
        icon: Redo,
        enabled: () => editing.future.length > 0,
        run: () => this.redo(),
      },
      {
        id: 'pack.export',
        title: 'Export pack',
        group,
        keys: 'Ctrl+E',
        icon: Download,
        run: this.#exportPack,
      },
    ];
  }

  #parts(): Command[] {
    return PARTS.map(({ id, title }, index) => ({
      id: `pack.part-${id}`,
      title: `Edit: ${title}`,
      group: 'Pack',
      keys: `Alt+${index + 1}`,
      run: () => (this.part = id),
    }));
  }

  #tiles(): Command[] {
    const { drawing } = this;
    const group = 'Tile';
    const tools = TOOLS.map(([tool, title, keys]) => ({
      id: `tile.${tool}`,
      title,
      group,
      keys,
      run: () => drawing.setTool(tool),
    }));
    const ports = EDGES.map((edge) => ({
      id: `tile.port-${edge + 1}`,
      title: `Path from or to port ${edge + 1}`,
      group,
      keys: String(edge + 1),
      run: () => drawing.pressPort(edge),
    }));
    return [
      ...tools,
      ...ports,
      { id: 'tile.add-node', title: 'Add a node', group, keys: 'N', run: () => drawing.addNode() },
      {
        id: 'tile.remove',
        title: 'Erase what is selected',
        group,
        keys: 'Delete Backspace',
        enabled: () => drawing.selected !== null,
        run: () => drawing.removeSelected(),
      },
      {
        id: 'tile.drop',
        title: 'Drop the path',
        group,
        keys: 'Escape',
        enabled: () => drawing.draft !== null || drawing.selected !== null,
        run: () => {
          if (!drawing.drop()) drawing.selected = null;
        },
      },
    ];
  }

  #board(): Command[] {
    const { board } = this;
    const group = 'Board';
    return [
      {
        id: 'board.remove',
        title: 'Take the loop away',
        group,
        keys: 'Delete Backspace',
        enabled: () => board.loopId !== null,
        run: () => board.removeLoop(),
      },
      {
        id: 'board.drop',
        title: 'Drop the loop',
        group,
        keys: 'Escape',
        enabled: () => board.from !== null || board.loopId !== null,
        run: () => {
          if (!board.drop()) board.loopId = null;
        },
      },
    ];
  }
}
