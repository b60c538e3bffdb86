/** The player of the turn decides what comes next: the four steps, one action, free actions. BA-TURN-02, BA-DRAW-01 to 05. */
import { assertNever } from '../../../../shared/base';
import { HOME } from '../../../../shared/content/black-alert';
import type { TurnAction } from '../../../../shared/contract/black-alert';
import { addToHand, characterOf, discardFromHand } from '../cards';
import { takeUpDamage } from '../damage';
import { completeMission } from '../missions';
import { handLimit } from '../modifiers';
import { payTokens } from '../payments';
import type { Play } from '../play';
import { playCard, useAbility } from '../play-card';
import type { Asked, TaskRules } from '../task-rules';
import { turnActions } from '../turn-actions';
import { turnAsked } from '../turn-asked';
import { whyNotInTurn } from '../turn-refusals';
import { beginUse } from '../uses';

export const turnTask: TaskRules<'turn'> = {
  waitsFor: ({ table, state }) => turnAsked(table, state).self.seat,
  legal: ({ table, state }: Asked<'turn'>) => turnActions(turnAsked(table, state)),
  why: ({ table, state }, action) => whyNotInTurn(turnAsked(table, state), action),
  answer: (play, _task, action) => take(play, action as TurnAction), // the list holds nothing else
  run: () => {
    throw new Error('A turn waits for its player.');
  },
};

function take(play: Play, action: TurnAction): void {
  const { turn } = play.state;
  const { character } = turn;
  switch (action.type) {
    case 'begin':
      return begin(play, action.discard);
    case 'move':
      turn.moves += 1;
      return goTo(play, action.to);
    case 'use':
      act(play);
      return beginUse(play, character, action);
    case 'complete-mission':
      act(play);
      return completeMission(play, character, action.mission, action.pay);
    case 'repair':
      act(play);
      return repair(play, action);
    case 'return':
      act(play);
      return goHome(play, action.to);
    case 'play':
      return playCard(play, character, action.card);
    case 'ability':
      return useAbility(play, character);
    case 'take-ready':
      return takeReady(play, action.slot);
    case 'end-turn':
      return endTurn(play);
    default:
      return assertNever(action);
  }
}

/** At most one card is discarded, then the hand is filled up (BA-DRAW-01, BA-DRAW-02). */
function begin(play: Play, discarded: string | null): void {
  const { turn } = play.state;
  const self = characterOf(play, turn.character);
  if (discarded !== null) discardFromHand(play, turn.character, [discarded], 'draw');
  turn.step = 'move';
  // Reading b of BA-WOUND-04: it stands up as soon as its turn begins; Move and Action are lost all the same.
  if (turn.held === 'wounded' && play.table.readings['BA-WOUND-04'] === 'b') standUp(play);
  const count = handLimit(play.frozen, self.team) - self.hand.length;
  if (count <= 0) return;
  play.push({ type: 'draw', pile: self.team, count, to: { type: 'hand', character: turn.character } });
}

function act(play: Play): void {
  play.state.turn.actions += 1;
  play.state.turn.step = 'action';
}

function goTo(play: Play, to: Parameters<typeof takeUpDamage>[1]): void {
  const { character } = play.state.turn;
  characterOf(play, character).location = to;
  play.tell({ type: 'moved', character, to });
}

function repair(play: Play, { price, pay }: Extract<TurnAction, { type: 'repair' }>): void {
  const { character } = play.state.turn;
  const { location, team } = characterOf(play, character);
  const card = play.state.damage[location];
  const record = card === undefined ? undefined : play.table.content.damageCards[card];
  if (!record) throw new Error(`${location} is not damaged.`);
  if (price === 'resolve') discardFromHand(play, character, pay, 'pay');
  else payTokens(play, HOME[team], record.resources);
  takeUpDamage(play, location);
}

/** Going home frees a detained Character (BA-RETURN-01, BA-DETAIN-02). */
function goHome(play: Play, to: Parameters<typeof takeUpDamage>[1]): void {
  goTo(play, to);
  const { turn } = play.state;
  const self = characterOf(play, turn.character);
  if (turn.held !== 'detained' || !self.detained) return;
  self.detained = false;
  play.tell({ type: 'freed', character: turn.character });
}

/** The emptied slot stays empty (BA-FREE-06, BA-FREE-07). */
function takeReady(play: Play, slot: number): void {
  const { turn } = play.state;
  const card = play.state.ready[slot];
  if (card === null || card === undefined) throw new Error(`Slot ${slot} is empty.`);
  play.state.ready[slot] = null;
  turn.tookReady = true;
  addToHand(play, turn.character, [card]);
  play.tell({ type: 'took-ready', character: turn.character, card });
}

/** The Action step is passed over; a wounded Character stands up now, and Clean Up begins (BA-WOUND-02, BA-WOUND-04). */
function endTurn(play: Play): void {
  const { turn } = play.state;
  const { team } = characterOf(play, turn.character);
  turn.step = 'clean-up';
  if (turn.held === 'wounded') standUp(play);
  // Reading b of BA-WOUND-05: one turn clears both.
  if (turn.held === 'wounded' && play.table.readings['BA-WOUND-05'] === 'b') goFree(play);
  play.replace({ type: 'clean-up', part: 'risk', team });
}

function standUp(play: Play): void {
  const { character } = play.state.turn;
  const self = characterOf(play, character);
  if (!self.wounded) return;
  self.wounded = false;
  play.tell({ type: 'stood-up', character });
}

function goFree(play: Play): void {
  const { character } = play.state.turn;
  const self = characterOf(play, character);
  if (!self.detained) return;
  self.detained = false;
  play.tell({ type: 'freed', character });
}
