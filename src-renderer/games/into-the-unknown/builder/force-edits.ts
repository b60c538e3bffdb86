/** Changes of a plan's task forces as recipes: addressed by id, safe to run again on a newer plan. */
import type { ContentPack } from '../../../../shared/content';
import { CORE_PLACES, type CorePlace, type PlayedFaction } from '../../../../shared/content/into-the-unknown';
import type { Force, NamedForce, SectorPlan } from '../../../../shared/documents';
import { emptyForce, isAligned, officerRecord } from '../../../../shared/fleet';
import type { Recipe } from '../../../bridge/open-document.svelte';
import { freshId } from '../edits';

/** A plan keeps no more (the schema's limit). */
export const MOST_FORCES = 12;

/** Another faction: officers that may stay do, everything else is chosen anew. */
export function withFaction(content: ContentPack, force: Force, faction: PlayedFaction): Force {
  const stays = (id: string | null): boolean => {
    const record = id === null ? undefined : officerRecord(content, id);
    return record !== undefined && isAligned(record, faction);
  };
  const kept = coreOf((place) => (stays(force.core[place]) ? force.core[place] : null));
  return { ...emptyForce(content, faction), core: kept };
}

function coreOf(choose: (place: CorePlace) => string | null): Force['core'] {
  const places = CORE_PLACES.map((place) => [place, choose(place)] as const);
  return Object.fromEntries(places) as Force['core']; // one for each place
}

/** An id and a name that no task force of the plan has. */
export function freshForce(plan: Pick<SectorPlan, 'forces'>, name: string): Pick<NamedForce, 'id' | 'name'> {
  const forces = plan.forces ?? [];
  const names = new Set(forces.map((each) => each.name));
  let free = name;
  for (let number = 2; names.has(free); number += 1) free = `${name.slice(0, 96)} ${number}`;
  return { id: freshId(new Set(forces.map(({ id }) => id)), 'force'), name: free };
}

export function addForce(force: NamedForce): Recipe {
  return (draft) => {
    draft.forces = [...(draft.forces ?? []), force];
  };
}

/** Adds task forces of another plan, each under an id and a name that are free here. */
export function mergeForces(forces: readonly NamedForce[]): Recipe {
  return (draft) => {
    for (const force of forces) {
      const fresh = freshForce(draft, force.name);
      draft.forces = [...(draft.forces ?? []), { ...force, ...fresh }];
    }
  };
}

export function removeForce(id: string): Recipe {
  return (draft) => {
    const left = (draft.forces ?? []).filter((each) => each.id !== id);
    if (left.length > 0) draft.forces = left;
    else delete draft.forces;
  };
}

/** Puts a task force at a place of the list; the first two are the players'. */
export function moveForce(id: string, to: number): Recipe {
  return (draft) => {
    const forces = [...(draft.forces ?? [])];
    const from = forces.findIndex((each) => each.id === id);
    const [moved] = from < 0 ? [] : forces.splice(from, 1);
    if (moved === undefined) return;
    forces.splice(to, 0, moved);
    draft.forces = forces;
  };
}

/** Changes one task force's name, budget or choices. */
export function changeForce(id: string, change: (force: NamedForce) => NamedForce): Recipe {
  return (draft) => {
    const forces = draft.forces ?? [];
    const at = forces.findIndex((each) => each.id === id);
    const before = forces[at];
    if (before !== undefined) forces[at] = change(before);
  };
}
