/** Verbs of persons: knock out, destroy, the ways back, aliens, cards laid on somebody (NC-TERM-04 to 11, NC-CARD-05, NC-CARD-06). */
import type { NovaCryAction } from '../../../../shared/contract/nova-cry';
import { attach as layOn, canBear } from '../permanents';
import { bringBack, canBePutOut, canComeBack, type Person, personsFor, type WayBack } from '../people';
import { cardsLeft } from '../piles';
import { goOn, type VerbAsked, type VerbRules } from './verb-rules';

function choicesOf(persons: readonly Person[]): readonly NovaCryAction[] {
  return persons.map(({ seat, person }) => ({ type: 'choose-person', seat, person }));
}

type PuttingOut = VerbAsked<'knock-out'> | VerbAsked<'destroy'>;

function targets({ table, state, effect, context }: PuttingOut): readonly Person[] {
  const to = effect.verb === 'destroy' ? 'destroyed' : 'knocked-out';
  return personsFor(state, context.self, effect.whom).filter((each) => canBePutOut(table, state, each, to));
}

/** The user chooses whom, among all that a role can mean; their player may answer. */
const puttingOut: VerbRules<'knock-out'> & VerbRules<'destroy'> = {
  choices: (asked) => choicesOf(targets(asked)),
  isPossible: (asked) => targets(asked).length > 0,
  carryOut(play, asked, answer) {
    if (answer?.type !== 'choose-person') return;
    const { effect, context } = asked;
    if (asked.done + 1 < effect.count) goOn(play, asked, { done: asked.done + 1 });
    play.push({
      type: 'put-out',
      seat: answer.seat,
      person: answer.person,
      to: effect.verb === 'destroy' ? 'destroyed' : 'knocked-out',
      by: answer.seat === context.self ? null : context.self,
      step: 'answer',
    });
  },
};
export const knockOut: VerbRules<'knock-out'> = puttingOut;
export const destroy: VerbRules<'destroy'> = puttingOut;

type ComingBack = VerbAsked<'revive'> | VerbAsked<'resurrect'> | VerbAsked<'restore'>;

function returning({ state, effect, context }: ComingBack): readonly Person[] {
  const way: WayBack = effect.verb;
  return personsFor(state, context.self, effect.whom).filter((each) => canComeBack(each, way));
}

/** Revive mends who is knocked out, resurrect who is destroyed, restore both (NC-TERM-09). */
const comingBack: VerbRules<'revive'> & VerbRules<'resurrect'> & VerbRules<'restore'> = {
  choices: (asked: ComingBack) => choicesOf(returning(asked)),
  isPossible: (asked: ComingBack) => returning(asked).length > 0,
  carryOut(play, asked: ComingBack, answer) {
    if (answer?.type !== 'choose-person') return;
    bringBack(play, answer.seat, answer.person);
    if (asked.done + 1 < asked.effect.count) goOn(play, asked, { done: asked.done + 1 });
  },
};
export const revive: VerbRules<'revive'> = comingBack;
export const resurrect: VerbRules<'resurrect'> = comingBack;
export const restore: VerbRules<'restore'> = comingBack;

/** Free, and outside the limits of buying (NC-ALIEN-04). */
export const alien: VerbRules<'alien'> = {
  choices: () => [],
  isPossible: ({ state }) => cardsLeft(state, 'aliens') > 0,
  carryOut(play, { effect: { see, keep }, context: { self } }) {
    play.push({ type: 'draw', pile: 'aliens', count: see, to: { type: 'aliens', seat: self, keep } });
  },
};

function bearers({ state, effect, context }: VerbAsked<'attach'>): readonly Person[] {
  return personsFor(state, context.self, effect.to).filter((each) => canBear(each, context.from));
}

/** One of its kind at most on anybody (NC-CARD-05, NC-CARD-06). */
export const attach: VerbRules<'attach'> = {
  choices: (asked) => choicesOf(bearers(asked)),
  isPossible: (asked) => bearers(asked).length > 0,
  carryOut(play, { context }, answer) {
    if (answer?.type === 'choose-person') layOn(play, answer.seat, context.from, answer.person);
  },
};
