/** Texts of a record that name something else of the packs: they are chosen from what there is, not typed. */
import type { BlackAlertContent, TileRecord } from '../../../../../shared/content/black-alert';
import type { Path } from '../../../../panels/pack-editor/model/record-edits';
import type { KnownChoice } from '../../../../panels/pack-editor/pack-game';

/** The choices of a text of a Mission; null: it is free. */
export function missionChoices(
  { tiles, missions }: Pick<BlackAlertContent, 'tiles' | 'missions'>,
  id: string,
  path: Path,
): readonly KnownChoice[] | null {
  if (path.join('.') !== 'node') return null;
  const stands = missions[id]?.node;
  const others = Object.entries(missions).flatMap(([each, { node }]) => (each === id ? [] : [node]));
  const planets = missionPlanets(tiles).map((planet): KnownChoice => {
    const hidden = hiddenBy(planet, others);
    const hint = hidden === null ? planet.tile.name : `${planet.tile.name}, would hide ${hidden}`;
    return { value: planet.name, label: planet.name, hint };
  });
  const isLost = stands !== undefined && !planets.some(({ value }) => value === stands);
  return isLost ? [{ value: stands, label: stands, hint: 'on no Mission tile' }, ...planets] : planets;
}

/**
 * The planet that a new Mission is about: one that hides no other Mission's, best one that no Mission names; null: no Mission
 * tile has a planet.
 */
export function freePlanet({
  tiles,
  missions,
}: Pick<BlackAlertContent, 'tiles' | 'missions'>): string | null {
  const named = Object.values(missions).map(({ node }) => node);
  const planets = missionPlanets(tiles);
  const playable = planets.filter((planet) => hiddenBy(planet, named) === null);
  const best = playable.find(({ name }) => !named.includes(name)) ?? playable[0] ?? planets[0];
  return best?.name ?? null;
}

interface MissionPlanet {
  readonly name: string;
  readonly tile: TileRecord;
}

/** Planets on Mission tiles, each name once, by the alphabet. BA-MISSION-02. */
function missionPlanets(tiles: BlackAlertContent['tiles']): readonly MissionPlanet[] {
  const found = new Map<string, TileRecord>();
  for (const tile of Object.values(tiles).filter(({ kind }) => kind === 'mission'))
    for (const { kind, name } of [tile.a, tile.b].flatMap((face) => face?.nodes ?? []))
      if (kind === 'planet' && name !== null && name !== '' && !found.has(name)) found.set(name, tile);
  return [...found]
    .map(([name, tile]) => ({ name, tile }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

/** The node of another Mission that lies on the other face of the planet's tile alone: only one face lies up. BA-COMP-05. */
function hiddenBy({ name, tile }: MissionPlanet, others: readonly string[]): string | null {
  const faces = [tile.a, tile.b].map((face) => (face?.nodes ?? []).map((node) => node.name));
  const away = faces.filter((names) => !names.includes(name)).flat();
  const here = faces.filter((names) => names.includes(name)).flat();
  return others.find((other) => away.includes(other) && !here.includes(other)) ?? null;
}
