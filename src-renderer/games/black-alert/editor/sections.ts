/** The parts of a Black Alert pack that are drawn: the tiles, and the board with its loops and its start. */
import { EDGES } from '../../../../shared/hex';
import type { PackSection } from '../../../panels/pack-editor/pack-game';
import type { Command } from '../../../ui';
import { BoardDrawing } from './board/board-drawing.svelte';
import BoardEditor from './board/BoardEditor.svelte';
import type { BlackAlertEditing } from './description';
import { type DrawingTool, TileDrawing } from './tiles/tile-drawing.svelte';
import TileEditor from './tiles/TileEditor.svelte';

const TOOLS: readonly (readonly [DrawingTool, string, string | null])[] = [
  ['select', 'Select', 'V'],
  ['node', 'Draw nodes', null],
  ['path', 'Draw paths', 'P'],
  ['erase', 'Erase', 'E'],
];

class TileSection implements PackSection {
  readonly id = 'tiles';
  readonly title = 'Tiles';
  readonly noun = 'Tile editor';
  readonly kinds = ['tiles'];
  readonly keys = [
    { key: '1 … 6', does: 'start at a port' },
    { key: 'N', does: 'node' },
    { key: 'Esc', does: 'drops the path' },
    { key: 'Alt', does: 'frees from the grid' },
  ];
  readonly View = TileEditor as PackSection['View']; // given this very section
  readonly drawing: TileDrawing;
  readonly commands: readonly Command[];

  constructor(editing: BlackAlertEditing) {
    this.drawing = new TileDrawing(editing);
    this.commands = tileCommands(this.drawing);
  }

  drop(): void {
    this.drawing.drop();
  }

  show(kind: string, id: string | undefined): boolean {
    if (kind === 'tiles' && id !== undefined) this.drawing.open(id);
    return kind === 'tiles';
  }
}

/** Where everything else of the packs belongs that no form is about. */
class BoardSection implements PackSection {
  readonly id = 'board';
  readonly title = 'Loops & start';
  readonly noun = 'Pack editor';
  readonly kinds = ['loops', 'starts'];
  readonly keys = [
    { key: 'Tab', does: 'ports, loops and spaces' },
    { key: 'Enter', does: 'presses' },
    { key: 'Esc', does: 'drops the loop' },
  ];
  readonly View = BoardEditor as PackSection['View']; // given this very section
  readonly board: BoardDrawing;
  readonly commands: readonly Command[];

  constructor(editing: BlackAlertEditing) {
    this.board = new BoardDrawing(editing);
    this.commands = boardCommands(this.board);
  }

  drop(): void {
    this.board.drop();
  }

  show(kind: string, id: string | undefined): boolean {
    if (kind === 'loops' && id !== undefined) this.board.loopId = id;
    return true;
  }
}

export function sectionsOf(editing: BlackAlertEditing): readonly PackSection[] {
  return [new TileSection(editing), new BoardSection(editing)];
}

function tileCommands(drawing: TileDrawing): readonly Command[] {
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

function boardCommands(board: BoardDrawing): readonly Command[] {
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
