import { defineTool } from '../../../../tools';
import type { SectorToolContext } from '../context';
import type { Preview } from '../preview';
import { brushing } from './brushing';
import { draggingPieces } from './dragging-pieces';
import { draggingPoint } from './dragging-point';
import { idle } from './idle';
import { pointingPiece } from './pointing-piece';
import { pointingTable } from './pointing-table';
import { rotating } from './rotating';
import type { SelectStates } from './states';

/** Select and move. */
export const selectTool = defineTool<SectorToolContext, Preview, SelectStates>('select', {
  idle,
  'pointing-piece': pointingPiece,
  'pointing-table': pointingTable,
  'dragging-pieces': draggingPieces,
  'dragging-point': draggingPoint,
  brushing,
  rotating,
});
