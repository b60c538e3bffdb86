/** What stands on a sector table, as measuring, advice and drawing need it. The plan's schema is built on this. */
import { CONDITIONS, FEATURE_KINDS, type FeatureKind, type UnitCondition } from '../content/into-the-unknown';
import type { Point, Pose } from '../geometry';

export const OWNERS = ['blue', 'orange', 'neutral'] as const;
export type Owner = (typeof OWNERS)[number];
export { FEATURE_KINDS, type FeatureKind };
/** The bare bases a plan may place without a class. */
export const BARE_BASES = ['shuttle', 'small', 'medium', 'large', 'wake'] as const;
export type BareBase = (typeof BARE_BASES)[number];
/** A plan may put on a unit what a match may (ITU-COND-02, ITU-COND-05; cloaked: public figures). */
export { CONDITIONS, type UnitCondition as Condition };
/** Keywords a mission gives to features (ITU-FKEY-01 to 10). */
export const FEATURE_KEYWORDS = [
  'abundant',
  'capacity',
  'massive',
  'obscuring',
  'treacherous',
  'unstable',
] as const;
export type FeatureKeyword = (typeof FEATURE_KEYWORDS)[number];
export const LAYOUTS = ['solitary', 'helix', 'trinary'] as const;
export type LayoutName = (typeof LAYOUTS)[number];

/** Figures that count in place of those of a unit's class: what a match has changed (cards, damage, modifiers). */
export interface FigureOverrides {
  readonly warpDrive?: number | null | undefined;
  readonly enginePower?: number | null | undefined;
  readonly impulseTurn?: number | null | undefined;
  readonly weaponsPower?: number | null | undefined;
  readonly instrumentsPower?: number | null | undefined;
  readonly shieldsFore?: number | null | undefined;
  readonly shieldsAft?: number | null | undefined;
}

export interface TableUnit {
  readonly id: string;
  readonly class: string | { readonly base: BareBase };
  readonly owner?: Owner | undefined;
  readonly pose: Pose;
  readonly alert?: string | undefined;
  readonly number?: number | undefined;
  readonly locked?: boolean | undefined;
  readonly note?: string | undefined;
  readonly conditions?: readonly UnitCondition[] | undefined;
  /** Left out on plans, whose units have the figures of their class. */
  readonly figures?: FigureOverrides | undefined;
}
export interface TableFeature {
  readonly id: string;
  readonly kind: FeatureKind;
  readonly at: Point;
  readonly number?: number | undefined;
  readonly owner?: Owner | undefined;
  readonly locked?: boolean | undefined;
  readonly note?: string | undefined;
  readonly keywords?: Readonly<Partial<Record<FeatureKeyword, number>>> | undefined;
}
export interface SystemPlace {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly radiusIn: number;
}
export interface SetupArea {
  readonly player: number;
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}
export type SectorLayout =
  | { readonly layout: LayoutName }
  | {
      readonly layout: 'custom';
      readonly systems: readonly SystemPlace[];
      readonly setupAreas?: readonly SetupArea[] | undefined;
    };

/** A sector table whole: the part of a plan that the rules of measuring read. */
export interface SectorTable {
  readonly sector: SectorLayout;
  readonly units: readonly TableUnit[];
  readonly features: readonly TableFeature[];
  readonly readings?: Readonly<Record<string, string>> | undefined;
}
