/** What is refused of a person's own pack, and why one counts as broken. */
import type { Refusal } from '../../shared/base';

export function unknownPack(): Refusal {
  return { code: 'unknown-pack', message: 'There is no such pack of yours.' };
}

export function notAPack(): Refusal {
  return { code: 'wrong-type', message: 'This is not a pack.' };
}

export function otherId(id: string): Refusal {
  return {
    code: 'other-id',
    message: `Its pack.json does not bear the id “${id}” of its folder.`,
    at: '/id',
  };
}

/** A disk's refusal, told of reading a pack. */
export function unreadablePack(refusal: Refusal): Refusal {
  return { ...refusal, message: `The folder cannot be read (${refusal.params?.['errno'] ?? ''}).` };
}

export function stalePack(revision: string): Refusal {
  return {
    code: 'stale-revision',
    message: 'The pack has changed meanwhile, in another window or by hand.',
    params: { revision },
  };
}
