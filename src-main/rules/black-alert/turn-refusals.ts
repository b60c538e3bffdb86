/** Why something cannot be done in this turn: the one rule that forbids it, in a sentence. */
import type { Refusal, RuleId } from '../../../shared/base';
import { HOME, shipOf } from '../../../shared/content/black-alert';
import type { BlackAlertAction, TurnAction } from '../../../shared/contract/black-alert';
import { missionLacks, type MissionLack } from './missions';
import { actionsPerTurn } from './modifiers';
import { LOCATION_TEXTS } from './locations';
import { affords } from './payments';
import { barOfUse } from './turn-actions';
import type { TurnAsked } from './turn-asked';
import { enhancementPrice } from './uses';

export function whyNotInTurn(asked: TurnAsked, action: BlackAlertAction): Refusal {
  const { state, self } = asked;
  const { turn } = state;
  if (turn.step === 'draw' && action.type !== 'begin') {
    return refusal('not-drawn', 'Draw Cards comes first.', 'BA-TURN-02');
  }
  if (!isTurnAction(action)) return refusal('not-asked', 'Nothing asks for that now.', 'BA-TURN-02');
  switch (action.type) {
    case 'begin':
      return turn.step === 'draw'
        ? refusal('not-in-hand', 'At most one card of the own hand is discarded.', 'BA-DRAW-01')
        : refusal('already-drawn', 'Cards were drawn this turn.', 'BA-TURN-02');
    case 'move':
      return whyNotMove(asked);
    case 'use':
      return whyNotUse(asked, action);
    case 'complete-mission':
      return whyNotMission(asked, action);
    case 'repair':
      return whyNotRepair(asked, action);
    case 'return':
      return whyNotReturn(asked);
    case 'play':
      return whyNotPlay(asked, action.card);
    case 'ability':
      return self.abilityUsed
        ? refusal('used-up', 'The special ability is used once in a match.', 'BA-TURN-05')
        : (held(asked) ?? refusal('cannot-use', 'The ability cannot be used now.', 'BA-FREE-05'));
    case 'take-ready':
      return whyNotReady(asked);
    case 'end-turn':
      return turn.held === 'detained'
        ? refusal('must-return', 'A detained Character has to go home first.', 'BA-DETAIN-02')
        : refusal('must-act', 'An action has to be taken.', 'BA-TURN-06');
  }
}

const TURN_ACTIONS: ReadonlySet<string> = new Set<TurnAction['type']>([
  'begin',
  'move',
  'use',
  'complete-mission',
  'repair',
  'return',
  'play',
  'ability',
  'take-ready',
  'end-turn',
]);

function isTurnAction(action: BlackAlertAction): action is TurnAction {
  return TURN_ACTIONS.has(action.type);
}

/** What holds the Character, if anything does. */
function held({ state, self }: TurnAsked): Refusal | null {
  const { held: by } = state.turn;
  if (by === 'wounded')
    return refusal('wounded', 'A wounded Character skips Move and Action.', 'BA-WOUND-02');
  if (by !== 'detained') return null;
  return self.detained
    ? refusal('detained', 'A detained Character has to go home first.', 'BA-DETAIN-02')
    : refusal('detained', 'Going home was all that the detained do this turn.', 'BA-DETAIN-02');
}

function noAction(asked: TurnAsked): Refusal | null {
  const holding = held(asked);
  if (holding) return holding;
  return asked.state.turn.actions >= actionsPerTurn(asked.state, asked.self.team)
    ? refusal('action-taken', 'The action of this turn was taken.', 'BA-ACT-01')
    : null;
}

function whyNotMove(asked: TurnAsked): Refusal {
  const { state } = asked;
  const holding = held(asked);
  if (holding) return holding;
  if (state.turn.actions > 0)
    return refusal('after-action', 'The move comes before the action.', 'BA-MOVE-03');
  if (state.turn.moves > 0) return refusal('moved', 'The Character has moved this turn.', 'BA-MOVE-03');
  return refusal('out-of-range', 'The other ship is reached only with both ships on one tile.', 'BA-MOVE-02');
}

