/** A plan of task forces over the in-memory desk, driven like a person would: for tests of the planner. */
import type { NovaCryContent } from '../../../../shared/content/nova-cry';
import type { ForcePlan, PlannedForce } from '../../../../shared/documents/force-plan';
import { openPlan, type PlanBench } from '../../plan-bench';
import { forceCommands } from './commands';
import { ForceSession } from './session.svelte';

const CREW = { scientist: null, doctor: null, engineer: null };

export function plannedForce(id: string, more: Partial<PlannedForce>): PlannedForce {
  const bare = { ship: null, captain: null, weapon: null, crew: CREW, damage: 0, jams: 0 };
  return { id, name: id, ...bare, ...more };
}

/** Two forces that fight, with three red cubes on the defender. */
export function twoForces(): ForcePlan {
  return {
    format: 'plotroom-plan',
    version: 1,
    game: 'nova-cry',
    title: 'First light and Vantar',
    forces: [
      plannedForce('light', {
        name: 'First light',
        ship: 'halcyon-drift',
        captain: 'ysolde-marr',
        weapon: 'arc-lance',
      }),
      plannedForce('vantar', {
        name: 'Vantar',
        ship: 'ember-wake',
        captain: 'pell-ardent',
        weapon: 'breach-maul',
        damage: 3,
      }),
    ],
    fight: { attacker: 'light', defender: 'vantar' },
  };
}

export function openForces(content: NovaCryContent, plan = twoForces()): PlanBench<ForceSession> {
  return openPlan(content, plan, (context) => new ForceSession(context, forceCommands));
}

/** The first of the two forces, as the plan has it now. */
export function lightOf({ session }: PlanBench<ForceSession>): PlannedForce {
  const light = session.plan.forces.find(({ id }) => id === 'light');
  if (!light) throw new Error('First light is not in the plan');
  return light;
}

export function adviceCodes({ session }: PlanBench<ForceSession>): readonly string[] {
  return session.advice.map(({ code }) => code);
}
