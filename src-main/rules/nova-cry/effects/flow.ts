/** Verbs that steer: choose, if, pay, modify, raise an ability, the Chancellorship, note. */
import { START_ABILITIES } from '../../../../shared/content/nova-cry';
import type { NovaCryAction } from '../../../../shared/contract/nova-cry';
import { captainAbilityAt, shipAbilityAt } from '../modifiers';
import { payIntel } from '../intel';
import { canPay, type CardPrice, payCards, paymentsOf, pays } from '../payments';
import { changeRaised, markRaise } from '../permanents';
import { destroyShips } from '../elimination';
import { recordOf } from '../table';
import { seatOf, seatsFrom } from '../turn-order';
import { holds } from './conditions';
import type { VerbAsked, VerbRules } from './verb-rules';

/** What can be followed is offered; where nothing can, any will do. */
export const choose: VerbRules<'choose'> = {
  choices({ effect, canFollow }) {
    const all = effect.options.map((effects, option) => ({ effects, option }));
    const able = all.filter(({ effects }) => canFollow(effects));
    return (able.length > 0 ? able : all).map(({ option }) => ({ type: 'choose-option', option }));
  },
  isPossible: ({ effect, canFollow }) => effect.options.some((effects) => canFollow(effects)),
  carryOut(play, { effect, context }, answer) {
    const effects = answer?.type === 'choose-option' ? effect.options[answer.option] : undefined;
    if (effects) play.push({ type: 'effects', effects, context });
  },
};

export const when: VerbRules<'if'> = {
  choices: () => [],
  isPossible: (asked) => asked.canFollow(branchOf(asked)),
  carryOut: (play, asked) => play.push({ type: 'effects', effects: branchOf(asked), context: asked.context }),
};

function branchOf({ table, state, effect, context }: VerbAsked<'if'>) {
  return holds(table, state, context, effect.condition) ? effect.then : (effect.else ?? []);
}

const PASS: NovaCryAction = { type: 'pass' };

function priceOf({ effect, context }: VerbAsked<'pay'>): CardPrice {
  return { count: effect.count, standIns: false, except: [context.from] };
}

function isAffordable(asked: VerbAsked<'pay'>): boolean {
  const { table, state, effect, context } = asked;
  if (effect.what === 'intel') return seatOf(state, context.self).intel >= effect.count;
  return canPay(table, state, context.self, priceOf(asked));
}

/** Intel is paid by an answer without cards. */
export const pay: VerbRules<'pay'> = {
  choices(asked) {
    const { table, state, effect, context, canFollow } = asked;
    if (!isAffordable(asked) || !canFollow(effect.then)) return [];
    const ways = effect.what === 'intel' ? [[]] : paymentsOf(table, state, context.self, priceOf(asked));
    return [...ways.map((cards) => ({ type: 'pay', cards }) as const), PASS];
  },
  isPossible: (asked) => isAffordable(asked) && asked.canFollow(asked.effect.then),
  accepts(asked, answer) {
    const { table, state, effect, context } = asked;
    if (answer.type !== 'pay' || effect.what !== 'cards') return false;
    return pays(table, state, context.self, priceOf(asked), answer.cards);
  },
  carryOut(play, { effect, context }, answer) {
    if (answer?.type !== 'pay') return;
    if (effect.what === 'intel') payIntel(play, context.self, effect.count, 'NC-COMP-10');
    else payCards(play, context.self, answer.cards);
    play.push({ type: 'effects', effects: effect.then, context });
  },
};

/** In force at once; what lasts as long as a card is in play ends with it (`leavePlay`). */
export const modify: VerbRules<'modify'> = {
  choices: () => [],
  isPossible: () => true,
  carryOut(play, { effect, context }) {
    const modifier = { seat: context.self, until: effect.until, what: effect.what, from: context.from };
    play.state.modifiers = [...play.frozen.modifiers, modifier] as typeof play.state.modifiers; // replaced whole
    destroyShips(play);
  },
};

function raisable({ table, state, effect, context }: VerbAsked<'raise-ability'>): readonly NovaCryAction[] {
  const { ship, captain } = seatOf(state, context.self);
  const { ships, captains } = table.content;
  // The ratings of a captain who is out cannot be raised (NC-TERM-05).
  const isOut = effect.of === 'captain' && captain?.status !== 'ready';
  const card = effect.of === 'ship' ? ship?.card : captain?.card;
  if (isOut || card === undefined) return [];
  const printed = (effect.of === 'ship' ? ships : captains)[recordOf(card)]?.abilities ?? [];
  return printed.map((_, index) => ({ type: 'choose-ability', index }));
}

/** NC-CARD-08, NC-CARD-10, NC-CARD-11; an ability of the game's start acts again (NC-CARD-12). */
export const raiseAbility: VerbRules<'raise-ability'> = {
  choices: raisable,
  isPossible: (asked) => raisable(asked).length > 0,
  carryOut(play, asked, answer) {
    if (answer?.type !== 'choose-ability') return;
    const { effect, context } = asked;
    const raises = { of: effect.of, index: answer.index };
    const numberOf = effect.of === 'ship' ? shipAbilityAt : captainAbilityAt;
    changeRaised(play.seat(context.self), raises, 1);
    markRaise(play, context.self, context.from, raises);
    const number = numberOf(play.table, play.frozen, context.self, answer.index);
    play.tell({ type: 'raised', seat: context.self, ...raises, number });
    actAgain(asked, answer.index, number).forEach((task) => play.push(task));
  },
};

/** By reading a with the new number, by reading b with the difference, which is 1 (NC-CARD-12). */
function actAgain(
  { table, state, effect, context }: VerbAsked<'raise-ability'>,
  index: number,
  number: number,
) {
  const { ship, captain } = seatOf(state, context.self);
  const printed =
    effect.of === 'ship'
      ? table.content.ships[recordOf(ship?.card ?? '')]?.abilities[index]?.ability
      : table.content.captains[recordOf(captain?.card ?? '')]?.abilities[index]?.ability;
  const count = table.readings['NC-CARD-12'] === 'a' ? number : 1;
  return START_ABILITIES.filter((each) => each === printed).map(
    (ability) => ({ type: 'start-ability', seat: context.self, ability, count }) as const,
  );
}

/** Everybody bids in secret (NC-CHANC-03, NC-CHANC-04). */
export const chancellorship: VerbRules<'chancellorship'> = {
  choices: () => [],
  isPossible: () => true,
  carryOut(play, { state, context }) {
    const bids = seatsFrom(state, context.self).map((seat) => ({ seat, intel: null }));
    play.push({ type: 'chancellorship', bids });
  },
};

/** What no verb can say is shown, and people carry it out as referees. */
export const note: VerbRules<'note'> = {
  choices: () => [],
  isPossible: () => true,
  carryOut: (play, { effect, context }) => play.tell({ type: 'note', text: effect.text, from: context.from }),
};
