/** Everything there is to say about a plan file: faults, and advice on a sound one. */
import { ok, type Refusal, type Result, err, type RuleId } from '../base';
import type { ContentPack } from '../content';
import { advise } from '../sector';
import { parsePlan } from './parse-plan';

export interface Finding {
  readonly severity: 'error' | 'advice';
  readonly code: string;
  readonly message: string;
  /** JSON Pointer into the file. */
  readonly at: string;
  readonly rule?: RuleId;
}

/** What a file that is no document of ours gets instead of findings. */
const NO_DOCUMENT: readonly string[] = ['not-json', 'not-plotroom', 'newer-version'];

/** All findings of a plan: every fault as `error`, or, for a sound plan, its advice. Refuses a file that is none. */
export function validatePlan(text: string, pack: ContentPack): Result<readonly Finding[], Refusal> {
  const parsed = parsePlan(text, pack);
  if (parsed.ok) return ok(adviceOn(parsed.value, pack));
  return findingsOf(parsed.error);
}

/** Faults as findings, but for those that refuse the whole file. */
export function findingsOf(faults: readonly Refusal[]): Result<readonly Finding[], Refusal> {
  const whole = faults.find((fault) => NO_DOCUMENT.includes(fault.code));
  if (whole !== undefined) return err(whole);
  return ok(faults.map(errorFinding));
}

function errorFinding({ code, message, at, rule }: Refusal): Finding {
  return { severity: 'error', code, message, at: at ?? '', ...(rule === undefined ? {} : { rule }) };
}

function adviceOn(plan: Parameters<typeof advise>[1], pack: ContentPack): readonly Finding[] {
  return advise(pack, plan).flatMap(({ severity, code, message, at, rule }) =>
    severity === 'advice' ? [{ severity, code, message, at, ...(rule === null ? {} : { rule }) }] : [],
  );
}
