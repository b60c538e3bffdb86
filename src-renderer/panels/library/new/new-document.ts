/** What the New dialog asks main for. */
import type { NewMatch, NewPlan } from '../../../bridge/library.svelte';

export type NewDocument =
  { readonly type: 'plan'; readonly plan: NewPlan } | { readonly type: 'match'; readonly match: NewMatch };
