/** Texts of a record that name something else of the packs: they are chosen from what there is, not typed. */
import type { Form } from '../../../../../shared/content';
import type { BlackAlertContent } from '../../../../../shared/content/black-alert';
import type { Path } from '../model/record-edits';
import type { FieldAccess } from './field-access';

export interface KnownChoice {
  readonly value: string;
  readonly label: string;
  /** What it belongs to, or that it is nowhere. */
  readonly hint?: string;
}

/** The choices of a text; null: it is free. */
export function knownChoices(
  { tiles, missions }: Pick<BlackAlertContent, 'tiles' | 'missions'>,
  { kind, id }: Pick<FieldAccess, 'kind' | 'id'>,
  form: Form,
  path: Path,
): readonly KnownChoice[] | null {
  if (form.type !== 'text' || kind !== 'missions' || path.join('.') !== 'node') return null;
  const planets = missionPlanets(tiles);
  const stands = missions[id]?.node;
  const isLost = stands !== undefined && !planets.some(({ value }) => value === stands);
  return isLost ? [{ value: stands, label: stands, hint: 'on no Mission tile' }, ...planets] : planets;
}

/** The planet that a new Mission is about: one that no other Mission names, if there is any; null: no Mission tile has a planet. */
export function freePlanet({
  tiles,
  missions,
}: Pick<BlackAlertContent, 'tiles' | 'missions'>): string | null {
  const planets = missionPlanets(tiles).map(({ value }) => value);
  const named = new Set(Object.values(missions).map(({ node }) => node));
  return planets.find((name) => !named.has(name)) ?? planets[0] ?? null;
}

/** Names of the planets on Mission tiles, once each, by the alphabet. BA-MISSION-02. */
function missionPlanets(tiles: BlackAlertContent['tiles']): readonly KnownChoice[] {
  const found = new Map<string, string>();
  for (const tile of Object.values(tiles).filter(({ kind }) => kind === 'mission'))
    for (const { kind, name } of [tile.a, tile.b].flatMap((face) => face?.nodes ?? []))
      if (kind === 'planet' && name !== null && name !== '' && !found.has(name)) found.set(name, tile.name);
  return [...found]
    .map(([name, tile]) => ({ value: name, label: name, hint: tile }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
}
