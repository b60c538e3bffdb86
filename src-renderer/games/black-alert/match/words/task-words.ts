/** What is being asked, of whom, and by which rule: one line over the table for every task. */
import { assertNever } from '../../../../../shared/base';
import type { BlackAlertContent } from '../../../../../shared/content/black-alert';
import type { BlackAlertView, TaskView } from '../../../../../shared/contract/black-alert';
import type { Told } from './context';
import { effectWords } from './effect-words';
import { cardName, characterName, SHIP_NAMES, TEAM_NAMES } from './names';
import { nodeName } from './node-words';
import {
  challengeQuestion,
  drawQuestion,
  fleetQuestion,
  giveQuestion,
  navigateQuestion,
  nobody,
  type Question,
  verbAsks,
} from './questions';
import { capitalized, counted } from './sentence';
import { taskRule } from './task-rule';
import type { TaskWords } from './types';

/** What a task asks. `who` is a short name; tasks that nobody decides have none. */
export function taskWords(content: BlackAlertContent, view: BlackAlertView, task: TaskView): TaskWords {
  const { who, asks, detail } = questionOf({ content, view }, task);
  const name = who === null ? null : characterName(content, who);
  return {
    title: capitalized(name === null ? asks : `${name}: ${asks}`),
    detail,
    who: name,
    rule: taskRule(task),
  };
}

function questionOf(told: Told, task: TaskView): Question {
  const { content, view } = told;
  switch (task.type) {
    case 'lay-tiles':
      return nobody('lay the tiles', 'Mission tiles at their places, the others at random.');
    case 'choose-holder':
      return {
        who: task.among[0] ?? null,
        asks: `say who of ${TEAM_NAMES[task.team]} begins`,
        detail: 'Two Characters share the highest rank.',
      };
    case 'turn':
      return turnQuestion(told);
    case 'clean-up':
      return nobody(
        'clean up',
        task.part === 'risk' ? 'Corruption Risk is counted.' : 'The Current Player token goes on.',
      );
    case 'draw':
      return drawQuestion(told, task);
    case 'discard':
      return {
        who: task.character,
        asks: `discard ${counted(task.count, 'card')}`,
        detail: task.by === 'chance' ? 'Taken at random from the hand.' : 'Of your own choice.',
      };
    case 'pool-limit':
      return {
        who: view.holders[task.ship === 'discovery' ? 'starfleet' : 'terran'],
        asks: 'return a token',
        detail: `The ${SHIP_NAMES[task.ship]}’s pool is over its limit.`,
      };
    case 'gain':
      return {
        who: task.character,
        asks: 'choose a resource',
        detail: `${capitalized(counted(task.count, 'token'))} for the ${SHIP_NAMES[task.ship]}.`,
      };
    case 'gain-nodes':
      return {
        who: task.character,
        asks: 'choose a node',
        detail: `${capitalized(counted(task.count, 'token'))}, each at a different node.`,
      };
    case 'seize':
      return {
        who: task.character,
        asks: 'take a resource',
        detail: `Up to ${counted(task.count, 'token')} from the ${SHIP_NAMES[task.from]}’s pool.`,
      };
    case 'place-corruption':
      return {
        who: task.character,
        asks: 'place Corruption',
        detail: `${capitalized(counted(task.count, 'token'))}, ${task.count > 1 ? 'each ' : ''}on a tile without any, next to ${NEAR[task.near]}.`,
      };
    case 'navigate':
      return navigateQuestion(task);
    case 'travel':
      return nobody('the Discovery is under way', `To ${nodeName(content, view.board, task.node)}.`);
    case 'threat':
      return {
        who: task.drawer,
        asks: 'choose which section goes first',
        detail: `Threat card: ${cardName(content, task.card)}.`,
      };
    case 'rotate':
      return {
        who: task.character,
        asks: 'turn a tile',
        detail: `Up to ${counted(task.count, 'tile')}, to any orientation.`,
      };
    case 'fleet':
      return fleetQuestion(told, task);
    case 'damage':
      return {
        who: task.chooser,
        asks: 'choose a location',
        detail: `It is damaged on the ${SHIP_NAMES[task.ship]}.`,
      };
    case 'choose-damage':
      return {
        who: task.chooser,
        asks: 'choose a Damage card',
        detail: `One of ${counted(task.cards.length, 'card')} is laid on the ${SHIP_NAMES[task.ship]}.`,
      };
    case 'reactor-repair':
      return {
        who: task.character,
        asks: task.credit > 0 ? 'choose a location to repair' : 'pay for a repair',
        detail:
          task.credit > 0
            ? `${capitalized(counted(task.credit, 'repair'))} paid for.`
            : 'Each costs 1 Resolve; stop whenever you want.',
      };
    case 'give-card':
      return giveQuestion(told, task);
    case 'challenge':
      return challengeQuestion(told, task);
    case 'played':
      return nobody(`${cardName(content, task.card)} is carried out`, 'Then it is discarded.');
    case 'effects':
      return nobody(`${cardName(content, task.context.from)} is carried out`, 'Its effects follow in order.');
    case 'verb':
      return {
        who: task.context.self,
        asks: verbAsks(task),
        detail: `${cardName(content, task.context.from)}: ${effectWords(task.effect)}`,
      };
    default:
      return assertNever(task);
  }
}

const NEAR = {
  corruption: 'one with Corruption',
  discovery: 'the Discovery’s',
  charon: 'the Charon’s',
} as const;

function turnQuestion({ view }: Told): Question {
  const { turn } = view;
  const held = {
    none: null,
    wounded: { asks: 'end the turn', detail: 'Wounded: no move, no action.' },
    detained: { asks: 'go home', detail: 'Detained: only the way home.' },
  };
  const steps = {
    draw: { asks: 'draw cards', detail: 'At most one card may be discarded first.' },
    move: { asks: 'move and act', detail: 'One move, then one action; free actions at any time.' },
    action: {
      asks: turn.actions > 0 ? 'end the turn' : 'act',
      detail: turn.actions > 0 ? 'Free actions are still possible.' : 'One action; free actions at any time.',
    },
    'clean-up': { asks: 'end the turn', detail: 'Free actions are still possible.' },
  } as const;
  const isHeld = turn.step === 'move' || (turn.step === 'action' && turn.actions === 0);
  return { who: turn.character, ...((isHeld ? held[turn.held] : null) ?? steps[turn.step]) };
}