function whyNotUse(asked: TurnAsked, { enhance }: Extract<TurnAction, { type: 'use' }>): Refusal {
  const { self } = asked;
  const text = LOCATION_TEXTS[self.location][self.team];
  const barred = noAction(asked);
  if (barred) return barred;
  const bar = barOfUse(asked);
  if (bar === 'damaged') {
    return refusal('damaged', 'The home team cannot use a damaged location.', 'BA-REPAIR-01');
  }
  if (bar === 'closed') return refusal('closed', 'A card closes this location to the team.', text.rule);
  if (text.challenge && self.wounded) {
    return refusal('wounded', 'A wounded Character starts no challenge.', 'BA-WOUND-03');
  }
  if (text.challenge && self.detained) {
    return refusal('detained', 'A detained Character starts no challenge.', 'BA-DETAIN-03');
  }
  if (text.challenge && self.hand.length === 0) {
    return refusal('nothing-to-bid', 'Without a card to bid no challenge begins.', 'BA-CHAL-07');
  }
  if (asked.table.readings['BA-ACT-05'] === 'b' && text.changes?.(asked) === false) {
    return refusal('no-change', 'Using this location would change nothing.', 'BA-ACT-05');
  }
  const price = enhance ? enhancementPrice(asked.state, asked) : {};
  if (price === null) return refusal('no-enhancement', 'This text has no Enhancement.', 'BA-ENH-02');
  if (text.uses(asked).length > 0 && !affords(asked.state.pools[HOME[self.team]], price)) {
    return refusal('cannot-pay', 'The pool of the own ship lacks the full price.', 'BA-ENH-01');
  }
  return refusal('no-target', 'A target, a token or a place that the text names is lacking.', text.rule);
}

const LACKS: Readonly<Record<MissionLack['what'], string>> = {
  team: 'Only Starfleet complete Missions.',
  node: 'The Discovery is not at the node of the Mission.',
  location: 'The Character is not at the location of the Mission.',
  damaged: 'The location of the Mission is damaged.',
  resolve: 'The hand does not reach the Resolve of the Mission.',
  resources: 'The pool of the Discovery lacks the resources of the Mission.',
};

function whyNotMission(
  asked: TurnAsked,
  { mission }: Extract<TurnAction, { type: 'complete-mission' }>,
): Refusal {
  const barred = noAction(asked);
  if (barred) return barred;
  const found = asked.state.missions.find(({ id }) => id === mission);
  if (!found || found.done)
    return refusal('no-mission', 'That Mission is not to be completed.', 'BA-MISSION-01');
  const [lack] = missionLacks(asked, mission);
  if (!lack)
    return refusal('cannot-pay', 'Those cards do not pay the Resolve of the Mission.', 'BA-MISSION-04');
  return refusal(`mission-${lack.what}`, LACKS[lack.what], lack.rule);
}

function whyNotRepair(asked: TurnAsked, { price }: Extract<TurnAction, { type: 'repair' }>): Refusal {
  const { state, self } = asked;
  const barred = noAction(asked);
  if (barred) return barred;
  if (state.damage[self.location] === undefined) {
    return refusal('not-damaged', 'The present location is not damaged.', 'BA-REPAIR-04');
  }
  if (shipOf(self.location) !== HOME[self.team] && asked.table.readings['BA-REPAIR-05'] === 'a') {
    return refusal('not-home', 'A ship is repaired by its own team.', 'BA-REPAIR-05');
  }
  return price === 'resolve'
    ? refusal('cannot-pay', 'Those cards do not reach the Resolve price.', 'BA-RESOLVE-02')
    : refusal('cannot-pay', 'The pool lacks the resources of the price.', 'BA-REPAIR-02');
}

function whyNotReturn(asked: TurnAsked): Refusal {
  const { state, self } = asked;
  if (state.turn.held !== 'detained') {
    const barred = noAction(asked);
    if (barred) return barred;
    if (shipOf(self.location) === HOME[self.team]) {
      return refusal('at-home', 'The Character is aboard its own ship.', 'BA-RETURN-01');
    }
  }
  return refusal('not-home', 'The way home leads to the own ship.', 'BA-RETURN-01');
}

function whyNotPlay(asked: TurnAsked, card: string): Refusal {
  const { state, self } = asked;
  if (self.detained) return refusal('detained', 'A detained Character plays no cards.', 'BA-DETAIN-03');
  if (!self.hand.includes(card)) return refusal('not-in-hand', 'The card is not in the hand.', 'BA-FREE-01');
  if (state.turn.playedText) return refusal('played', 'One card a turn is used for its text.', 'BA-TURN-04');
  return self.wounded
    ? refusal('wounded', 'A wounded Character starts no challenge.', 'BA-WOUND-03')
    : refusal('no-text', 'This card has no text to play, or nothing is left to bid.', 'BA-FREE-04');
}

function whyNotReady({ table, state, self }: TurnAsked): Refusal {
  if (self.team !== 'starfleet')
    return refusal('not-starfleet', 'Only Starfleet take Ready Commands.', 'BA-FREE-06');
  if (state.turn.tookReady) return refusal('taken', 'One Ready Command is taken a turn.', 'BA-FREE-01');
  return self.detained && table.readings['BA-DETAIN-06'] === 'b'
    ? refusal('detained', 'A detained Character takes no Ready Command.', 'BA-DETAIN-06')
    : refusal('empty-slot', 'That slot is empty.', 'BA-FREE-07');
}

function refusal(code: string, message: string, rule: RuleId): Refusal {
  return { code, message, rule };
}
