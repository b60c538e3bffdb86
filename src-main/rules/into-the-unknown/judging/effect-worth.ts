/** What effects are worth to a player, in victory points, as far as it can be told without carrying them out. */
import type { Amount, Effect, Spend, Verb } from '../../../../shared/content/into-the-unknown';
import type { EffectContext } from '../../../../shared/contract/into-the-unknown';
import { findFeature, findUnit, seatOf } from '../figures';
import { allHold } from '../mission/conditions';
import { marksFor } from '../mission/objectives';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';
import { markerWorth } from './marker-worth';
import { WEIGHTS } from './weights';

/** How often dice show such a result to spare. */
const SHOWN = { breakthrough: 0.35, analysis: 0.4 } as const;
/** A hostile or aggressive act while the directive forbids it (ITU-DIRECT-02). */
const ACT = { hostile: -2, aggressive: -1 } as const;
const AN_ATTACK = 0.3;
const A_SECRET = 0.5;
const A_LOOK = 0.05;

interface Asked {
  readonly table: Table;
  readonly state: IntoTheUnknownState;
  readonly context: EffectContext;
}

export function effectsWorth(asked: Asked, effects: readonly Effect[]): number {
  return effects.reduce((sum, effect) => sum + effectWorth(asked, effect), 0);
}

/** Of die effects, by how often they can be paid for. */
export function spendsWorth(asked: Asked, spends: readonly Spend[]): number {
  return spends.reduce((sum, { result, cost, when, effects }) => {
    if (!allHold(asked.table, asked.state, asked.context, when)) return sum;
    return sum + SHOWN[result] ** cost * Math.max(0, effectsWorth(asked, effects));
  }, 0);
}

type Worths = {
  readonly [Name in Verb]?: (asked: Asked, effect: Extract<Effect, { readonly verb: Name }>) => number;
};

function effectWorth(asked: Asked, effect: Effect): number {
  const worth = WORTHS[effect.verb] as ((asked: Asked, effect: Effect) => number) | undefined; // the entry of its own verb
  return worth?.(asked, effect) ?? 0;
}

/** Verbs that are left out bring nothing that can be told at a glance. */
const WORTHS: Worths = {
  score: (_asked, { who, points }) => (who === 'self' ? plain(points) : 0),
  bank: (_asked, { points }) => WEIGHTS.banked * plain(points),
  token: tokenWorth,
  control: controlWorth,
  if: (asked, { when, then, else: otherwise = [] }) =>
    effectsWorth(asked, allHold(asked.table, asked.state, asked.context, when) ? then : otherwise),
  choose: (asked, { options }) =>
    Math.max(0, ...options.map((option) => effectsWorth(asked, option.effects))),
  act: (asked, { act }) => actWorth(asked, act),
  attacks: (asked) => AN_ATTACK + actWorth(asked, 'hostile'),
  influence: ({ state }, { steps }) => (state.mission.part === 'overture' ? WEIGHTS.influence * steps : 0),
  repair: (asked, { count }) => repairWorth(asked, plain(count)),
  'attach-survivor': () => 1,
  'draw-secret': () => A_SECRET,
  look: () => A_LOOK,
};

/** A number as printed; what is read off the table counts as one. */
function plain(amount: Amount): number {
  return typeof amount === 'number' ? amount : amount.times + amount.plus;
}

function tokenWorth(
  { context, state }: Asked,
  { token, on, count }: Extract<Effect, { verb: 'token' }>,
): number {
  const each = token === 'peril' ? WEIGHTS.peril : WEIGHTS.advantage;
  if (on === 'self') return each * plain(count);
  if (on !== 'target') return 0;
  const isOwn = findUnit(state, context.target)?.owner === context.seat;
  return (isOwn ? 1 : -1) * each * plain(count);
}

function controlWorth(
  { table, state, context }: Asked,
  { change, whose, count }: Extract<Effect, { verb: 'control' }>,
): number {
  const feature = findFeature(state, context.target);
  if (!feature || context.seat === null) return 0;
  const each = markerWorth(table, state, context.seat);
  const there = marksFor(feature, 'opposing', context.seat);
  if (change === 'place') return each * count;
  if (change === 'replace') return each * (1 + there);
  return whose === 'opposing' ? each * Math.min(count, there) : -each * count;
}

/** What an act costs by the own directives as they lie. */
function actWorth({ state, context }: Asked, act: 'hostile' | 'aggressive'): number {
  if (context.seat === null) return 0;
  const category = act === 'hostile' ? 'combat' : 'exploration';
  return seatOf(state, context.seat).directives[category].side === 'calm' ? ACT[act] : 0;
}

function repairWorth({ state, context }: Asked, count: number): number {
  const taken = findUnit(state, context.self)?.hull ?? 0;
  return WEIGHTS.hull * Math.min(count, taken);
}
