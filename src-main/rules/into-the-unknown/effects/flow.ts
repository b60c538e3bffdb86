/** Verbs that steer: choose, if, each, roll, modify, flags, notes; with the verbs of tokens, dials and directives. */
import type { Effect, PlayerRole } from '../../../../shared/content/into-the-unknown';
import type { IntoTheUnknownAction, Modifier } from '../../../../shared/contract/into-the-unknown';
import { unitOf } from '../figures';
import { amountOf } from '../mission/amounts';
import { allHold } from '../mission/conditions';
import { playersOf } from '../mission/roles';
import type { SeatId } from '../../engine';
import { trailingOf } from '../round/order';
import { alert, setAlert } from './dials';
import { commit, directive, ready, reserve } from './crew';
import { pickedUnits, tookPick, unitAnswers, unitPicker } from './picking';
import { token, transmit } from './tokens';
import { goOn, type VerbAsked, type VerbRules, type VerbTable } from './verb-rules';

const NOBODY = { chooser: () => null, choices: () => [] } as const;
export const PASS: IntoTheUnknownAction = { type: 'pass' };

/** Who decides for a role; what is nobody's is decided by the trailing player (ITU-HAZARD-11). */
export function deciding({ state, context }: VerbAsked<'choose'>, role: PlayerRole): SeatId {
  return playersOf(state, context, role)[0] ?? trailingOf(state);
}

type Option = VerbAsked<'choose'>['effect']['options'][number];

/** Options that can be followed, by their place; where none can there is nothing to choose. */
function openOptions(asked: VerbAsked<'choose'>): readonly number[] {
  const { effect, canFollow } = asked;
  const can = ({ effects }: Option) => canFollow(effects);
  return effect.options.flatMap((option, index) => (can(option) ? [index] : []));
}

const choose: VerbRules<'choose'> = {
  chooser: (asked) => deciding(asked, asked.effect.by),
  choices(asked) {
    const options = openOptions(asked).map((option) => ({ type: 'choose-option', option }) as const);
    return asked.effect.may && options.length > 0 ? [...options, PASS] : options;
  },
  isPossible: (asked) => openOptions(asked).length > 0,
  carryOut(play, { effect, context }, answer) {
    const option = answer?.type === 'choose-option' ? effect.options[answer.option] : undefined;
    if (option) play.push({ type: 'effects', effects: option.effects, context });
  },
};

function branchOf({ table, state, context, effect }: VerbAsked<'if'>): readonly Effect[] {
  return allHold(table, state, context, effect.when) ? effect.then : (effect.else ?? []);
}

const when: VerbRules<'if'> = {
  ...NOBODY,
  isPossible(asked) {
    const branch = branchOf(asked);
    return branch.length > 0 && asked.canFollow(branch);
  },
  carryOut: (play, asked) => play.push({ type: 'effects', effects: branchOf(asked), context: asked.context }),
};

/** Each unit in turn is who acts; its owner decides for it. */
const each: VerbRules<'each'> = {
  chooser: (asked) => unitPicker(asked, asked.effect.on),
  choices: (asked) => unitAnswers(asked, asked.effect.on),
  isPossible: (asked) => pickedUnits(asked, asked.effect.on).length > 0,
  carryOut(play, asked, answer) {
    if (tookPick(play, asked, answer)) return;
    const { effect, context } = asked;
    const tasks = pickedUnits(asked, effect.on).map((id) => {
      const seat = unitOf(play.frozen, id).owner ?? context.seat;
      return { type: 'effects', effects: effect.effects, context: { ...context, self: id, seat } } as const;
    });
    play.push(...tasks);
  },
};

/** The dice lie above; when they have fallen the task `roll` puts what comes of them in this one's place. */
const roll: VerbRules<'roll'> = {
  ...NOBODY,
  isPossible: () => true,
  carryOut(play, asked) {
    if (asked.done > 0) return;
    const { effect, context } = asked;
    goOn(play, asked, { done: 1 });
    const dice = Array.from({ length: effect.dice }, () => 'intuition');
    play.push({ type: 'roll', dice, why: context.rule ?? 'ITU-DICE-10', for: context.from, context });
  },
};

const modify: VerbRules<'modify'> = {
  ...NOBODY,
  isPossible: ({ context }) => context.self !== null,
  carryOut(play, { table, state, effect, context }) {
    if (context.self === null) return;
    const modifier: Modifier = {
      unit: context.self,
      what: effect.what,
      by: amountOf(table, state, context, effect.by),
      until: effect.until,
      end: effect.end ?? null,
      from: context.from,
    };
    play.state.modifiers = [...play.state.modifiers, modifier];
  },
};

const flag: VerbRules<'flag'> = {
  ...NOBODY,
  isPossible: () => true,
  carryOut(play, { effect }) {
    const { mission } = play.state;
    if (!mission.flags.includes(effect.flag)) mission.flags = [...mission.flags, effect.flag];
    if (effect.until !== undefined) mission.passing = { ...mission.passing, [effect.flag]: effect.until };
  },
};

/** The players carry out what no verb can say. */
const note: VerbRules<'note'> = {
  ...NOBODY,
  isPossible: () => true,
  carryOut(play, { state, effect, context }) {
    const seat = context.seat ?? trailingOf(state);
    play.tell({ type: 'note', text: effect.text, from: context.from });
    play.push({ type: 'note', seat, text: effect.text, from: context.from });
  },
};

export const FLOW_VERBS: VerbTable<
  | 'choose'
  | 'if'
  | 'each'
  | 'roll'
  | 'modify'
  | 'flag'
  | 'note'
  | 'token'
  | 'transmit'
  | 'reserve'
  | 'alert'
  | 'set-alert'
  | 'directive'
  | 'ready'
  | 'commit'
> = {
  choose,
  if: when,
  each,
  roll,
  modify,
  flag,
  note,
  token,
  transmit,
  reserve,
  alert,
  'set-alert': setAlert,
  directive,
  ready,
  commit,
};
