/** What the child does at each revision, so that the revision alone tells what the document must look like. */
import type { Patch } from '../../shared/contract';

/** Enough of them that half a change would show. */
export const FEATURES = 30;

export type Action =
  { readonly type: 'edit'; readonly value: number } | { readonly type: 'undo' } | { readonly type: 'redo' };

/** The change that leads from `revision` to the next one. */
export function actionAt(revision: number): Action {
  if (revision % 7 === 5) return { type: 'undo' };
  if (revision % 14 === 6) return { type: 'redo' };
  return { type: 'edit', value: revision };
}

/** Every feature and the notes say the same value. */
export function patchesFor(value: number): Patch[] {
  const features = Array.from({ length: FEATURES }, (_, index) => ({
    id: `f${index}`,
    kind: 'anomaly',
    at: { x: value % 36, y: index },
    number: value % 100,
  }));
  return [
    { op: 'add', path: '/notes', value: String(value) },
    { op: 'replace', path: '/features', value: features },
  ];
}

export interface Expected {
  /** Null before the first edit. */
  readonly value: number | null;
  readonly position: number;
  readonly length: number;
}

/** What a document of this revision shows. */
export function expectedAt(revision: number): Expected {
  let values: number[] = [];
  let position = 0;
  for (let at = 0; at < revision; at++) {
    const action = actionAt(at);
    if (action.type === 'undo') position -= 1;
    else if (action.type === 'redo') position += 1;
    else {
      values = [...values.slice(0, position), action.value];
      position = values.length;
    }
  }
  return { value: values[position - 1] ?? null, position, length: values.length };
}
