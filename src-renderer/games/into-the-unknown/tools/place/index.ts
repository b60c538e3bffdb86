import { defineTool } from '../../../../tools';
import type { SectorToolContext } from '../context';
import type { Preview } from '../preview';
import { aiming } from './aiming';
import { idle } from './idle';
import type { PlaceStates } from './states';

/** Put pieces from the palette on the table. */
export const placeTool = defineTool<SectorToolContext, Preview, PlaceStates>('place', { idle, aiming });
