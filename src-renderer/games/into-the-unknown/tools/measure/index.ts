import { defineTool } from '../../../../tools';
import type { SectorToolContext } from '../context';
import type { Preview } from '../preview';
import { idle } from './idle';
import { ruled } from './ruled';
import { ruling } from './ruling';
import type { MeasureStates } from './states';

/** Edge to edge between pieces, and the ruler. */
export const measureTool = defineTool<SectorToolContext, Preview, MeasureStates>('measure', {
  idle,
  ruling,
  ruled,
});
