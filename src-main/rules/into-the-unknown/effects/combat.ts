/** Verbs of tests, attacks, damage, crews, conditions and locks. */
import type { TaskOf } from '../../../../shared/contract/into-the-unknown';
import { canAttack, newAttacks } from '../combat/attack-options';
import {
  addCondition,
  addLock,
  clearLocksBy,
  hasLocked,
  removeCondition,
  removeLock,
} from '../combat/conditions';
import { coerce, inspire } from '../combat/health';
import { startTest } from '../combat/start-test';
import { findOfficer, findUnit } from '../figures';
import { trailingOf } from '../round/order';
import { assaultPlaces } from '../teams/relocating';
import { damage, hurt, ram } from './harm';
import { discardCard, heal, moveCard, repair } from './mending';
import {
  personnelAnswers,
  personnelPicker,
  pickedPersonnel,
  pickedUnits,
  tookPick,
  unitAnswers,
  unitPicker,
} from './picking';
import { UNASKED } from './unasked';
import type { VerbAsked, VerbRules, VerbTable } from './verb-rules';

/** Inspire and coerce: whoever it falls on can always be. */
const spirits: VerbRules<'inspire' | 'coerce'> = {
  chooser: (asked) => unitPicker(asked, asked.effect.on),
  choices: (asked) => unitAnswers(asked, asked.effect.on),
  isPossible: (asked) => pickedUnits(asked, asked.effect.on).length > 0,
  carryOut(play, asked, answer) {
    if (tookPick(play, asked, answer)) return;
    const { effect } = asked;
    const change = effect.verb === 'inspire' ? inspire : coerce;
    for (const id of pickedUnits(asked, effect.on)) change(play, id);
  },
};

const condition: VerbRules<'condition'> = {
  chooser: (asked) => unitPicker(asked, asked.effect.on),
  choices: (asked) => unitAnswers(asked, asked.effect.on),
  isPossible: (asked) =>
    pickedUnits(asked, asked.effect.on).some((id) => {
      const has = findUnit(asked.state, id)?.conditions.includes(asked.effect.condition) ?? false;
      return has === (asked.effect.change === 'remove');
    }),
  carryOut(play, asked, answer) {
    if (tookPick(play, asked, answer)) return;
    const { effect } = asked;
    const change = effect.change === 'add' ? addCondition : removeCondition;
    for (const id of pickedUnits(asked, effect.on)) change(play, id, effect.condition);
  },
};

function canLock({ state, effect, context }: VerbAsked<'lock'>, id: string): boolean {
  switch (effect.change) {
    case 'add':
      return context.self !== null && context.self !== id && !hasLocked(state, context.self, id);
    case 'remove':
      return (findUnit(state, id)?.locks.length ?? 0) > 0;
    case 'clear':
      return state.units.some(({ locks }) => locks.some(({ by }) => by === id));
  }
}

const lock: VerbRules<'lock'> = {
  chooser: (asked) => unitPicker(asked, asked.effect.on),
  choices: (asked) => unitAnswers(asked, asked.effect.on),
  isPossible: (asked) => pickedUnits(asked, asked.effect.on).some((id) => canLock(asked, id)),
  carryOut(play, asked, answer) {
    if (tookPick(play, asked, answer)) return;
    const { effect, context } = asked;
    for (const id of pickedUnits(asked, effect.on)) {
      if (effect.change === 'add' && context.self !== null) addLock(play, context.self, id);
      if (effect.change === 'remove') removeLock(play, id);
      if (effect.change === 'clear') clearLocksBy(play, id);
    }
  },
};

function attacksOf({ state, effect, context }: VerbAsked<'attacks'>): TaskOf<'attacks'> | null {
  const unit = findUnit(state, context.self);
  if (!unit) return null;
  const isHazard = unit.owner === null;
  return newAttacks(unit, {
    seat: unit.owner ?? trailingOf(state),
    officer: context.officer,
    skill: effect.skill,
    only: isHazard ? context.target : null,
    must: isHazard,
  });
}

const attacks: VerbRules<'attacks'> = {
  ...UNASKED,
  isPossible(asked) {
    const { table, state, effect, context } = asked;
    const task = attacksOf(asked);
    const unit = findUnit(state, context.self);
    if (!task || !unit) return false;
    if (canAttack(table, state, task)) return true;
    return effect.relocateFirst && assaultPlaces(table, state, unit.id).length > 0;
  },
  carryOut(play, asked) {
    const task = attacksOf(asked);
    if (!task) return;
    play.push(task);
    if (asked.effect.relocateFirst)
      play.push({ type: 'relocate', seat: task.seat, team: task.unit, may: true, peril: 1 });
  },
};

/** The leading officer becomes a copy of the one picked; trauma and place stay as they are (DUPLICATION). */
const copyOfficer: VerbRules<'copy-officer'> = {
  chooser: (asked) => personnelPicker(asked, asked.effect.whom),
  choices: (asked) => personnelAnswers(asked, asked.effect.whom),
  isPossible: (asked) =>
    asked.context.officer !== null && pickedPersonnel(asked, asked.effect.whom).length > 0,
  carryOut(play, asked, answer) {
    if (tookPick(play, asked, answer)) return;
    const [picked] = pickedPersonnel(asked, asked.effect.whom);
    const whom = findOfficer(play.frozen, picked ?? null);
    if (whom && asked.context.officer !== null)
      play.officer(asked.context.officer).copied = whom.copied ?? whom.card;
  },
};

/**
 * Each unit tests by itself: the acting one with who leads, any other without a leader; what nobody owns is the trailing
 * player's (ITU-HAZARD-11).
 */
const test: VerbRules<'test'> = {
  chooser: (asked) => unitPicker(asked, asked.effect.on),
  choices: (asked) => unitAnswers(asked, asked.effect.on),
  isPossible: (asked) => pickedUnits(asked, asked.effect.on).length > 0,
  carryOut(play, asked, answer) {
    if (tookPick(play, asked, answer)) return;
    const { effect, context } = asked;
    for (const id of pickedUnits(asked, effect.on).toReversed()) {
      const own = {
        ...context,
        self: id,
        seat: findUnit(play.frozen, id)?.owner ?? trailingOf(play.frozen),
        officer: null,
      };
      startTest(play, effect.work, id === context.self ? context : own);
    }
  },
};

export const COMBAT_VERBS: VerbTable<
  | 'damage'
  | 'hurt'
  | 'repair'
  | 'heal'
  | 'inspire'
  | 'coerce'
  | 'condition'
  | 'lock'
  | 'attacks'
  | 'ram'
  | 'test'
  | 'discard-card'
  | 'move-card'
  | 'copy-officer'
> = {
  damage,
  hurt,
  repair,
  heal,
  inspire: spirits,
  coerce: spirits,
  condition,
  lock,
  attacks,
  ram,
  test,
  'discard-card': discardCard,
  'move-card': moveCard,
  'copy-officer': copyOfficer,
};
