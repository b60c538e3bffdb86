import Gavel from '@lucide/svelte/icons/gavel';
import MousePointer2 from '@lucide/svelte/icons/mouse-pointer-2';
import type { RailTool } from '../../descriptor';

/** The tools of a match, in the order of the rail. */
export const RAIL_TOOLS: readonly RailTool[] = [
  { id: 'play', title: 'Play', icon: MousePointer2 },
  { id: 'referee', title: 'Referee', icon: Gavel, kind: 'panel' },
];
