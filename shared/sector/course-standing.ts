/** In which system a base stands, said in one word. */
import type { SystemMembership } from './membership';

/** In which system a unit stands: in none, wholly in one, or partly, so that its player declares it (ITU-DEPLOY-04). */
export type Standing =
  | { readonly type: 'deep-space' }
  | { readonly type: 'wholly'; readonly system: string }
  | { readonly type: 'partly'; readonly systems: readonly string[] };

/** Wholly beats partly: where systems touch, a base wholly in one is in that one. */
export function standingOf(memberships: readonly SystemMembership[]): Standing {
  const wholly = memberships.find(({ membership }) => membership === 'wholly');
  if (wholly !== undefined) return { type: 'wholly', system: wholly.system };
  const systems = memberships.filter(({ membership }) => membership === 'partly').map(({ system }) => system);
  return systems.length === 0 ? { type: 'deep-space' } : { type: 'partly', systems };
}
