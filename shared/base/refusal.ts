/** The id of a rule in a ledger, such as `ITU-LAT-03`. */
export type RuleId = `${'BA' | 'NC' | 'ITU'}-${string}-${string}`;

/**
 * Why something was refused. `code` is stable and meant for programs, `message` is a sentence for people,
 * `at` is a JSON Pointer into the refused input, `rule` the rule that forbids it.
 */
export interface Refusal {
  readonly code: string;
  readonly message: string;
  readonly at?: string;
  readonly rule?: RuleId;
  readonly params?: Readonly<Record<string, string | number>>;
}
