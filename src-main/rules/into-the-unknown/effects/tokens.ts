/** Verbs of peril and advantage tokens. */
import type { IntoTheUnknownAction, UnitState } from '../../../../shared/contract/into-the-unknown';
import { addAdvantage, addPeril, removeAdvantage, removePeril } from '../combat/tokens';
import { findOfficer, findUnit, hasRange, isInPlay, passivesThat, unitOf } from '../figures';
import { amountOf } from '../mission/amounts';
import type { Play } from '../play';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';
import { pickedUnits, tookPick, unitAnswers, unitPicker } from './picking';
import { goOn, type VerbAsked, type VerbRules } from './verb-rules';

type Token = 'peril' | 'advantage';

function countOf({ table, state, context, effect }: VerbAsked<'token'>): number {
  return amountOf(table, state, context, effect.count);
}

/** Tokens on the leading officer's card (Synthetic). */
function onOfficer({ state, context }: VerbAsked<'token'>): number {
  return findOfficer(state, context.officer)?.advantage ?? 0;
}

/** Peril may not be spent while a mission forbids it, whatever a card grants (ITU-PREC-03). */
export function mayBeSpent(table: Table, state: IntoTheUnknownState, unit: UnitState, token: Token): boolean {
  return token !== 'peril' || passivesThat(table, state, unit, 'peril-cannot-be-spent').length === 0;
}

function canTake(asked: VerbAsked<'token'>, id: string, count: number): boolean {
  const { table, state, effect } = asked;
  const unit = unitOf(state, id);
  if (effect.spent !== true) return unit[effect.token] > 0;
  return unit[effect.token] >= count && mayBeSpent(table, state, unit, effect.token);
}

export const token: VerbRules<'token'> = {
  chooser: (asked) => unitPicker(asked, asked.effect.on),
  choices: (asked) => unitAnswers(asked, asked.effect.on),
  isPossible(asked) {
    const count = countOf(asked);
    if (asked.effect.on === 'officer') return count > 0 || onOfficer(asked) >= -count;
    const units = pickedUnits(asked, asked.effect.on);
    return count >= 0 ? units.length > 0 : units.some((id) => canTake(asked, id, -count));
  },
  carryOut(play, asked, answer) {
    if (tookPick(play, asked, answer)) return;
    const count = countOf(asked);
    if (asked.effect.on === 'officer') return onCard(play, asked, count);
    for (const id of pickedUnits(asked, asked.effect.on)) change(play, asked, id, count);
  },
};

function onCard(play: Play, { context }: VerbAsked<'token'>, count: number): void {
  const officer = findOfficer(play.frozen, context.officer);
  if (officer) play.officer(officer.id).advantage = Math.max(0, officer.advantage + count);
}

function change(play: Play, asked: VerbAsked<'token'>, id: string, count: number): void {
  const { effect, context } = asked;
  const { rule } = context;
  if (count < 0 && !canTake({ ...asked, state: play.frozen }, id, -count)) return;
  if (effect.token === 'peril') {
    if (count < 0) removePeril(play, id, -count, rule);
    else addPeril(play, id, count, rule);
  } else if (count < 0) removeAdvantage(play, id, -count, rule);
  else addAdvantage(play, id, count, rule);
}

/** First to whom, then how many: at least one (ITU-TEAM-33). */
function receivers({ table, state, effect, context }: VerbAsked<'transmit'>): readonly string[] {
  const self = findUnit(state, context.self);
  if (!self || self[effect.token] === 0) return [];
  return state.units
    .filter(({ id, owner }) => id !== self.id && owner === self.owner)
    .filter((unit) => isInPlay(unit) && hasRange(table, state, self, effect.range, unit.id))
    .map(({ id }) => id);
}

export const transmit: VerbRules<'transmit'> = {
  chooser: ({ context }) => context.seat,
  choices(asked): readonly IntoTheUnknownAction[] {
    const { state, effect, context, picks } = asked;
    if (picks.length === 0) return receivers(asked).map((unit) => ({ type: 'choose-unit', unit }));
    const have = findUnit(state, context.self)?.[effect.token] ?? 0;
    return Array.from({ length: have }, (_, index) => ({ type: 'choose-option', option: index + 1 }));
  },
  isPossible: (asked) => receivers(asked).length > 0,
  carryOut(play, asked, answer) {
    const { effect, context, picks } = asked;
    if (answer?.type === 'choose-unit') return goOn(play, asked, { picks: [answer.unit] });
    const [to] = picks;
    if (answer?.type !== 'choose-option' || to === undefined || context.self === null) return;
    if (effect.token === 'peril') {
      addPeril(play, to, removePeril(play, context.self, answer.option, context.rule), context.rule);
    } else {
      const taken = removeAdvantage(play, context.self, answer.option, context.rule);
      addAdvantage(play, to, taken, context.rule);
    }
  },
};
