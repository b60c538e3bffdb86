/** Verbs that steer: choose, if, modify, challenge, note. */
import { assertNever } from '../../../../shared/base';
import { type Condition, shipOf, SHIPS, type LocationId } from '../../../../shared/content/black-alert';
import { characterIn, mayTakePart } from '../challenge';
import { damageCount } from '../damage';
import { areShipsTogether, isWithDiscovery } from '../places';
import { keepLimit, tokensIn } from '../resources';
import type { BlackAlertState } from '../state';
import type { Table } from '../table';
import type { EffectContext } from '../task';
import type { VerbRules } from './verb-rules';
import { shipFor } from './who';

export const choose: VerbRules<'choose'> = {
  choices: ({ effect }) => effect.options.map((_, option) => ({ type: 'choose-option', option })),
  carryOut(play, { effect, context }, answer) {
    const effects = answer?.type === 'choose-option' ? effect.options[answer.option] : undefined;
    if (effects) play.push({ type: 'effects', effects, context });
  },
};

export const when: VerbRules<'if'> = {
  choices: () => [],
  carryOut(play, { table, state, effect, context }) {
    const effects = holds(table, state, context, effect.condition) ? effect.then : effect.else;
    if (effects) play.push({ type: 'effects', effects, context });
  },
};

function holds(table: Table, state: BlackAlertState, context: EffectContext, condition: Condition): boolean {
  const { board } = state;
  const { location } = characterIn(state, context.self);
  switch (condition.is) {
    case 'same-tile':
      return areShipsTogether(table, state);
    case 'aboard':
      return shipOf(location) === shipFor(state, context, condition.ship);
    case 'at':
      return location === condition.location;
    case 'discovery-corrupted':
      return board.corruption.some((space) => isWithDiscovery(table, state, space));
    case 'charon-corrupted':
      return board.corruption.includes(board.charon);
    case 'fleet-with-discovery':
      return board.fleets.some((space) => isWithDiscovery(table, state, space));
    case 'damaged':
      return damageCount(table, state, condition.ship) >= condition.atLeast;
    case 'pool':
      return tokensIn(state, shipFor(state, context, condition.side)) <= condition.atMost;
    default:
      return assertNever(condition);
  }
}

export const modify: VerbRules<'modify'> = {
  choices: () => [],
  carryOut(play, { state, effect, context }) {
    const { team } = characterIn(state, context.self);
    const { until, what } = effect;
    play.state.modifiers = [
      ...play.state.modifiers,
      { team, until, what, from: context.from },
    ] as typeof play.state.modifiers; // modifiers are replaced whole
    if (what.changes === 'pool-limit') for (const ship of SHIPS) keepLimit(play, ship);
  },
};

/** A challenge that a card begins, at the user's location unless the card says otherwise (BA-CHAL-04, BA-CHAL-18). */
export const challenge: VerbRules<'challenge'> = {
  choices: () => [],
  carryOut(play, { state, effect, context }) {
    const { location, team, hand } = characterIn(state, context.self);
    if (hand.length === 0 || !mayTakePart(state, context.self)) return;
    const leads: LocationId = effect.leads === 'here' ? location : effect.leads;
    const due = (side: 'starfleet' | 'terran'): number => effect.bonus[side === team ? 'own' : 'other'];
    play.tell({ type: 'challenge', initiator: context.self, about: context.from });
    play.push({
      type: 'challenge',
      step: 'initiator-bids',
      initiator: context.self,
      about: { type: 'card', card: context.from, then: effect.then },
      opposing: { leads, assists: shipOf(leads), target: null },
      bids: [],
      asked: [],
      bonus: {
        starfleet: { due: due('starfleet'), cards: [] },
        terran: { due: due('terran'), cards: [] },
      },
      totals: null,
      appointed: null,
      brings: 'own',
    });
  },
};

/** What no verb can say is shown, and people carry it out as referees. */
export const note: VerbRules<'note'> = {
  choices: () => [],
  carryOut: (play, { effect, context }) => play.tell({ type: 'note', text: effect.text, from: context.from }),
};
