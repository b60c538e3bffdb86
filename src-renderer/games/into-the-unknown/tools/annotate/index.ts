import { defineTool } from '../../../../tools';
import type { SectorToolContext } from '../context';
import type { Preview } from '../preview';
import { drawingArrow } from './drawing-arrow';
import { drawingDimension } from './drawing-dimension';
import { drawingDisc } from './drawing-disc';
import { drawingOutline } from './drawing-outline';
import { idle } from './idle';
import { placingNote } from './placing-note';
import { pressingArea } from './pressing-area';
import type { AnnotateStates } from './states';
import { writingNote } from './writing-note';

/** Notes, arrows, areas and dimension lines: a preview until the last click, then one step. */
export const annotateTool = defineTool<SectorToolContext, Preview, AnnotateStates>('annotate', {
  idle,
  'placing-note': placingNote,
  'writing-note': writingNote,
  'drawing-arrow': drawingArrow,
  'pressing-area': pressingArea,
  'drawing-disc': drawingDisc,
  'drawing-outline': drawingOutline,
  'drawing-dimension': drawingDimension,
});
