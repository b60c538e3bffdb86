/** Answers to the task on top: bids, payments, places, people, cards, options. */
import { assertNever } from '../../../../../shared/base';
import type { CardId, ChoiceAction, TaskView } from '../../../../../shared/contract/black-alert';
import { byTask, type Phrase } from './answers-by-task';
import { type Told, topTask } from './context';
import { effectsWords } from './effect-words';
import {
  cardName,
  cardNames,
  commandCard,
  RESOURCE_NAMES,
  resolveSum,
  SHIP_NAMES,
  theLocation,
} from './names';
import { characterPhrase, locationPhrase, nodePhrase, spacePhrase, tilePhrase } from './place-answers';
import { capitalized, counted } from './sentence';
import { taskRule } from './task-rule';
import type { ActionWords } from './types';

/** The rule is that of the question that is answered. */
export function answerWords(told: Told, action: ChoiceAction): ActionWords {
  const task = topTask(told.view);
  return { ...phraseOf(told, task, action), rule: task === null ? null : taskRule(task) };
}

function phraseOf(told: Told, task: TaskView | null, action: ChoiceAction): Phrase {
  switch (action.type) {
    case 'bid':
      return bidPhrase(told, action.cards);
    case 'pass':
      return passPhrase(task);
    case 'choose-node':
      return nodePhrase(told, task, action);
    case 'choose-space':
      return spacePhrase(task, action);
    case 'turn-tile':
      return tilePhrase(told, action);
    case 'choose-location':
      return locationPhrase(told, task, action);
    case 'choose-character':
      return characterPhrase(told, task, action);
    case 'choose-card':
      return cardPhrase(told, task, action.card);
    case 'choose-resource':
      return resourcePhrase(task, RESOURCE_NAMES[action.kind]);
    case 'choose-option':
      return optionPhrase(told, task, action.option);
    case 'pay':
      return payPhrase(told, action.cards);
    default:
      return assertNever(action);
  }
}

function bidPhrase({ content }: Told, cards: readonly CardId[]): Phrase {
  if (cards.length === 0) {
    return { title: 'Lead with no card', detail: 'Nothing is added but the bonus card.' };
  }
  const count = capitalized(counted(cards.length, 'card'));
  return {
    title: `Bid ${cardNames(content, cards)}`,
    detail: `${count} facedown, ${resolveSum(content, cards)} Resolve printed.`,
  };
}

function payPhrase({ content }: Told, cards: readonly CardId[]): Phrase {
  if (cards.length === 0) return { title: 'Pay nothing', detail: 'It costs no Resolve now.' };
  return {
    title: `Pay ${cardNames(content, cards)}`,
    detail: `${resolveSum(content, cards)} Resolve; they are discarded.`,
  };
}

function passPhrase(task: TaskView | null): Phrase {
  return byTask(
    task,
    {
      challenge: ({ step }) =>
        step === 'leader-bids'
          ? { title: 'Do not lead', detail: 'Assisting may still be possible.' }
          : { title: 'Add nothing', detail: 'The cards stay in the hand.' },
      seize: () => ({ title: 'Take no more', detail: 'Fewer tokens will do.' }),
      fleet: ({ moving }) =>
        moving
          ? { title: 'Stop here', detail: `The Fleet token stays on ${moving.space}.` }
          : { title: 'No more Fleet tokens', detail: 'The rest stay where they are.' },
      rotate: () => ({ title: 'Turn no more', detail: 'The tiles stay as they lie.' }),
      'reactor-repair': () => ({ title: 'Repair no more', detail: 'The rest stays damaged.' }),
      verb: ({ effect }) =>
        effect.verb === 'unless-paid'
          ? { title: 'Do not pay', detail: effectsWords(effect.then) }
          : { title: 'Pass', detail: 'Nothing is chosen.' },
    },
    { title: 'Pass', detail: 'Nothing is chosen.' },
  );
}

function cardPhrase({ content }: Told, task: TaskView | null, card: CardId): Phrase {
  const name = cardName(content, card);
  const detail = commandCard(content, card)?.text ?? '';
  const location = content.damageCards[card]?.location;
  return byTask(
    task,
    {
      discard: () => ({ title: `Discard ${name}`, detail }),
      'give-card': () => ({ title: `Give ${name}`, detail }),
      'choose-damage': () => ({
        title: `Lay ${name}`,
        detail: location === undefined ? detail : `It damages ${theLocation(location)}.`,
      }),
    },
    { title: `Take ${name}`, detail },
  );
}

function resourcePhrase(task: TaskView | null, name: string): Phrase {
  return byTask(
    task,
    {
      seize: ({ from }) => ({
        title: `Take ${name}`,
        detail: `One token from the ${SHIP_NAMES[from]}’s pool.`,
      }),
      'pool-limit': () => ({ title: `Return ${name}`, detail: 'One token goes back to the supply.' }),
      verb: () => ({ title: `Give up ${name}`, detail: 'One token goes back to the supply.' }),
    },
    { title: `Gain ${name}`, detail: 'One token from the supply.' },
  );
}

function optionPhrase({ content }: Told, task: TaskView | null, option: number): Phrase {
  const title = `Choice ${String.fromCharCode(65 + option)}`;
  return byTask(
    task,
    {
      challenge: () =>
        option === 0
          ? { title: 'The Infiltration’s effect', detail: 'It takes the place of the location’s own.' }
          : { title: 'The location’s own effect', detail: 'The Infiltration’s other effect is lost.' },
      fleet: () => ({ title: 'Add a Fleet token', detail: 'From the supply, on the Charon’s tile.' }),
      threat: ({ card, sections }) => {
        const section = sections[option] ?? 'corruption';
        const text = content.threatCards[card]?.[section].text ?? '';
        return { title: `${capitalized(section)} section first`, detail: text };
      },
      verb: ({ effect }) => ({
        title,
        detail: effect.verb === 'choose' ? effectsWords(effect.options[option] ?? []) : 'One of the effects.',
      }),
    },
    { title, detail: 'One of the choices.' },
  );
}
