/** Records of one kind as rows of a list, those taken away apart. */
import type { SourceKind } from '../../../../../shared/content';
import { placeName, TEAM_ADJECTIVES } from '../../match/words';
import type { PackEditing } from '../model/pack-editing.svelte';
import { kindOfRecord } from '../model/provenance';
import type { FormKind } from '../model/words';

export interface RecordRow {
  readonly id: string;
  readonly name: string;
  readonly words: string;
  readonly source: SourceKind;
  readonly tone: 'ok' | 'warn' | 'bad';
}

export function recordRows(editing: PackEditing, kind: FormKind): readonly RecordRow[] {
  const { records, faults } = editing.merged;
  return Object.entries(records[kind]).map(([id, record]) => {
    const place = `/${kind}/${id}`;
    const isAt = (at: string): boolean => at === place || at.startsWith(`${place}/`);
    const isBad = faults.some(({ at }) => isAt(at ?? ''));
    const hasDraft = Object.keys(editing.content.drafts).some(isAt);
    const words = wordsOf(editing, kind, id);
    const tone = isBad ? 'bad' : hasDraft ? 'warn' : 'ok';
    return { id, name: record.name, words, source: kindOfRecord(editing, kind, id), tone };
  });
}

function wordsOf({ merged: { records } }: PackEditing, kind: FormKind, id: string): string {
  switch (kind) {
    case 'characters': {
      const character = records.characters[id];
      return character ? `${TEAM_ADJECTIVES[character.team]}, rank ${character.rank}` : '';
    }
    case 'command-cards': {
      const card = records['command-cards'][id];
      const copies = card && card.copies > 1 ? `, ×${card.copies}` : '';
      return card ? `${TEAM_ADJECTIVES[card.team]}, Resolve ${card.resolve}${copies}` : '';
    }
    case 'missions': {
      const mission = records.missions[id];
      return mission ? `${mission.node}, Resolve ${mission.resolve}` : '';
    }
    case 'threat-cards': {
      const threat = records['threat-cards'][id];
      return threat ? `corner ${threat.corner}` : '';
    }
    case 'damage-cards': {
      const damage = records['damage-cards'][id];
      return damage ? placeName(damage.location) : '';
    }
  }
}

/** Shipped records that the pack takes away, by id and the name they ship with. */
export function removedRecords(
  editing: PackEditing,
  kind: FormKind,
): readonly { readonly id: string; readonly name: string }[] {
  const house: Readonly<Record<string, { readonly name: string }>> = editing.house.records[kind];
  return Object.entries(editing.content.records[kind])
    .filter(([, record]) => record.removed === true)
    .map(([id]) => ({ id, name: house[id]?.name ?? id }));
}
