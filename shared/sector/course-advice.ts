/** What rules say about manoeuvres in a row. No rule forbids a course as a plan: each line is advice with its id. */
import type { RuleId } from '../base';
import type { ContentPack } from '../content';
import type { ManeuverKind } from '../geometry';
import type { Standing } from './course-standing';
import type { TableUnit } from './types';
import { classOf } from './unit-class';

export interface CourseAdvice {
  readonly code: 'orders-needed' | 'actions-named' | 'enters-or-leaves-system';
  readonly rule: RuleId;
  readonly message: string;
  /** Index of the leg it speaks of; null for the course whole. */
  readonly leg: number | null;
}

/**
 * Advice on the kinds of a course's legs; `standings` has one entry more than `kinds`, that of the start first. How many
 * orders the legs take (ITU-ORDER-06, for hazard units ITU-HAZARD-12), and which impulse enters or leaves a system
 * (ITU-MOVE-01). A unit that stands partly in a system is in it or not as its player declares: nothing is said then.
 */
export function courseAdvice(
  pack: ContentPack,
  unit: Pick<TableUnit, 'class'>,
  kinds: readonly ManeuverKind[],
  standings: readonly Standing[],
): readonly CourseAdvice[] {
  return [...orderAdvice(pack, unit, kinds.length), ...systemAdvice(kinds, standings)];
}

function orderAdvice(pack: ContentPack, unit: Pick<TableUnit, 'class'>, legs: number): CourseAdvice[] {
  if (legs < 2) return [];
  if (classOf(pack, unit)?.kind === 'hazard') {
    const message = 'A hazard unit makes only the manoeuvres that its numbered actions name.';
    return [{ code: 'actions-named', rule: 'ITU-HAZARD-12', message, leg: null }];
  }
  const message = `${legs} manoeuvres take ${legs} orders: a Standby Phase gives a unit one, the rest belong to the Priority Phase or to later rounds.`;
  return [{ code: 'orders-needed', rule: 'ITU-ORDER-06', message, leg: null }];
}

function systemAdvice(kinds: readonly ManeuverKind[], standings: readonly Standing[]): CourseAdvice[] {
  return kinds.flatMap((kind, leg): CourseAdvice[] => {
    const from = standings[leg];
    const to = standings[leg + 1];
    if (kind === 'warp' || from === undefined || to === undefined || !isChanged(from, to)) return [];
    const message = `Leg ${leg + 1} ${changeWords(from, to)} by impulse; a warp is the manoeuvre that does.`;
    return [{ code: 'enters-or-leaves-system', rule: 'ITU-MOVE-01', message, leg }];
  });
}

function isChanged(from: Standing, to: Standing): boolean {
  if (from.type === 'partly' || to.type === 'partly') return false;
  return systemOf(from) !== systemOf(to);
}

function systemOf(standing: Standing): string | null {
  return standing.type === 'wholly' ? standing.system : null;
}

function changeWords(from: Standing, to: Standing): string {
  const left = systemOf(from);
  const entered = systemOf(to);
  if (left === null) return `enters system ${entered ?? ''}`;
  return entered === null ? `leaves system ${left}` : `leaves system ${left} for system ${entered}`;
}
