/** Answers to the task on top: bids, payments, places, people, cards, options. */
import { assertNever } from '../../../../../shared/base';
import type { CardId, ChoiceAction, TaskView } from '../../../../../shared/contract/black-alert';
import { type Told, topTask } from './context';
import { effectsWords } from './effect-words';
import {
  cardName,
  cardNames,
  characterName,
  commandCard,
  RESOURCE_NAMES,
  resolveSum,
  SHIP_NAMES,
  theLocation,
} from './names';
import { nodeName } from './node-words';
import { capitalized, counted } from './sentence';
import { taskRule } from './task-rule';
import type { ActionWords } from './types';

type Of<Type extends ChoiceAction['type']> = Extract<ChoiceAction, { readonly type: Type }>;
interface Phrase {
  readonly title: string;
  readonly detail: string;
}

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
      return {
        title: `Turn ${action.space}`,
        detail: `${turnWords(told, action)}.`,
      };
    case 'choose-location':
      return locationPhrase(told, task, action);
    case 'choose-character':
      return characterPhrase(told, task, action);
    case 'choose-card':
      return cardPhrase(told, task, action.card);
    case 'choose-resource':
      return resourcePhrase(task, action);
    case 'choose-option':
      return optionPhrase(told, task, action.option);
    case 'pay':
      return {
        title: `Pay ${cardNames(told.content, action.cards)}`,
        detail: `${resolveSum(told.content, action.cards)} Resolve; they are discarded.`,
      };
    default:
      return assertNever(action);
  }
}

function bidPhrase({ content }: Told, cards: readonly CardId[]): Phrase {
  if (cards.length === 0)
    return { title: 'Lead with no card', detail: 'Nothing is added but the bonus card.' };
  return {
    title: `Bid ${cardNames(content, cards)}`,
    detail:
      `${counted(cards.length, 'card')} facedown, ${resolveSum(content, cards)} Resolve printed.`.replace(
        /^./,
        (first) => first.toUpperCase(),
      ),
  };
}

function passPhrase(task: TaskView | null): Phrase {
  switch (task?.type) {
    case 'challenge':
      return task.step === 'leader-bids'
        ? { title: 'Do not lead', detail: 'Assisting may still be possible.' }
        : { title: 'Add nothing', detail: 'The cards stay in the hand.' };
    case 'seize':
      return { title: 'Take no more', detail: 'Fewer tokens will do.' };
    case 'fleet':
      return task.moving
        ? { title: 'Stop here', detail: `The Fleet token stays on ${task.moving.space}.` }
        : { title: 'No more Fleet tokens', detail: 'The rest stay where they are.' };
    case 'rotate':
      return { title: 'Turn no more', detail: 'The tiles stay as they lie.' };
    case 'reactor-repair':
      return { title: 'Repair no more', detail: 'The rest stays damaged.' };
    case 'verb':
      return task.effect.verb === 'unless-paid'
        ? { title: 'Do not pay', detail: effectsWords(task.effect.then) }
        : { title: 'Pass', detail: 'Nothing is chosen.' };
    default:
      return { title: 'Pass', detail: 'Nothing is chosen.' };
  }
}

function nodePhrase({ content, view }: Told, task: TaskView | null, { node }: Of<'choose-node'>): Phrase {
  const name = nodeName(content, view.board, node);
  if (task?.type === 'gain-nodes') {
    return { title: `Gain at ${name}`, detail: `A token for the ${SHIP_NAMES[task.ship]}.` };
  }
  return { title: `Travel to ${name}`, detail: `The Discovery goes to ${name}.` };
}

function spacePhrase(task: TaskView | null, { space }: Of<'choose-space'>): Phrase {
  switch (task?.type) {
    case 'navigate':
      return { title: `Go to ${space}`, detail: `The ${SHIP_NAMES[task.ship]} goes to ${space}.` };
    case 'place-corruption':
      return { title: `Corrupt ${space}`, detail: `A Corruption token goes on ${space}.` };
    case 'fleet':
      return task.moving
        ? {
            title: `Fleet to ${space}`,
            detail: `The Fleet token goes from ${task.moving.space} to ${space}.`,
          }
        : { title: `Fleet token on ${space}`, detail: 'This one moves next.' };
    case 'verb':
      return task.effect.verb === 'destroy-fleet'
        ? { title: `Destroy the Fleet token on ${space}`, detail: 'It goes back to the supply.' }
        : { title: `Cleanse ${space}`, detail: `The Corruption token on ${space} is removed.` };
    default:
      return { title: space, detail: `Choose ${space}.` };
  }
}

/** How far a tile is turned from where it lies now. */
function turnWords({ view }: Told, { space, turn }: Of<'turn-tile'>): string {
  const from = view.board.tiles.find((tile) => tile.space === space)?.turn ?? 0;
  const sixths = (turn - from + 6) % 6;
  if (sixths === 0) return 'As it lies';
  if (sixths === 3) return 'Half a turn';
  const degrees = (sixths < 3 ? sixths : 6 - sixths) * 60;
  return `${degrees}° ${sixths < 3 ? 'clockwise' : 'counter-clockwise'}`;
}

