/** From a file's text to a plan of task forces, or to every fault in it. */
import { err, ok, type Refusal, type Result } from '../base';
import { parseWithSchema, pointerOf } from '../content';
import { type NovaCryContent, OFFICERS } from '../content/nova-cry';
import { type ForcePlan, forcePlanSchema, type PlannedForce } from './force-plan';
import { formatOf, otherFormat, readFormat } from './format';
import { migratePlan } from './migrations';
import { PLAN_FORMAT } from './plan';

/** The cards that a task force is made of. */
export type ForceCards = Pick<NovaCryContent, 'ships' | 'captains' | 'weapons' | 'crew'>;

/**
 * Reads a plan file of Nova Cry. Refusals as `parsePlan`; a plan of another game is `unknown-kind` at `/game`. What a
 * schema cannot see: cards that the packs lack and forces that a fight names (`unknown-id`), crew of another type
 * (`wrong-crew`, NC-DRAFT-01), ids used twice (`duplicate-id`), a force that fights itself (`same-force`). One ship may stand in several forces: they are compared.
 */
export function parseForcePlan(text: string, content: ForceCards): Result<ForcePlan, readonly Refusal[]> {
  const raw = readFormat(text);
  return raw.ok ? checkForcePlan(raw.value.value, content) : err([raw.error]);
}

/** The same for a document that is already parsed JSON, such as a plan after a patch. */
export function checkForcePlan(value: unknown, content: ForceCards): Result<ForcePlan, readonly Refusal[]> {
  const raw = formatOf(value);
  if (!raw.ok) return err([raw.error]);
  if (raw.value.format !== PLAN_FORMAT) return err([otherFormat(raw.value.format)]);
  const migrated = migratePlan(raw.value.value);
  if (!migrated.ok) return err([migrated.error]);
  if (migrated.value['game'] !== 'nova-cry') return err([otherGame()]);
  const parsed = parseWithSchema(forcePlanSchema, migrated.value);
  if (!parsed.ok) return parsed;
  const faults = faultsOf(parsed.value, content);
  return faults.length > 0 ? err(faults) : ok(parsed.value);
}

function faultsOf({ forces, fight }: ForcePlan, content: ForceCards): readonly Refusal[] {
  const ids = forces.map(({ id }) => id);
  const twice = ids.flatMap((id, index) =>
    ids.indexOf(id) === index
      ? []
      : [fault('duplicate-id', 'This id is used twice.', ['forces', index, 'id'])],
  );
  const unnamed = (['attacker', 'defender'] as const).flatMap((side) =>
    fight === undefined || ids.includes(fight[side])
      ? []
      : [fault('unknown-id', `No task force is called "${fight[side]}".`, ['fight', side])],
  );
  const itself =
    fight === undefined || fight.attacker !== fight.defender
      ? []
      : [fault('same-force', 'A task force cannot fight itself.', ['fight', 'defender'])];
  const inForces = forces.flatMap((force, index) => forceFaults(force, index, content));
  return [...twice, ...inForces, ...unnamed, ...itself];
}

function forceFaults(force: PlannedForce, index: number, content: ForceCards): readonly Refusal[] {
  const cards = [
    ['ship', force.ship, content.ships],
    ['captain', force.captain, content.captains],
    ['weapon', force.weapon, content.weapons],
  ] as const;
  const unknown = cards.flatMap(([field, id, records]) =>
    id === null || Object.hasOwn(records, id) ? [] : [unknownCard(field, id, ['forces', index, field])],
  );
  const crew = OFFICERS.flatMap((type): readonly Refusal[] => {
    const id = force.crew[type];
    if (id === null) return [];
    const at = ['forces', index, 'crew', type];
    const found = Object.hasOwn(content.crew, id) ? content.crew[id] : undefined;
    if (found === undefined) return [unknownCard('crew member', id, at)];
    if (found.type === type || found.type === 'mercenary') return [];
    return [{ ...fault('wrong-crew', `${found.name} is no ${type}.`, at), rule: 'NC-DRAFT-01' }];
  });
  return [...unknown, ...crew];
}

function unknownCard(what: string, id: string, at: readonly (string | number)[]): Refusal {
  return fault('unknown-id', `No content pack knows the ${what} "${id}".`, at);
}

function otherGame(): Refusal {
  return { code: 'unknown-kind', message: 'This is no plan of Nova Cry.', at: '/game' };
}

function fault(code: string, message: string, path: readonly (string | number)[]): Refusal {
  return { code, message, at: pointerOf(path) };
}
