/** The palette's groups: units by faction, hazards and projectiles, tokens, bare bases. */
import { type ContentPack, type Faction, FACTIONS, type UnitClass } from '../../../shared/content';
import { BARE_BASES, FEATURE_KINDS } from '../../../shared/sector';
import { type Placeable, placeableName } from './placeable';

export interface PaletteItem {
  readonly placeable: Placeable;
  readonly name: string;
  readonly detail: string;
  /** The id of its drawing; null for a bare base. */
  readonly drawing: string | null;
}
export interface PaletteGroup {
  readonly title: string;
  readonly items: readonly PaletteItem[];
}

const FACTION_NAMES: Readonly<Record<Faction, string>> = {
  federation: 'Federation',
  dominion: 'Dominion',
  klingon: 'Klingon',
  cardassian: 'Cardassian',
  neutral: 'Hazards and neutral',
};
const KIND_WORDS: Readonly<Record<UnitClass['kind'], string>> = {
  ship: 'ship',
  auxiliary: 'auxiliary unit',
  hazard: 'hazard unit',
  projectile: 'projectile',
};

/** Groups with what matches the wanted words; empty groups are left out. */
export function paletteGroups(pack: ContentPack, wanted: string): readonly PaletteGroup[] {
  const needle = wanted.trim().toLowerCase();
  const isWanted = ({ name, detail }: PaletteItem): boolean =>
    `${name} ${detail}`.toLowerCase().includes(needle);
  return allGroups(pack)
    .map(({ title, items }) => ({
      title,
      items: title.toLowerCase().includes(needle) ? items : items.filter(isWanted),
    }))
    .filter(({ items }) => items.length > 0);
}

function allGroups(pack: ContentPack): readonly PaletteGroup[] {
  const units = Object.entries(pack.units);
  const projectiles = units.filter(([, { kind }]) => kind === 'projectile');
  return [
    ...FACTIONS.map((faction) => ({
      title: FACTION_NAMES[faction],
      items: units
        .filter(([, unit]) => unit.faction === faction && unit.kind !== 'projectile')
        .map(([id, unit]) => unitItem(id, unit, pack)),
    })),
    { title: 'Projectiles', items: projectiles.map(([id, unit]) => unitItem(id, unit, pack)) },
    {
      title: 'Tokens',
      items: FEATURE_KINDS.map((kind) => ({
        placeable: { type: 'feature', kind } as const,
        name: placeableName({ type: 'feature', kind }, pack),
        detail: pack.features[kind]?.group ?? 'token',
        drawing: `feature-${kind}`,
      })),
    },
    {
      title: 'Bare bases',
      items: BARE_BASES.map((base) => ({
        placeable: { type: 'base', base } as const,
        name: placeableName({ type: 'base', base }, pack),
        detail: `${pack.bases[base].widthIn} × ${pack.bases[base].lengthIn} in`,
        drawing: null,
      })),
    },
  ];
}

function unitItem(id: string, unit: UnitClass, pack: ContentPack): PaletteItem {
  return {
    placeable: { type: 'class', id },
    name: unit.name,
    detail: `${KIND_WORDS[unit.kind]} · ${pack.bases[unit.base].name.toLowerCase()}`,
    drawing: unit.silhouette,
  };
}
