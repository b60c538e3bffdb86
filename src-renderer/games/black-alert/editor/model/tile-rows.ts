/** The tiles as rows of a list, the starting one first, Mission tiles before plain ones. */
import type { SourceKind } from '../../../../../shared/content';
import { RESOURCES, type TileRecord } from '../../../../../shared/content/black-alert';
import { RESOURCE_NAMES } from '../../match/words';
import { kindOfRecord } from '../../../../panels/pack-editor/model/provenance';
import type { BlackAlertEditing } from '../description';
import { tileChecks, type TileSurroundings } from './tile-checks';

export interface TileRow {
  readonly id: string;
  readonly name: string;
  readonly words: string;
  /** What it is found by besides. */
  readonly search: string;
  readonly face: TileRecord['a'];
  readonly kind: TileRecord['kind'];
  readonly source: SourceKind;
  readonly tone: 'ok' | 'warn' | 'bad';
}

const ORDER = { start: 0, mission: 1, plain: 2 } as const;

export function tileRows(editing: BlackAlertEditing, around: TileSurroundings): readonly TileRow[] {
  return Object.entries(around.tiles)
    .map(([id, tile]): TileRow => ({
      id,
      name: tile.name,
      words: tile.kind + (tile.b ? ', 2 faces' : ''),
      search: [resourcesOf(tile), ...nodeNames(tile)].join(' '),
      face: tile.a,
      kind: tile.kind,
      source: kindOfRecord(editing, 'tiles', id),
      tone: worst(id, tile, around),
    }))
    .sort((one, other) => ORDER[one.kind] - ORDER[other.kind]);
}

function nodeNames({ a, b }: TileRecord): readonly string[] {
  return [...a.nodes, ...(b?.nodes ?? [])].flatMap(({ name }) => name ?? []);
}

function resourcesOf({ a, b }: TileRecord): string {
  const all = [...a.nodes, ...(b?.nodes ?? [])].flatMap(({ resources }) => resources);
  return RESOURCES.filter((kind) => all.includes(kind))
    .map((kind) => RESOURCE_NAMES[kind])
    .join(', ');
}

function worst(id: string, tile: TileRecord, around: TileSurroundings): TileRow['tone'] {
  const sides = tile.b ? (['a', 'b'] as const) : (['a'] as const);
  const tones = sides.flatMap((side) => tileChecks(id, side, around)).map(({ tone }) => tone);
  return tones.includes('bad') ? 'bad' : tones.includes('warn') ? 'warn' : 'ok';
}
