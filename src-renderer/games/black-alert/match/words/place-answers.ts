/** Answers that name a place or a person: nodes, tiles, locations, Characters. */
import type { Effect } from '../../../../../shared/content/black-alert';
import type { ChoiceAction, TaskView } from '../../../../../shared/contract/black-alert';
import { byTask, type Phrase } from './answers-by-task';
import type { Told } from './context';
import { cardName, characterName, SHIP_NAMES, theLocation } from './names';
import { nodeName } from './node-words';
import { capitalized, counted } from './sentence';

type Of<Type extends ChoiceAction['type']> = Extract<ChoiceAction, { readonly type: Type }>;

export function nodePhrase(
  { content, view }: Told,
  task: TaskView | null,
  { node }: Of<'choose-node'>,
): Phrase {
  const name = nodeName(content, view.board, node);
  const travel = { title: `Travel to ${name}`, detail: `The Discovery goes to ${name}.` };
  const gain = ({ ship }: { readonly ship: 'discovery' | 'charon' }): Phrase => ({
    title: `Gain at ${name}`,
    detail: `A token for the ${SHIP_NAMES[ship]}.`,
  });
  return byTask(task, { 'gain-nodes': gain }, travel);
}

export function spacePhrase(task: TaskView | null, { space }: Of<'choose-space'>): Phrase {
  return byTask(
    task,
    {
      navigate: ({ ship }) => ({
        title: `Go to ${space}`,
        detail: `The ${SHIP_NAMES[ship]} goes to ${space}.`,
      }),
      'place-corruption': () => ({
        title: `Corrupt ${space}`,
        detail: `A Corruption token goes on ${space}.`,
      }),
      fleet: ({ moving }) =>
        moving
          ? { title: `Fleet to ${space}`, detail: `The Fleet token goes from ${moving.space} to ${space}.` }
          : { title: `Fleet token on ${space}`, detail: 'This one moves next.' },
      verb: ({ effect }) =>
        effect.verb === 'destroy-fleet'
          ? { title: `Destroy the Fleet token on ${space}`, detail: 'It goes back to the supply.' }
          : { title: `Cleanse ${space}`, detail: `The Corruption token on ${space} is removed.` },
    },
    { title: space, detail: `Choose ${space}.` },
  );
}

export function tilePhrase(told: Told, action: Of<'turn-tile'>): Phrase {
  return { title: `Turn ${action.space}`, detail: `${turnedWords(told, action)}.` };
}

/** How far a tile is turned from where it lies now. */
function turnedWords({ view }: Told, { space, turn }: Of<'turn-tile'>): string {
  const from = view.board.tiles.find((tile) => tile.space === space)?.turn ?? 0;
  const sixths = (turn - from + 6) % 6;
  if (sixths === 0) return 'As it lies';
  if (sixths === 3) return 'Half a turn';
  const degrees = (sixths < 3 ? sixths : 6 - sixths) * 60;
  return `${degrees}° ${sixths < 3 ? 'clockwise' : 'counter-clockwise'}`;
}

export function locationPhrase(
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
  const goes = (character: string | null): string =>
    character === null ? 'Go' : `${characterName(content, character)} goes`;
  return byTask(
    task,
    {
      damage: () => ({
        title: `Damage ${place}`,
        detail:
          card === undefined ? 'Its Damage card is laid.' : 'Damaged already: a random card comes instead.',
      }),
      'reactor-repair': () => repair,
      verb: ({ effect, character }) =>
        effect.verb === 'repair'
          ? repair
          : { title: `Go to ${place}`, detail: `${goes(character)} to ${place}.` },
    },
    { title: capitalized(place), detail: `Choose ${place}.` },
  );
}

export function characterPhrase(
  { content }: Told,
  task: TaskView | null,
  { character }: Of<'choose-character'>,
): Phrase {
  const name = characterName(content, character);
  return byTask(
    task,
    {
      'choose-holder': () => ({
        title: `${name} begins`,
        detail: `${name} holds the Current Player token first.`,
      }),
      'give-card': ({ chosen }) => ({
        title: `Give it to ${name}`,
        detail: `${capitalized(cardName(content, chosen ?? ''))} goes to the hand of ${name}.`,
      }),
      challenge: () => ({ title: `${name} leads`, detail: `${name} bids for the opposing team.` }),
      verb: ({ effect }) => ({ title: name, detail: chosenFor(name, effect) }),
    },
    { title: name, detail: `Choose ${name}.` },
  );
}

function chosenFor(name: string, effect: Effect): string {
  if (effect.verb === 'draw' || effect.verb === 'discard') {
    return `${name} ${effect.verb}s ${counted(effect.count, 'card')}.`;
  }
  if (effect.verb === 'go') return `${name} goes.`;
  if (effect.verb === 'detain') return `${name} is detained.`;
  if (effect.verb === 'wound') return `${name} is wounded.`;
  if (effect.verb === 'heal') return `${name} is no longer wounded or detained.`;
  return `Choose ${name}.`;
}
