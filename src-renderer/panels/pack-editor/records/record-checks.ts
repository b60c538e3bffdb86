/** What there is to say about one record, and about its kind as a whole. */
import { type Check, faultCheck, goodCheck } from '../model/check';
import type { PackEditing } from '../model/pack-editing.svelte';
import type { RecordKind } from '../pack-game';

/** The worst first: faults, then advice, then what is good. */
export function recordChecks(editing: PackEditing, kind: RecordKind, id: string): readonly Check[] {
  const { faults, records } = editing.merged;
  const here = faults.filter(({ at }) => isUnder(at, `/${kind.id}/${id}`));
  const ofKind = faults.filter(({ at }) => at === `/${kind.id}`);
  const advice = [...(kind.checks?.(records, id) ?? []), ...(kind.kindChecks?.(records) ?? [])];
  const all = [
    ...[...here, ...ofKind].map(faultCheck),
    ...draftChecks(editing, `/${kind.id}/${id}`),
    ...(here.length === 0 ? [goodCheck('It holds together with the rest')] : []),
    ...(ofKind.length === 0 && kind.kindChecks === undefined ? [goodCheck(`${kind.many} are complete`)] : []),
    ...advice,
  ];
  return all.toSorted((one, other) => ORDER[one.tone] - ORDER[other.tone]);
}

const ORDER = { bad: 0, warn: 1, ok: 2 } as const;

function draftChecks(editing: PackEditing, place: string): readonly Check[] {
  const drafts = Object.keys(editing.content.drafts).filter((at) => isUnder(at, place)).length;
  if (drafts === 0) return [];
  const text = drafts === 1 ? 'A text is not valid yet' : `${drafts} texts are not valid yet`;
  return [{ tone: 'warn', text, detail: 'What stood there before counts until it is', rule: null }];
}

function isUnder(at: string | undefined, place: string): boolean {
  return at === place || (at ?? '').startsWith(`${place}/`);
}
