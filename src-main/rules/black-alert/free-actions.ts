/** Free actions: play a card, use the ability, take a Ready Command. BA-FREE-01 to 09, BA-TURN-03 to 05. */
import type { BlackAlertAction, TurnAction } from '../../../shared/contract/black-alert';
import type { Actor } from '../engine';
import { addToHand } from './cards';
import type { Play } from './play';
import { isPlayable, playCard, useAbility } from './play-card';
import type { BlackAlertState } from './state';
import type { Table } from './table';
import type { Task } from './task';
import { type TurnAsked, turnAsked } from './turn-asked';

type FreeAction = Extract<TurnAction, { readonly type: 'play' | 'ability' | 'take-ready' }>;

export function isFreeAction(action: BlackAlertAction): action is FreeAction {
  return action.type === 'play' || action.type === 'ability' || action.type === 'take-ready';
}

/** Each kind at most once a turn (BA-FREE-01); a detained Character first has to go home (BA-DETAIN-03, BA-DETAIN-04). */
export function freeActions({ table, state, character, self }: TurnAsked): readonly FreeAction[] {
  const { turn } = state;
  const isFree = !self.detained;
  const plays =
    isFree && !turn.playedText ? self.hand.filter((card) => isPlayable(table, state, character, card)) : [];
  const hasAbility =
    isFree && !turn.usedAbility && !self.abilityUsed && isPlayable(table, state, character, null);
  // Reading b of BA-DETAIN-06 bars taking a card as well.
  const mayTake = self.team === 'starfleet' && (isFree || table.readings['BA-DETAIN-06'] === 'a');
  const slots =
    mayTake && !turn.tookReady ? state.ready.flatMap((card, slot) => (card === null ? [] : [slot])) : [];
  return [
    ...plays.map((card) => ({ type: 'play', card }) as const),
    ...(hasAbility ? [{ type: 'ability' } as const] : []),
    ...slots.map((slot) => ({ type: 'take-ready', slot }) as const),
  ];
}

/**
 * Reading b of BA-FREE-08: the player of the turn takes free actions in the middle of anything that waits for it, from
 * the end of Draw Cards to Clean Up.
 */
export function interjections(
  table: Table,
  state: BlackAlertState,
  task: Task,
  actor: Actor,
): readonly FreeAction[] {
  if (table.readings['BA-FREE-08'] === 'a' || task.type === 'turn') return [];
  const { step } = state.turn;
  if ((step !== 'move' && step !== 'action') || state.tasks[0]?.type !== 'turn') return [];
  const asked = turnAsked(table, state);
  return asked.self.seat === actor ? freeActions(asked) : [];
}

export function takeFreeAction(play: Play, action: FreeAction): void {
  const { character } = play.state.turn;
  switch (action.type) {
    case 'play':
      return playCard(play, character, action.card);
    case 'ability':
      return useAbility(play, character);
    case 'take-ready':
      return takeReady(play, action.slot);
  }
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
