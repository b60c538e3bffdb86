/** What the pack prints on units, officers and missions that take part. */
import type {
  ComplicationRecord,
  OfficerRecord,
  OvertureRecord,
  SituationRecord,
  StationsRecord,
  TeamRecord,
} from '../../../../shared/content/into-the-unknown';
import type { UnitClass } from '../../../../shared/content';
import type { OfficerState, UnitState } from '../../../../shared/contract/into-the-unknown';
import type { IntoTheUnknownState } from '../state';
import { recordOf, type Table } from '../table';

/** The class of a space unit as printed; undefined for teams. */
export function printedClass(table: Table, unit: Pick<UnitState, 'class' | 'kind'>): UnitClass | undefined {
  return unit.kind === 'team' ? undefined : table.content.units[unit.class];
}

export function teamRecord(table: Table, unit: Pick<UnitState, 'class' | 'kind'>): TeamRecord | undefined {
  return unit.kind === 'team' ? table.content.teams[unit.class] : undefined;
}

export function stationsRecord(table: Table, unit: Pick<UnitState, 'class'>): StationsRecord | undefined {
  return table.content.stations[unit.class];
}

const copies = new WeakMap<OfficerRecord, WeakMap<OfficerRecord, OfficerRecord>>();

/**
 * The officer's card; of a copy (DUPLICATION) that of whom she has become, with the keywords and actions of her own.
 * Throws for a card the pack lacks.
 */
export function officerRecord(table: Table, officer: Pick<OfficerState, 'card' | 'copied'>): OfficerRecord {
  const own = recordNamed(table, officer.card);
  if (officer.copied === null) return own;
  const other = recordNamed(table, officer.copied);
  const known = copies.get(own) ?? new WeakMap<OfficerRecord, OfficerRecord>();
  const before = known.get(other);
  if (before) return before;
  const merged = {
    ...other,
    keywords: { ...other.keywords, changeling: own.keywords.changeling },
    abilities: [...other.abilities, ...own.abilities],
  };
  copies.set(own, known.set(other, merged));
  return merged;
}

function recordNamed(table: Table, card: string): OfficerRecord {
  const id = recordOf(card);
  const record = table.content.officers[id];
  if (!record) throw new Error(`No officer ${id}.`);
  return record;
}

/** A unit's name as the log tells it, with its letter or number. */
export function unitName(table: Table, unit: UnitState): string {
  const name = teamRecord(table, unit)?.name ?? printedClass(table, unit)?.name ?? unit.class;
  const mark = unit.letter ?? (unit.number === null ? null : String(unit.number));
  return mark === null ? name : `${name} ${mark}`;
}

export type MissionPart =
  | { readonly part: 'overture'; readonly id: string; readonly record: OvertureRecord }
  | { readonly part: 'situation'; readonly id: string; readonly record: SituationRecord }
  | { readonly part: 'complication'; readonly id: string; readonly record: ComplicationRecord };

/** The complication that has begun. */
export function revealedComplication(
  table: Table,
  { mission }: Pick<IntoTheUnknownState, 'mission'>,
): { readonly id: string; readonly record: ComplicationRecord } | null {
  if (mission.part !== 'complication' || mission.revealed === null) return null;
  const id = mission.complications[mission.revealed];
  const record = id === null || id === undefined ? undefined : table.content.complications[recordOf(id)];
  return record && id ? { id, record } : null;
}

/** The parts of the mission in force: the overture until the complication begins, the situation always (ITU-MISSION-08). */
export function partsInForce(
  table: Table,
  state: Pick<IntoTheUnknownState, 'mission'>,
): readonly MissionPart[] {
  const { overture, situation, part } = state.mission;
  const { overtures, situations } = table.content;
  const parts: MissionPart[] = [];
  const first = overtures[recordOf(overture)];
  if (part === 'overture' && first) parts.push({ part: 'overture', id: overture, record: first });
  const second = situation === null ? undefined : situations[recordOf(situation)];
  if (situation !== null && second) parts.push({ part: 'situation', id: situation, record: second });
  const last = revealedComplication(table, state);
  if (last) parts.push({ part: 'complication', ...last });
  return parts;
}
