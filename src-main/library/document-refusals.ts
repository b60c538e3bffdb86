/** What the library refuses of a document, and what it tells of one. */
import type { Refusal } from '../../shared/base';

export function unknownDocument(): Refusal {
  return { code: 'unknown-document', message: 'This document is not in the library.' };
}

/** It was open, and has been moved away since. */
export function goneDocument(): Refusal {
  return { code: 'unknown-document', message: 'This document is no longer in the library.' };
}

export function stalePlan(revision: number): Refusal {
  return { code: 'stale-revision', message: 'The plan has changed meanwhile.', params: { revision } };
}

export function unknownPosition(length: number, position: number): Refusal {
  const message = `The history has ${length} steps; there is no step ${position}.`;
  return { code: 'unknown-position', message };
}

export function nothingToUndo(): Refusal {
  return { code: 'nothing-to-undo', message: 'There is nothing to undo.' };
}

export function nothingToRedo(): Refusal {
  return { code: 'nothing-to-redo', message: 'There is nothing to redo.' };
}

export function foreignHistory(title: string): Refusal {
  const message = `The record of changes beside “${title}” belongs to another one. It is as it was; what came before cannot be undone.`;
  return { code: 'foreign-history', message };
}
