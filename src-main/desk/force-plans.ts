/** Plans of Nova Cry's task forces: new ones, and the one line that the list says of one. */
import { ok, type Refusal, type Result } from '../../shared/base';
import type { NovaCryContent, Officer } from '../../shared/content/nova-cry';
import type { ParsedRequest } from '../../shared/contract';
import { type ForcePlan, PLAN_FORMAT, PLAN_VERSION } from '../../shared/documents';
import { type Random, randomFrom, shuffled } from '../rules/engine';
import { counted } from './counted';
import type { PlanContents } from './plan-contents';

type NewForcePlan = Extract<ParsedRequest<'library.create'>, { readonly game: 'nova-cry' }>;

/** Two task forces, drawn by the seed, or the first cards of the packs in the order of their ids. */
export async function newForcePlan(
  { title, packs, seed }: NewForcePlan,
  contents: PlanContents,
): Promise<Result<ForcePlan, Refusal>> {
  const read = await contents.read('nova-cry', packs);
  if (!read.ok) return read;
  return ok({
    format: PLAN_FORMAT,
    version: PLAN_VERSION,
    game: 'nova-cry',
    title,
    ...(packs.length > 0 ? { packs: [...packs] } : {}),
    forces: twoForces(read.value.content, seed === undefined ? null : randomFrom(seed)),
    fight: { attacker: 'force-1', defender: 'force-2' },
  });
}

/** What a plan begins with stands in no exclusive's place (NC-SETUP-08). */
function twoForces(content: NovaCryContent, random: Random | null): ForcePlan['forces'] {
  const order = (records: Readonly<Record<string, unknown>>, isIn: (id: string) => boolean) => {
    const ids = Object.keys(records).filter(isIn).sort();
    return random === null ? ids : shuffled(ids, random);
  };
  const ships = order(content.ships, (id) => content.ships[id]?.exclusive === false);
  const captains = order(content.captains, (id) => content.captains[id]?.exclusive === false);
  const weapons = order(content.weapons, () => true);
  const crewOf = (type: Officer) => order(content.crew, (id) => content.crew[id]?.type === type);
  const crew = { scientist: crewOf('scientist'), doctor: crewOf('doctor'), engineer: crewOf('engineer') };
  return [0, 1].map((index) => ({
    id: `force-${index + 1}`,
    name: `Task force ${index + 1}`,
    ship: ships[index] ?? null,
    captain: captains[index] ?? null,
    weapon: weapons[index] ?? null,
    crew: {
      scientist: crew.scientist[index] ?? null,
      doctor: crew.doctor[index] ?? null,
      engineer: crew.engineer[index] ?? null,
    },
    damage: 0,
    jams: 0,
  }));
}

/** Such as `2 task forces`. */
export function summarizeForces({ forces }: ForcePlan): string {
  return counted(forces.length, 'task force', 'task forces') ?? 'No task forces';
}