function locationPhrase(
  { content, view }: Told,
  task: TaskView | null,
  { location }: Of<'choose-location'>,
): Phrase {
  const place = theLocation(location);
  const card = view.damage[location];
  const repair = {
    title: `Repair ${place}`,
    detail: card === undefined ? 'It is not damaged.' : `${cardName(content, card)} goes back to the pile.`,
  };
  switch (task?.type) {
    case 'damage':
      return {
        title: `Damage ${place}`,
        detail:
          card === undefined ? 'Its Damage card is laid.' : 'Damaged already: a random card comes instead.',
      };
    case 'reactor-repair':
      return repair;
    case 'verb':
      return task.effect.verb === 'repair'
        ? repair
        : { title: `Go to ${place}`, detail: `${goer({ content, view }, task)} to ${place}.` };
    default:
      return { title: capitalized(place), detail: `Choose ${place}.` };
  }
}

function goer({ content }: Told, { character }: Extract<TaskView, { type: 'verb' }>): string {
  return character === null ? 'Go' : `${characterName(content, character)} goes`;
}

function characterPhrase(
  { content }: Told,
  task: TaskView | null,
  { character }: Of<'choose-character'>,
): Phrase {
  const name = characterName(content, character);
  switch (task?.type) {
    case 'choose-holder':
      return { title: `${name} begins`, detail: `${name} holds the Current Player token first.` };
    case 'give-card':
      return {
        title: `Give it to ${name}`,
        detail: task.chosen === null ? '' : `${cardName(content, task.chosen)} goes to the hand of ${name}.`,
      };
    case 'challenge':
      return { title: `${name} leads`, detail: `${name} bids for the opposing team.` };
    case 'verb':
      return { title: name, detail: chosenFor(name, task.effect) };
    default:
      return { title: name, detail: `Choose ${name}.` };
  }
}

function chosenFor(name: string, effect: Extract<TaskView, { type: 'verb' }>['effect']): string {
  switch (effect.verb) {
    case 'draw':
      return `${name} draws ${counted(effect.count, 'card')}.`;
    case 'discard':
      return `${name} discards ${counted(effect.count, 'card')}.`;
    case 'go':
      return `${name} goes.`;
    case 'detain':
      return `${name} is detained.`;
    case 'wound':
      return `${name} is wounded.`;
    case 'heal':
      return `${name} is no longer wounded or detained.`;
    default:
      return `Choose ${name}.`;
  }
}

function cardPhrase({ content }: Told, task: TaskView | null, card: CardId): Phrase {
  const name = cardName(content, card);
  switch (task?.type) {
    case 'discard':
      return { title: `Discard ${name}`, detail: commandCard(content, card)?.text ?? '' };
    case 'give-card':
      return { title: `Give ${name}`, detail: commandCard(content, card)?.text ?? '' };
    case 'choose-damage': {
      const location = content.damageCards[card]?.location;
      return {
        title: `Lay ${name}`,
        detail: location === undefined ? '' : `${capitalized(theLocation(location))} is damaged.`,
      };
    }
    default:
      return { title: `Take ${name}`, detail: commandCard(content, card)?.text ?? '' };
  }
}

function resourcePhrase(task: TaskView | null, { kind }: Of<'choose-resource'>): Phrase {
  const name = RESOURCE_NAMES[kind];
  switch (task?.type) {
    case 'seize':
      return { title: `Take ${name}`, detail: `One token from the ${SHIP_NAMES[task.from]}’s pool.` };
    case 'pool-limit':
      return { title: `Return ${name}`, detail: 'One token goes back to the supply.' };
    case 'verb':
      return { title: `Give up ${name}`, detail: 'One token goes back to the supply.' };
    default:
      return { title: `Gain ${name}`, detail: 'One token from the supply.' };
  }
}

function optionPhrase({ content }: Told, task: TaskView | null, option: number): Phrase {
  switch (task?.type) {
    case 'challenge':
      return option === 0
        ? { title: 'The Infiltration’s effect', detail: 'It takes the place of the location’s own.' }
        : { title: 'The location’s own effect', detail: 'The Infiltration’s other effect is lost.' };
    case 'fleet':
      return { title: 'Add a Fleet token', detail: 'From the supply, on the Charon’s tile.' };
    case 'threat': {
      const section = capitalized(task.sections[option] ?? 'next');
      const record = content.threatCards[task.card];
      const text = task.sections[option] === undefined ? '' : (record?.[task.sections[option]].text ?? '');
      return { title: `${section} section first`, detail: text };
    }
    case 'verb':
      if (task.effect.verb === 'choose') {
        return { title: optionTitle(option), detail: effectsWords(task.effect.options[option] ?? []) };
      }
      return { title: optionTitle(option), detail: '' };
    default:
      return { title: optionTitle(option), detail: '' };
  }
}

function optionTitle(option: number): string {
  return `Choice ${String.fromCharCode(65 + option)}`;
}
