import CircleDot from '@lucide/svelte/icons/circle-dot';
import Hand from '@lucide/svelte/icons/hand';
import Layers from '@lucide/svelte/icons/layers';
import MousePointer2 from '@lucide/svelte/icons/mouse-pointer-2';
import RotateCw from '@lucide/svelte/icons/rotate-cw';
import Route from '@lucide/svelte/icons/route';
import type { RailTool } from '../../descriptor';

/** The tools of the planned board, in the order of the rail. */
export const RAIL_TOOLS: readonly RailTool[] = [
  { id: 'select', title: 'Select and move', icon: MousePointer2 },
  { id: 'pan', title: 'Pan', icon: Hand },
  { id: 'route', title: 'Route', icon: Route },
  { id: 'turn', title: 'Turn a tile', icon: RotateCw },
  { id: 'tokens', title: 'Tokens and ships', icon: CircleDot },
  { id: 'layers', title: 'Layers', icon: Layers, kind: 'panel', startsGroup: true },
];
