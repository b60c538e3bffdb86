/**
 * What condition tokens on a unit, and keywords of features near it, do to its ranges and to who aims at it. Every
 * figure stands in the pack's `effects`.
 */
import type { RuleId } from '../base';
import type { ContentPack, EffectId } from '../content';
import { atMost, distance } from '../geometry';
import { CONDITIONS, type SectorTable, type TableUnit } from './types';
import { classOf, shapeOfFeature, shapeOfUnit } from './unit-class';

/** One effect that is at work on a unit right now. */
export interface UnitEffect {
  readonly id: EffectId;
  /** The feature whose keyword it is; null: a token on the unit itself. */
  readonly featureId: string | null;
  /** The keyword's X; null for tokens. */
  readonly level: number | null;
}

/** The rule an effect comes from; null where no text at hand has one (cloaked). */
export const EFFECT_RULES: Readonly<Record<EffectId, RuleId | null>> = {
  hidden: 'ITU-COND-02',
  jammed: 'ITU-COND-05',
  cloaked: null,
  obscuring: 'ITU-FKEY-06',
};

/** The condition tokens on a unit as effects, each once, in the order of `CONDITIONS`. */
export function tokenEffects(unit: Pick<TableUnit, 'conditions'>): readonly UnitEffect[] {
  return CONDITIONS.filter((id) => unit.conditions?.includes(id)).map((id) => ({
    id,
    featureId: null,
    level: null,
  }));
}

/**
 * All effects on a unit where it stands: its tokens, then obscuring features at their distance, edge to edge, exactly
 * at it included (ITU-FKEY-06), in the table's order.
 */
export function effectsOn(
  pack: ContentPack,
  table: Pick<SectorTable, 'features'>,
  unit: Pick<TableUnit, 'class' | 'pose' | 'conditions'>,
): readonly UnitEffect[] {
  const tokens = tokenEffects(unit);
  const { withinIn } = pack.effects.obscuring;
  const obscuring = table.features.filter(({ keywords }) => keywords?.obscuring !== undefined);
  const outline = obscuring.length === 0 ? undefined : shapeOfUnit(pack, unit);
  if (outline === undefined || withinIn === null) return tokens;
  const near = obscuring.filter((feature) =>
    atMost(distance(outline, shapeOfFeature(pack, feature)).distanceIn, withinIn),
  );
  return [
    ...tokens,
    ...near.map(({ id, keywords }) => ({
      id: 'obscuring' as const,
      featureId: id,
      level: keywords?.obscuring ?? null,
    })),
  ];
}

/** What makes a unit harder to attack than its class says. */
export interface Protection {
  /** Added to the difficulty of attacks and tests against it (ITU-COND-02). */
  readonly difficulty: number;
  /** Added to its evasion, the X of every obscuring feature near it (ITU-FKEY-06). */
  readonly evasionPlus: number;
  /** Its evasion with that; null where nobody knows its own. */
  readonly evasion: number | null;
  /** The effects this comes from; empty where its class alone says everything. */
  readonly effects: readonly UnitEffect[];
}

/** How much harder a unit is to attack where it stands. Several obscuring features add up: each gives its own X. */
export function protectionOf(
  pack: ContentPack,
  table: Pick<SectorTable, 'features'>,
  unit: Pick<TableUnit, 'class' | 'pose' | 'conditions'>,
): Protection {
  const effects = effectsOn(pack, table, unit).filter(
    ({ id, level }) => pack.effects[id].difficulty !== null || level !== null,
  );
  const evasionPlus = sum(effects.map(({ level }) => level ?? 0));
  const own = classOf(pack, unit)?.evasion ?? null;
  return {
    difficulty: sum(effects.map(({ id }) => pack.effects[id].difficulty ?? 0)),
    evasionPlus,
    evasion: own === null ? null : own + evasionPlus,
    effects,
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
