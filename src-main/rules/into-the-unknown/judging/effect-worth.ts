/** What effects are worth to a player, in victory points, as far as it can be told without carrying them out. */
import type { Amount, Effect, Spend } from '../../../../shared/content/into-the-unknown';
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

function effectWorth(asked: Asked, effect: Effect): number {
  switch (effect.verb) {
    case 'score':
      return effect.who === 'self' ? plain(effect.points) : 0;
    case 'bank':
      return WEIGHTS.banked * plain(effect.points);
    case 'token':
      return tokenWorth(asked, effect);
    case 'control':
      return controlWorth(asked, effect);
    case 'if':
      return allHold(asked.table, asked.state, asked.context, effect.when)
        ? effectsWorth(asked, effect.then)
        : effectsWorth(asked, effect.else ?? []);
    case 'choose':
      return Math.max(0, ...effect.options.map((option) => effectsWorth(asked, option.effects)));
    case 'act':
      return actWorth(asked, effect.act);
    case 'attacks':
      return AN_ATTACK + actWorth(asked, 'hostile');
    case 'influence':
      return WEIGHTS.influence * effect.steps;
    case 'repair':
      return repairWorth(asked, plain(effect.count));
    case 'attach-survivor':
      return 1;
    case 'draw-secret':
      return A_SECRET;
    case 'look':
      return A_LOOK;
    default:
      return 0;
  }
}

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
