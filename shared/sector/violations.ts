/** Which rules a laid manoeuvre breaks, in the fixed order of `VIOLATION_CODES`. */
import { assertNever, type RuleId } from '../base';
import { atMost, type ManeuverKind, TOLERANCE_IN } from '../geometry';
import type { ManeuverLimits } from './limits';
import type { LaidManeuver } from './laid-maneuver';
import type { Overlap, Violation } from './verdict';

interface Judged {
  readonly laid: LaidManeuver;
  readonly limits: ManeuverLimits;
  readonly overlaps: readonly Overlap[];
  readonly leavesSector: boolean;
}

/** Every broken rule, at most one violation of each code. */
export function violationsOf({ laid, limits, overlaps, leavesSector }: Judged): readonly Violation[] {
  const { kind } = laid.maneuver;
  const blocking = blockingIds(laid);
  const endsOn = overlaps.filter((overlap) => overlap.atEnd && blocking.has(overlap.id));
  const through = laid.barsPassing ? overlaps.filter((overlap) => blocking.has(overlap.id)) : [];
  return [
    ...turnOverLimit(laid, limits),
    ...distanceOverLimit(laid, limits),
    ...named('ends-on-base', kind, 'It would end on the base of', endsOn),
    ...named('passes-through-base', kind, 'It would pass through the base of', through),
    ...(leavesSector
      ? [
          {
            code: 'leaves-sector',
            rule: 'ITU-MOVE-05',
            message: 'It would not end wholly inside the sector.',
          } as const,
        ]
      : []),
  ];
}

function blockingIds(laid: LaidManeuver): ReadonlySet<string> {
  return new Set(laid.obstacles.filter((obstacle) => obstacle.blocks).map((obstacle) => obstacle.id));
}

function turnOverLimit({ maneuver }: LaidManeuver, { notches, rule }: ManeuverLimits): Violation[] {
  if (notches === null || isWithin(maneuver.notches, notches)) return [];
  return [
    {
      code: 'turn-over-limit',
      rule,
      message: `A turn of ${spoken(maneuver.notches)} notches exceeds the limit of ${notches}.`,
    },
  ];
}

/** Notches carry the same tolerance as lengths: a turn built to stand at exactly the limit is at it. */
function isWithin(notches: number, limit: number): boolean {
  return notches <= limit + TOLERANCE_IN;
}

function distanceOverLimit({ maneuver }: LaidManeuver, { distanceIn, rule }: ManeuverLimits): Violation[] {
  if (distanceIn === null || atMost(maneuver.distanceIn, distanceIn)) return [];
  return [
    {
      code: 'distance-over-limit',
      rule,
      message: `A travel of ${spoken(maneuver.distanceIn)} inches exceeds the limit of ${distanceIn}.`,
    },
  ];
}

function named(
  code: 'ends-on-base' | 'passes-through-base',
  kind: ManeuverKind,
  words: string,
  overlaps: readonly Overlap[],
): Violation[] {
  if (overlaps.length === 0) return [];
  const ids = overlaps.map((overlap) => `"${overlap.id}"`).join(', ');
  return [{ code, rule: procedureRule(kind), message: `${words} ${ids}.` }];
}

/** The rule that holds a manoeuvre's procedure: obstacles belong to it. */
function procedureRule(kind: ManeuverKind): RuleId {
  switch (kind) {
    case 'warp':
      return 'ITU-MOVE-01';
    case 'forward':
      return 'ITU-MOVE-04';
    case 'reverse':
      return 'ITU-REV-01';
    case 'lateral-port':
    case 'lateral-starboard':
      return 'ITU-LAT-01';
    case 'come-about':
      return 'ITU-MOVE-05';
    default:
      return assertNever(kind);
  }
}

/** A figure in a sentence: at most six decimals, never rounded down to the limit it exceeds. */
function spoken(figure: number): string {
  return String(Math.ceil(figure * 1e6 - 1e-9) / 1e6);
}
