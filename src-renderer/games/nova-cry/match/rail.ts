import Gavel from '@lucide/svelte/icons/gavel';
import LayoutGrid from '@lucide/svelte/icons/layout-grid';
import ScrollText from '@lucide/svelte/icons/scroll-text';
import type { RailTool } from '../../descriptor';

/** The tools of a match, in the order of the rail. */
export const RAIL_TOOLS: readonly RailTool[] = [
  { id: 'play', title: 'Table', icon: LayoutGrid },
  { id: 'charts', title: 'Discovery Table', icon: ScrollText, kind: 'panel' },
  { id: 'referee', title: 'Referee', icon: Gavel, kind: 'panel' },
];
