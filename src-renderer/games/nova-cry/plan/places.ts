/** Cards of the packs by name, for the command palette. */
import type { NovaCryContent, Officer } from '../../../../shared/content/nova-cry';
import type { NamedPlace } from '../../descriptor';
import type { PlannedForce } from '../../../../shared/documents/force-plan';
import { OFFICER_NAMES } from '../words';
import { KIND_NAMES } from './words';

interface PlacesSource {
  readonly content: NovaCryContent;
  readonly plan: { readonly forces: readonly PlannedForce[] };
  seek(kind: 'ship' | 'captain' | 'weapon' | Officer, id: string): void;
  choose(id: string): void;
}

/** The plan's task forces, then every ship, captain, weapon and crew member. */
export function placesOf(session: PlacesSource): readonly NamedPlace[] {
  const { content, plan } = session;
  const forces = plan.forces.map(({ id, name }) => ({
    id: `force ${id}`,
    title: `${name}, task force`,
    run: () => session.choose(id),
  }));
  const cards = (['ship', 'captain', 'weapon'] as const).flatMap((kind) =>
    Object.entries(content[`${kind}s`]).map(([id, { name }]) => ({
      id: `${kind} ${id}`,
      title: `${name}, ${KIND_NAMES[kind].toLowerCase()}`,
      run: () => session.seek(kind, id),
    })),
  );
  const crew = Object.entries(content.crew).map(([id, { name, type }]) => ({
    id: `crew ${id}`,
    title: `${name}, ${OFFICER_NAMES[type].toLowerCase()}`,
    run: () => session.seek(type === 'mercenary' ? 'scientist' : type, id),
  }));
  return [...forces, ...cards, ...crew];
}
