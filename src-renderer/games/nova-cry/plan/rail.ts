import BookOpen from '@lucide/svelte/icons/book-open';
import LayoutGrid from '@lucide/svelte/icons/layout-grid';
import Notebook from '@lucide/svelte/icons/notebook';
import Rocket from '@lucide/svelte/icons/rocket';
import Swords from '@lucide/svelte/icons/swords';
import UserRound from '@lucide/svelte/icons/user-round';
import type { RailTool } from '../../descriptor';

/** What the stage compares. */
export const VIEWS = ['all', 'ships', 'captains', 'weapons'] as const;
export type View = (typeof VIEWS)[number];

/** The views of the planner and its panels, in the order of the rail. */
export const RAIL_TOOLS: readonly (RailTool & { readonly id: View | 'notes' | 'readings' })[] = [
  { id: 'all', title: 'All three', icon: LayoutGrid },
  { id: 'ships', title: 'Ships', icon: Rocket },
  { id: 'captains', title: 'Captains', icon: UserRound },
  { id: 'weapons', title: 'Weapons', icon: Swords },
  { id: 'notes', title: 'Plan and notes', icon: Notebook, kind: 'panel', startsGroup: true },
  { id: 'readings', title: 'Open rules', icon: BookOpen, kind: 'panel' },
];

export function isView(id: string): id is View {
  return VIEWS.some((view) => view === id);
}
