/** The player of the turn decides what comes next: the four steps, one action, free actions. BA-TURN-02, BA-DRAW-01 to 05. */
import { assertNever } from '../../../../shared/base';
import { HOME, type LocationId } from '../../../../shared/content/black-alert';
import type { TurnAction } from '../../../../shared/contract/black-alert';
import { characterOf, discardFromHand } from '../cards';
import { takeUpDamage } from '../damage';
import { completeMission } from '../missions';
import { handLimit, useUpExtraAction, useUpExtraMove, useUpHandLimit, useUpResolvePrice } from '../modifiers';
import { payTokens } from '../payments';
import type { Play } from '../play';
import { takeFreeAction } from '../free-actions';
import type { Asked, TaskRules } from '../task-rules';
import { clearWound } from '../wounds';
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
      return move(play, action.to);
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
    case 'ability':
    case 'take-ready':
      return takeFreeAction(play, action);
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
  const count = handLimit(play.frozen, self.team) - self.hand.length;
  useUpHandLimit(play, self.team);
  if (count <= 0) return;
  play.push({ type: 'draw', pile: self.team, count, to: { type: 'hand', character: turn.character } });
}

/** An action is taken; one beyond the first is what a modifier gave. */
function act(play: Play): void {
  const { turn } = play.state;
  turn.actions += 1;
  turn.step = 'action';
  if (turn.actions > 1) useUpExtraAction(play, characterOf(play, turn.character).team);
}

function move(play: Play, to: LocationId): void {
  const { turn } = play.state;
  turn.moves += 1;
  if (turn.moves > 1) useUpExtraMove(play, characterOf(play, turn.character).team);
  goTo(play, to);
}

function goTo(play: Play, to: LocationId): void {
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
  if (price === 'resolve') {
    discardFromHand(play, character, pay, 'pay');
    useUpResolvePrice(play, team, 'repair');
  } else payTokens(play, HOME[team], record.resources);
  takeUpDamage(play, location);
}

/** Going home frees a detained Character (BA-RETURN-01, BA-DETAIN-02). */
function goHome(play: Play, to: LocationId): void {
  goTo(play, to);
  const { turn } = play.state;
  const self = characterOf(play, turn.character);
  if (turn.held !== 'detained' || !self.detained) return;
  self.detained = false;
  play.tell({ type: 'freed', character: turn.character });
}

/** The Action step is passed over; a wounded Character stands up now, and Clean Up begins (BA-WOUND-02, BA-WOUND-04). */
function endTurn(play: Play): void {
  const { turn } = play.state;
  if (turn.step === 'clean-up') return play.pop();
  turn.step = 'clean-up';
  if (turn.held === 'wounded' && play.table.readings['BA-WOUND-04'] !== 'c') clearWound(play);
  play.replace({ type: 'clean-up', part: 'risk', team: characterOf(play, turn.character).team });
}
