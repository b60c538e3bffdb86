/** What can be done to a plan of task forces, each as a recipe for one undoable step. */
import type { Officer } from '../../../../shared/content/nova-cry';
import type { ForcePlan, PlannedForce } from '../../../../shared/documents/force-plan';
import type { Recipe } from '../../../bridge/open-document.svelte';
import { type CardKind, freeId, mostForces } from './forces';

export type ForceRecipe = Recipe<ForcePlan>;

export function setTitle(title: string): ForceRecipe {
  return (draft) => void (draft.title = title);
}

/** Empty notes leave the plan. */
export function setNotes(notes: string): ForceRecipe {
  return (draft) => {
    if (notes === '') delete draft.notes;
    else draft.notes = notes;
  };
}

/** How an open rule is read; the default leaves the plan. */
export function setReading(rule: string, value: string, byDefault: string): ForceRecipe {
  return (draft) => {
    const readings = { ...draft.readings, [rule]: value };
    if (value === byDefault) delete readings[rule];
    if (Object.keys(readings).length > 0) draft.readings = readings;
    else delete draft.readings;
  };
}

/** Adds a task force at the end; twelve is the most. */
export function addForce(force: PlannedForce): ForceRecipe {
  return (draft) => {
    if (draft.forces.length < mostForces) draft.forces.push(force);
  };
}

/** Lays the same once more, right behind it. */
export function duplicateForce(id: string): ForceRecipe {
  return (draft) => {
    const index = draft.forces.findIndex((force) => force.id === id);
    const force = draft.forces[index];
    if (!force || draft.forces.length >= mostForces) return;
    const name = `${force.name.slice(0, 95)} copy`;
    draft.forces.splice(index + 1, 0, {
      ...force,
      crew: { ...force.crew },
      id: freeId(draft.forces),
      name,
    });
  };
}

/** What fought with it fights nobody then. */
export function removeForce(id: string): ForceRecipe {
  return (draft) => {
    draft.forces = draft.forces.filter((force) => force.id !== id);
    if (draft.fight?.attacker === id || draft.fight?.defender === id) delete draft.fight;
  };
}

/** Moves a task force so many places on in the order of the table, as far as there is one. */
export function moveForce(id: string, by: number): ForceRecipe {
  return (draft) => {
    const from = draft.forces.findIndex((force) => force.id === id);
    const to = Math.min(draft.forces.length - 1, Math.max(0, from + by));
    if (from < 0 || to === from) return;
    draft.forces.splice(to, 0, ...draft.forces.splice(from, 1));
  };
}

export function setCard(id: string, kind: CardKind, card: string | null): ForceRecipe {
  return change(id, (force) => void (force[kind] = card));
}

/** Null: dealt at random (NC-DRAFT-08). */
export function setCrew(id: string, type: Officer, member: string | null): ForceRecipe {
  return change(id, (force) => void (force.crew = { ...force.crew, [type]: member }));
}

export function setName(id: string, name: string): ForceRecipe {
  return change(id, (force) => void (force.name = name));
}

/** Red cubes that lie on the ship already. */
export function setDamage(id: string, damage: number): ForceRecipe {
  return change(id, (force) => void (force.damage = damage));
}

/** Activated Weapons Jams on the ship. */
export function setJams(id: string, jams: number): ForceRecipe {
  return change(id, (force) => void (force.jams = jams));
}

/** Empty notes leave the task force. */
export function setForceNotes(id: string, notes: string): ForceRecipe {
  return change(id, (force) => {
    if (notes === '') delete force.notes;
    else force.notes = notes;
  });
}

/** Whose fight is looked at; nobody fights itself. */
export function setFight(attacker: string, defender: string | null): ForceRecipe {
  return (draft) => {
    if (defender === null || attacker === defender) delete draft.fight;
    else draft.fight = { attacker, defender };
  };
}

function change(id: string, recipe: (force: PlannedForce) => void): ForceRecipe {
  return (draft) => {
    const force = draft.forces.find((each) => each.id === id);
    if (force) recipe(force);
  };
}
