import Gavel from '@lucide/svelte/icons/gavel';
import type { RailTool } from '../../descriptor';
import { RAIL_TOOLS as SECTOR_RAIL } from '../rail';

/** Tools of the planner that change nothing of a match. */
const OF_SECTOR: ReadonlySet<string> = new Set([
  'select',
  'pan',
  'measure',
  'arcs',
  'annotate',
  'odds',
  'layers',
]);

/** The tools of a match, in the order of the rail. */
export const RAIL_TOOLS: readonly RailTool[] = [
  ...SECTOR_RAIL.filter(({ id }) => OF_SECTOR.has(id)).map((tool) =>
    tool.id === 'select' ? { ...tool, title: 'Play' } : tool,
  ),
  { id: 'referee', title: 'Referee', icon: Gavel, kind: 'panel' },
];
