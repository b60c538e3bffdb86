import { defineTool } from '../../../../tools';
import type { SectorToolContext } from '../context';
import type { Preview } from '../preview';
import { idle } from './idle';
import type { ManeuverStates } from './states';
import { travelling } from './travelling';
import { turning } from './turning';

/** Try a manoeuvre: drag the ring to turn and the knob to travel, or type the numbers in the panel. */
export const maneuverTool = defineTool<SectorToolContext, Preview, ManeuverStates>('maneuver', {
  idle,
  turning,
  travelling,
});
