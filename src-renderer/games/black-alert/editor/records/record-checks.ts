/** What there is to say about one record, and about its kind as a whole. */
import type { Refusal } from '../../../../../shared/base';
import type { PackEditing } from '../model/pack-editing.svelte';
import type { Check } from '../model/tile-checks';
import { type FormKind, KIND_WORDS } from '../model/words';

export function recordChecks(editing: PackEditing, kind: FormKind, id: string): readonly Check[] {
  const { faults } = editing.merged;
  const here = faults.filter(({ at }) => isUnder(at, `/${kind}/${id}`));
  const ofKind = faults.filter(({ at }) => at === `/${kind}`);
  const drafts = Object.keys(editing.content.drafts).filter((at) => isUnder(at, `/${kind}/${id}`)).length;
  const many = KIND_WORDS[kind].many;
  return [
    ...[...here, ...ofKind].map(faultCheck),
    ...(drafts === 0
      ? []
      : [
          {
            tone: 'warn',
            text: drafts === 1 ? 'A text is not valid yet' : `${drafts} texts are not valid yet`,
            detail: 'What stood there before counts until it is',
            rule: null,
          } as const,
        ]),
    ...(here.length === 0 ? [good('It holds together with the rest')] : []),
    ...(ofKind.length === 0 ? [good(`${many} are complete`)] : []),
  ];
}

function good(text: string): Check {
  return { tone: 'ok', text, detail: null, rule: null };
}

function faultCheck({ message, rule }: Refusal): Check {
  return { tone: 'bad', text: message, detail: null, rule: rule ?? null };
}

function isUnder(at: string | undefined, place: string): boolean {
  return at === place || (at ?? '').startsWith(`${place}/`);
}
