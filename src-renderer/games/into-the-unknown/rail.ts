import CirclePlus from '@lucide/svelte/icons/circle-plus';
import Dices from '@lucide/svelte/icons/dices';
import Hand from '@lucide/svelte/icons/hand';
import Layers from '@lucide/svelte/icons/layers';
import MousePointer2 from '@lucide/svelte/icons/mouse-pointer-2';
import Pencil from '@lucide/svelte/icons/pencil';
import Ruler from '@lucide/svelte/icons/ruler';
import UsersRound from '@lucide/svelte/icons/users-round';
import type { RailTool } from '../descriptor';
import ArcsIcon from './icons/ArcsIcon.svelte';
import ManeuverIcon from './icons/ManeuverIcon.svelte';

/** The tools of the sector table, in the order of the rail. */
export const RAIL_TOOLS: readonly RailTool[] = [
  { id: 'select', title: 'Select and move', icon: MousePointer2 },
  { id: 'pan', title: 'Pan', icon: Hand },
  { id: 'measure', title: 'Measure', icon: Ruler },
  { id: 'maneuver', title: 'Manoeuvre', icon: ManeuverIcon },
  { id: 'arcs', title: 'Arcs and ranges', icon: ArcsIcon },
  { id: 'annotate', title: 'Annotate', icon: Pencil },
  { id: 'place', title: 'Place a piece', icon: CirclePlus, startsGroup: true },
  { id: 'forces', title: 'Task forces', icon: UsersRound },
  { id: 'odds', title: 'Odds', icon: Dices, kind: 'panel' },
  { id: 'layers', title: 'Layers', icon: Layers, kind: 'panel' },
];
