/** Advice folded: what says the same of many pieces is one line, which opens to a line for each. */
import type { Advice } from '../../../shared/sector';
import { systemIn } from './advice-words';

/** At least one line of advice; all of one code, and of one system where a system is spoken of. */
export interface AdviceGroup {
  readonly key: string;
  readonly lines: readonly [Advice, ...Advice[]];
}

const SEVERITY_ORDER: Readonly<Record<Advice['severity'], number>> = { advice: 0, note: 1 };

/** Groups in the order of their first lines, what could be mended before notes. */
export function foldAdvice(advice: readonly Advice[]): readonly AdviceGroup[] {
  const groups = new Map<string, [Advice, ...Advice[]]>();
  for (const line of advice) {
    const key = `${line.code}:${systemIn(line) ?? ''}`;
    const group = groups.get(key);
    if (group) group.push(line);
    else groups.set(key, [line]);
  }
  return [...groups]
    .map(([key, lines]) => ({ key, lines }))
    .sort((a, b) => SEVERITY_ORDER[a.lines[0].severity] - SEVERITY_ORDER[b.lines[0].severity]);
}
