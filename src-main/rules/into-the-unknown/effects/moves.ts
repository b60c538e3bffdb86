/** Verbs of movement: manoeuvres, forced turns, cloaks, units put somewhere, anomalies exposed or looked at. */
import { findFeature, printedClass, unitOf } from '../figures';
import { addUnit, newUnit } from '../moves/deploy-unit';
import { isOffTable, standing } from '../moves/on-table';
import { BREAKS_OFF } from '../moves/place-unit';
import { unitPick, unitsOf } from '../mission/selectors';
import { deciderOf } from '../mission/roles';
import type { Play } from '../play';
import { mustActivate } from '../round/inertia';
import { trailingOf } from '../round/order';
import type { IntoTheUnknownState } from '../state';
import type { EffectContext, Task, UnitState } from '../../../../shared/contract/into-the-unknown';
import type { ManeuverKind } from '../../../../shared/geometry';
import { CLOAK_VERBS } from './cloak';
import { LAUNCH_VERBS } from './launches';
import { type EffectOf, goOn, type VerbAsked, type VerbRules, type VerbTable } from './verb-rules';

const IMPULSE: readonly ManeuverKind[] = [
  'forward',
  'reverse',
  'lateral-port',
  'lateral-starboard',
  'come-about',
];
type AnyAsked = Pick<VerbAsked<'maneuver'>, 'state' | 'context'>;

/** The unit that acts, if it stands on the table. */
export function actor({ state, context }: AnyAsked): UnitState | undefined {
  return standing(state, context.self);
}

const NOBODY = { chooser: () => null, choices: () => [] } as const;

/** Impulse in its four modes, or warp; a projectile slides instead (ITU-MOVE-03, ITU-PROJ-09). */
const maneuver: VerbRules<'maneuver'> = {
  ...NOBODY,
  isPossible(asked) {
    const unit = actor(asked);
    const printed = unit && printedClass(asked.table, unit);
    if (!unit || !printed) return false;
    if (unit.kind === 'projectile')
      return asked.effect.kind === 'impulse' && (printed.fixed?.enginePower ?? null) !== null;
    return asked.effect.kind !== 'warp' || printed.warpDrive !== null;
  },
  carryOut(play, asked) {
    const unit = actor(asked);
    if (unit && maneuver.isPossible(asked)) play.push(maneuverTask(play, asked, unit));
  },
};

function maneuverTask(play: Play, { effect, context }: VerbAsked<'maneuver'>, unit: UnitState): Task {
  const seat = context.seat ?? unit.owner ?? trailingOf(play.frozen);
  if (unit.kind === 'projectile')
    return { type: 'slide', seat, unit: unit.id, must: mustActivate(play.table, unit) };
  const { halved = false, most = null } = effect;
  return { type: 'maneuver', seat, unit: unit.id, kinds: kindsOf(effect), full: false, halved, most };
}

function kindsOf({ kind, forward }: EffectOf<'maneuver'>): readonly ManeuverKind[] {
  if (kind !== 'impulse') return [kind];
  return forward ? ['forward'] : IMPULSE;
}

/** Somebody may turn the acting unit (ITU-FKEY-05). */
const turn: VerbRules<'turn'> = {
  ...NOBODY,
  isPossible: (asked) => actor(asked) !== undefined,
  carryOut(play, asked) {
    const unit = actor(asked);
    if (!unit) return;
    const seat = deciderOf(play.frozen, asked.context, asked.effect.by);
    play.push({ type: 'turn', seat, unit: unit.id, notches: asked.effect.notches });
  },
};

/** A new unit, nobody's or the acting player's, comes to the table. */
const placeUnit: VerbRules<'place-unit'> = {
  ...NOBODY,
  isPossible: () => true,
  carryOut(play, { table, effect, context }) {
    const owner = effect.owner === 'self' ? context.seat : null;
    const unit = newUnit(table, play.frozen, { class: effect.class, owner });
    addUnit(play, unit);
    play.push({
      ...placing(play.frozen, unit.id, context),
      seat: deciderOf(play.frozen, context, effect.by),
      where: effect.where,
    });
  },
};

function placing(state: IntoTheUnknownState, unit: string, context: EffectContext) {
  const seat = context.seat ?? trailingOf(state);
  return { type: 'place-unit', seat, unit, near: null, touching: null, context, why: context.from } as const;
}

/** Units put elsewhere; an opponent is one of the unit's own player. At 0" of a feature it touches that (ITU-FKEY-08). */
const transferUnit: VerbRules<'transfer-unit'> = {
  chooser({ table, state, effect, context, picks }) {
    if (picks.length > 0) return null;
    return unitPick(table, state, context, effect.on)?.by ?? null;
  },
  choices({ table, state, effect, context }) {
    const pick = unitPick(table, state, context, effect.on);
    if (!pick) return [];
    return [
      ...pick.among.map((unit) => ({ type: 'choose-unit', unit }) as const),
      ...(pick.may ? [{ type: 'pass' } as const] : []),
    ];
  },
  isPossible: ({ table, state, effect, context }) =>
    unitsOf(table, state, context, effect.on).some((id) => !isOffTable(state, id)),
  carryOut(play, asked, answer) {
    const { table, state, effect, context, picks } = asked;
    if (answer?.type === 'choose-unit') return goOn(play, asked, { picks: [answer.unit] });
    if (answer !== null) return;
    const units = unitsOf(table, state, context, effect.on, picks).map((id) => unitOf(state, id));
    play.push(...units.filter(({ pose }) => pose !== null).map((unit) => transfer(play.frozen, asked, unit)));
  },
};

function transfer(
  state: IntoTheUnknownState,
  { effect, context }: VerbAsked<'transfer-unit'>,
  unit: UnitState,
): Task {
  const { at } = effect.where;
  const touches = at?.of === 'target' && at.inches === 0 && findFeature(state, context.target);
  const seat = deciderOf(state, { ...context, seat: unit.owner ?? context.seat }, effect.by);
  const task = { ...placing(state, unit.id, context), seat };
  if (touches) return { ...task, touching: touches.id, why: BREAKS_OFF };
  return { ...task, where: effect.where };
}

/** The target anomaly is flipped (ITU-ANOM-03). */
const expose: VerbRules<'expose'> = {
  ...NOBODY,
  isPossible: isFacedown,
  carryOut(play, asked) {
    const { target, self } = asked.context;
    if (target !== null && isFacedown(asked))
      play.push({ type: 'expose', feature: target, by: self, step: 0 });
  },
};

/** The acting player alone sees its number. */
const look: VerbRules<'look'> = {
  ...NOBODY,
  isPossible: isFacedown,
  carryOut(play, asked) {
    const { target, self, seat } = asked.context;
    if (target === null || seat === null || !isFacedown(asked)) return;
    play.push({ type: 'expose', feature: target, by: self, step: 0, look: seat });
  },
};

function isFacedown({ state, context }: AnyAsked): boolean {
  const feature = findFeature(state, context.target);
  return feature?.kind === 'anomaly' && !feature.exposed;
}

export const MOVE_VERBS: VerbTable<
  | 'maneuver'
  | 'turn'
  | 'launch'
  | 'separate'
  | 'rejoin'
  | 'cloak'
  | 'decloak'
  | 'place-unit'
  | 'transfer-unit'
  | 'expose'
  | 'look'
> = {
  maneuver,
  turn,
  ...LAUNCH_VERBS,
  ...CLOAK_VERBS,
  'place-unit': placeUnit,
  'transfer-unit': transferUnit,
  expose,
  look,
};
