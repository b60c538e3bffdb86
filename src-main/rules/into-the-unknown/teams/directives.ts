/**
 * Directives: which sides listen to what happens, what they score and when they turn (ITU-DIRECT-01, ITU-DIRECT-02). What
 * happens names the unit that did it (`self`) and what it was done to (`target`); the triggers' conditions ask about these
 * at once, while what was destroyed still stands where it was.
 */
import {
  DIRECTIVES,
  type DirectiveCategory,
  type DirectiveRecord,
  type Effect,
  type Side,
} from '../../../../shared/content/into-the-unknown';
import type {
  DirectiveState,
  EffectContext,
  Task,
  TaskOf,
  UnitId,
} from '../../../../shared/contract/into-the-unknown';
import type { SeatId } from '../../engine';
import { amountOf } from '../mission/amounts';
import { holds } from '../mission/conditions';
import { matchesFeature } from '../mission/objectives';
import { passivesThat } from '../figures/passives';
import { findUnit, seatOf } from '../figures/pieces';
import { isWithin } from '../figures/distances';
import type { Play } from '../play';
import { playerOrder } from '../round/order';
import type { IntoTheUnknownState } from '../state';
import { recordOf, type Table } from '../table';

export type DirectiveTrigger = DirectiveRecord['sides']['calm']['triggers'][number];
export type TriggerWhen = DirectiveTrigger['when'][number];

/** Something that directives may listen to, and whose directives do. */
export interface Happening {
  readonly when: TriggerWhen;
  readonly seats: readonly SeatId[];
  readonly self: UnitId | null;
  /** A unit or feature. */
  readonly target: string | null;
}

/** The directive card of a player, with the side that lies up. */
export function directiveOf(
  table: Table,
  state: IntoTheUnknownState,
  seat: SeatId,
  category: DirectiveCategory,
) {
  const held = seatOf(state, seat).directives[category];
  const record = table.content.directives[recordOf(held.card)];
  return { held, face: record?.sides[held.side] ?? null };
}

/** Points that a trigger may still score in this round; null: any number. */
function pointsLeft(
  { scored, side }: DirectiveState,
  index: number,
  { mostPerRound }: DirectiveTrigger,
): number | null {
  return mostPerRound === null ? null : Math.max(0, mostPerRound - (scored[triggerKey(side, index)] ?? 0));
}

const triggerKey = (side: Side, index: number) => `${side}/${index}`;

/** Lets the directives answer, player by player in player order; what may be left is asked, what must be is carried out. */
export function fireDirectives(play: Play, happenings: readonly Happening[]): void {
  const seats = playerOrder(play.frozen);
  play.push(
    ...seats.flatMap((seat) =>
      DIRECTIVES.flatMap((category) =>
        happenings
          .filter((happening) => happening.seats.includes(seat))
          .flatMap((happening) => triggered(play, seat, category, happening)),
      ),
    ),
  );
}

function triggered(
  play: Play,
  seat: SeatId,
  category: DirectiveCategory,
  happening: Happening,
): readonly Task[] {
  const { held, face } = directiveOf(play.table, play.frozen, seat, category);
  return (face?.triggers ?? []).flatMap((trigger, index): readonly Task[] => {
    if (!trigger.when.includes(happening.when) || pointsLeft(held, index, trigger) === 0) return [];
    const context = contextFor(seat, category, happening);
    if (!trigger.requires.every((each) => holds(play.table, play.frozen, context, each))) return [];
    const { side } = held;
    const excused = isExcused(play, happening) ? withoutPenalty(trigger) : trigger;
    if (!trigger.may) return carriedOut(play, seat, category, index, excused, context);
    return [
      {
        type: 'directive',
        seat,
        category,
        side,
        trigger: index,
        about: happening.target,
        self: happening.self,
      },
    ];
  });
}

/** Some missions let a unit act hostile near a feature without its player's directive taking points for it. */
function isExcused({ table, frozen: state }: Play, { when, self }: Happening): boolean {
  const unit = findUnit(state, self);
  if (when !== 'own-hostile' || unit === undefined) return false;
  return passivesThat(table, state, unit, 'no-hostility-penalty').some(({ passive: { near } }) =>
    state.features.some(
      (feature) =>
        matchesFeature(feature, near.feature, unit.owner) &&
        isWithin(table, state, unit.id, feature.id, near.inches),
    ),
  );
}

