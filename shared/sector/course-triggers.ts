/** What a manoeuvre sets off: features it crosses, and features it ends beside, by the keywords a mission gave them. */
import { assertNever, type RuleId } from '../base';
import type { ContentPack } from '../content';
import { atMost, distance, type ManeuverKind, type Polygon } from '../geometry';
import { type DemandedTest, massiveTest, treacherousTest, unstableTest } from './keyword-tests';
import {
  FEATURE_KEYWORDS,
  type FeatureKeyword,
  type SectorTable,
  type TableFeature,
  type TableUnit,
} from './types';
import { shapeOfFeature, shapeOfUnit } from './unit-class';
import type { Crossing } from './verdict';

/** The range of every keyword that works beside its feature, inches, rim to base edge, included. ITU-FKEY-01 to 10. */
export const KEYWORD_RANGE_IN = 2;

export interface CourseTrigger {
  readonly featureId: string;
  /** `exposure`: an anomaly is exposed; else the feature's keyword. */
  readonly effect: FeatureKeyword | 'exposure';
  /** The keyword's X; null for an exposure. */
  readonly x: number | null;
  /** Crossed on the way, or within `KEYWORD_RANGE_IN` at the end. */
  readonly when: 'crossing' | 'end';
  /** Crossing: travel before first contact. End: distance from base to rim. Inches. */
  readonly distanceIn: number;
  /** The test to be passed; null where nothing is tested. */
  readonly test: DemandedTest | null;
  readonly rule: RuleId;
  /** What it means, without the feature's name. */
  readonly message: string;
}

/** Everything a manoeuvre sets off, crossings in the order in which they are met, then what lies beside its end. */
export function triggersOf(
  pack: ContentPack,
  table: Pick<SectorTable, 'features'>,
  ended: Pick<TableUnit, 'class' | 'pose'>,
  kind: ManeuverKind,
  crosses: readonly Crossing[],
): readonly CourseTrigger[] {
  const outline = shapeOfUnit(pack, ended);
  if (outline === undefined) return [];
  const crossed = kind === 'warp' ? crosses.flatMap((crossing) => crossingTriggers(table, crossing)) : [];
  return [...crossed, ...table.features.flatMap((feature) => endTriggers(pack, outline, feature))];
}

/** Only a warp sets anything off by crossing (ITU-FKEY-07, ITU-ANOM-01). */
function crossingTriggers(table: Pick<SectorTable, 'features'>, { id, atIn }: Crossing): CourseTrigger[] {
  const feature = table.features.find((each) => each.id === id);
  if (feature === undefined) return [];
  const met = { featureId: id, when: 'crossing', distanceIn: atIn } as const;
  const triggers: CourseTrigger[] = [];
  if (feature.kind === 'anomaly') {
    const message = 'the warp exposes it';
    triggers.push({ ...met, effect: 'exposure', x: null, test: null, rule: 'ITU-ANOM-01', message });
  }
  const x = feature.keywords?.treacherous;
  if (x !== undefined) triggers.push({ ...met, ...treacherous(x) });
  return triggers;
}

function treacherous(x: number) {
  const test = treacherousTest(x);
  const message = `crossing it by warp demands at once a test of ops + Navigation, difficulty ${x}`;
  return { effect: 'treacherous', x, test, rule: 'ITU-FKEY-07', message } as const;
}

function endTriggers(pack: ContentPack, outline: Polygon, feature: TableFeature): CourseTrigger[] {
  const { distanceIn } = distance(outline, shapeOfFeature(pack, feature));
  if (!atMost(distanceIn, KEYWORD_RANGE_IN)) return [];
  const met = { featureId: feature.id, when: 'end', distanceIn } as const;
  const triggers: CourseTrigger[] = FEATURE_KEYWORDS.flatMap((keyword) => {
    const x = feature.keywords?.[keyword];
    const effect = x === undefined ? null : besideEffect(keyword, x);
    return effect === null || x === undefined ? [] : [{ ...met, effect: keyword, x, ...effect }];
  });
  if (feature.kind === 'anomaly') {
    const message = 'exposed if the unit stands here when the Hazard Phase begins';
    triggers.push({ ...met, effect: 'exposure', x: null, test: null, rule: 'ITU-ANOM-02', message });
  }
  return triggers;
}

type Effect = Pick<CourseTrigger, 'test' | 'rule' | 'message'>;

/** What a keyword does to a unit that stands beside the feature; null for one that only works by crossing. */
function besideEffect(keyword: FeatureKeyword, x: number): Effect | null {
  switch (keyword) {
    case 'abundant': {
      const message = `the unit may gather resources there, at most ${x} advantage`;
      return { test: null, rule: 'ITU-FKEY-01', message };
    }
    case 'capacity': {
      const message = `room beside the unit for officers and up to ${x} ground units of each player`;
      return { test: null, rule: 'ITU-FKEY-02', message };
    }
    case 'massive': {
      const test = massiveTest(x);
      const message = `ending here demands a test of command + Navigation, difficulty ${x}`;
      return { test, rule: 'ITU-FKEY-03', message };
    }
    case 'obscuring': {
      const message = `evasion +${x} here, and Comms and Sensors reach 2 inches only`;
      return { test: null, rule: 'ITU-FKEY-06', message };
    }
    case 'treacherous':
      return null;
    case 'unstable': {
      const test = unstableTest(x);
      const message = `in the Hazard Phase it demands a test of ops + Mechanics, difficulty ${x}`;
      return { test, rule: 'ITU-FKEY-09', message };
    }
    default:
      return assertNever(keyword);
  }
}
