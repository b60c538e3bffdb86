import { panTool, type Tool } from '../../../tools';
import { annotateTool } from './annotate';
import { arcsTool } from './arcs';
import type { SectorToolContext } from './context';
import { maneuverTool } from './maneuver';
import { measureTool } from './measure';
import { placeTool } from './place';
import type { Preview } from './preview';
import { selectTool } from './select';

export type { SectorToolContext } from './context';
export type { Preview, RulerPoint } from './preview';
export { thingAtPointer } from './hit';
export { rotateHandleOf } from './select/rotate-handle';

/** Every tool of the sector table. */
export const SECTOR_TOOLS: readonly Tool<SectorToolContext, Preview>[] = [
  selectTool,
  panTool(),
  measureTool,
  maneuverTool,
  arcsTool,
  annotateTool,
  placeTool,
];
