/** An action in words: its row, its preview, its hint. */
import type { RuleId } from '../../../../../shared/base';
import type { NovaCryAction } from '../../../../../shared/contract/nova-cry';

export type ActionOf<Type extends NovaCryAction['type']> = Extract<NovaCryAction, { readonly type: Type }>;

export interface ActionWords {
  /** Such as `Battle with Vantar`, `Train Ilan Vos in Exploration`. */
  readonly title: string;
  /** What it costs or brings, as one or two sentences; empty: the title says it. */
  readonly detail: string;
  readonly rule: RuleId | null;
}

export function say(title: string, detail: string, rule: RuleId | null): ActionWords {
  return { title, detail, rule };
}