function withoutPenalty(trigger: DirectiveTrigger): DirectiveTrigger {
  const isPenalty = (effect: Effect) =>
    effect.verb === 'score' &&
    effect.who === 'self' &&
    typeof effect.points === 'number' &&
    effect.points < 0;
  return { ...trigger, effects: trigger.effects.filter((effect) => !isPenalty(effect)) };
}

function contextFor(
  seat: SeatId,
  category: DirectiveCategory,
  { self, target }: Pick<Happening, 'self' | 'target'>,
): EffectContext {
  const from = `directive:${category}`;
  const rule = 'ITU-DIRECT-02';
  return { seat, self, officer: null, target, from, rule, results: null, card: null, byPriority: false };
}

/** The task of a trigger's effects, its points cut to what the round still allows and counted. */
function carriedOut(
  play: Play,
  seat: SeatId,
  category: DirectiveCategory,
  index: number,
  trigger: DirectiveTrigger,
  context: EffectContext,
): readonly Task[] {
  const settled = settledEffects(play, trigger.effects, context);
  const { held } = directiveOf(play.table, play.frozen, seat, category);
  const left = pointsLeft(held, index, trigger);
  if (left === null) return [{ type: 'effects', effects: settled, context }];
  const { effects, points } = capped(play, settled, context, left);
  countPoints(play, seat, category, triggerKey(held.side, index), points);
  return [{ type: 'effects', effects, context }];
}

/** What `if` says is decided now: later the unit it asks about may be gone. */
function settledEffects(play: Play, effects: readonly Effect[], context: EffectContext): readonly Effect[] {
  return effects.flatMap((effect) => {
    if (effect.verb !== 'if') return [effect];
    const isTrue = effect.when.every((each) => holds(play.table, play.frozen, context, each));
    return settledEffects(play, (isTrue ? effect.then : effect.else) ?? [], context);
  });
}

/** The effects with points of the trigger's player at most `left`, and how many that are. */
function capped(play: Play, effects: readonly Effect[], context: EffectContext, left: number) {
  let points = 0;
  const cut = effects.map((effect): Effect => {
    if (effect.verb !== 'score' || effect.who !== 'self') return effect;
    const scored = Math.min(amountOf(play.table, play.frozen, context, effect.points), left - points);
    points += Math.max(0, scored);
    return { ...effect, points: scored };
  });
  return { effects: cut, points };
}

function countPoints(
  play: Play,
  seat: SeatId,
  category: DirectiveCategory,
  key: string,
  points: number,
): void {
  const { directives } = seatOf(play.frozen, seat);
  const held = directives[category];
  const scored = { ...held.scored, [key]: (held.scored[key] ?? 0) + points };
  play.seat(seat).directives = { ...directives, [category]: { ...held, scored } };
}

/** Sets a directive to a side; nothing where it lies so already. */
export function turnDirective(play: Play, seat: SeatId, category: DirectiveCategory, side: Side): void {
  const { directives } = seatOf(play.frozen, seat);
  if (directives[category].side === side) return;
  play.seat(seat).directives = { ...directives, [category]: { ...directives[category], side } };
  play.tell({ type: 'directive', seat, category, side });
}

/** A new round: every trigger may score its most again. */
export function forgetScored(play: Play): void {
  for (const { seat, directives } of play.frozen.seats) {
    const fresh = Object.fromEntries(
      DIRECTIVES.map((category) => [category, { ...directives[category], scored: {} }]),
    );
    play.seat(seat).directives = fresh as typeof directives; // one entry for each category
  }
}

/** The trigger that a player was asked about; undefined once the directive shows its other side. */
export function askedTrigger(
  table: Table,
  state: IntoTheUnknownState,
  { seat, category, side, trigger }: TaskOf<'directive'>,
): DirectiveTrigger | undefined {
  const { held, face } = directiveOf(table, state, seat, category);
  return held.side === side ? face?.triggers[trigger] : undefined;
}

/** The player's answer is yes: the trigger's effects come next. */
export function followTrigger(play: Play, task: TaskOf<'directive'>): void {
  const trigger = askedTrigger(play.table, play.frozen, task);
  if (trigger === undefined) return;
  const self = findUnit(play.frozen, task.self)?.id ?? null;
  const context = contextFor(task.seat, task.category, { self, target: task.about });
  play.push(...carriedOut(play, task.seat, task.category, task.trigger, trigger, context));
}
