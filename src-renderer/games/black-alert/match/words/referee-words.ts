/** What a referee changes, in words; and what the log says of it, where only the kind of change is told. */
import { RESOURCES } from '../../../../../shared/content/black-alert';
import type { RefereeAction } from '../../../../../shared/contract/black-alert';
import type { Told } from './context';
import { cardName, characterName, inLocation, locationIs, priceWords, SHIP_NAMES } from './names';
import { nodeName } from './node-words';
import { capitalized, listed } from './sentence';
import type { ActionWords } from './types';

const KINDS: Readonly<Record<RefereeAction['type'], string>> = {
  'place-discovery': 'puts the Discovery elsewhere',
  'place-charon': 'puts the Charon elsewhere',
  'place-fleets': 'puts the Fleet tokens elsewhere',
  'place-corruption': 'sets the Corruption tokens',
  'set-pool': 'sets a pool',
  'place-character': 'puts a Character elsewhere',
  'set-condition': 'sets a Character’s condition',
  'give-card': 'gives a card',
  'set-damage': 'sets a location’s damage',
  'set-mission': 'sets a Mission',
};

/** `Referee puts the Charon elsewhere`; a kind of a later version is `changes the table`. */
export function refereedWords(what: string): string {
  // Any text may stand there: what is none of the closed list has no words of its own.
  const found = Object.hasOwn(KINDS, what) ? KINDS[what as RefereeAction['type']] : null;
  return `Referee ${found ?? 'changes the table'}`;
}

export function refereeWords(told: Told, action: RefereeAction): ActionWords {
  return { title: capitalized(changeOf(told, action)), detail: 'A referee overrules the rules.', rule: null };
}

function changeOf({ content, view }: Told, action: RefereeAction): string {
  switch (action.type) {
    case 'place-discovery':
      return `put the Discovery at ${nodeName(content, view.board, action.node)}`;
    case 'place-charon':
      return `put the Charon on ${action.space}`;
    case 'place-fleets':
      return action.spaces.length > 0
        ? `put Fleet tokens on ${listed(action.spaces)}`
        : 'take the Fleet tokens off';
    case 'place-corruption':
      return action.spaces.length > 0 ? `Corruption on ${listed(action.spaces)}` : 'no Corruption';
    case 'set-pool':
      return `the ${SHIP_NAMES[action.ship]}’s pool holds ${priceWords(tokensOf(action.tokens))}`;
    case 'place-character':
      return `put ${characterName(content, action.character)} ${inLocation(action.location)}`;
    case 'set-condition':
      return `${characterName(content, action.character)} is ${conditionOf(action)}`;
    case 'give-card':
      return `give ${cardName(content, action.card)} to ${characterName(content, action.to)}`;
    case 'set-damage':
      return `${locationIs(action.location)} ${action.damaged ? 'damaged' : 'repaired'}`;
    case 'set-mission': {
      const name = content.missions[action.mission]?.name ?? 'a Mission';
      return `${name} is ${action.done ? 'completed' : 'open'}`;
    }
  }
}

/** Only kinds of which there are any, so that an empty pool holds nothing. */
function tokensOf(
  tokens: Extract<RefereeAction, { type: 'set-pool' }>['tokens'],
): Parameters<typeof priceWords>[0] {
  return Object.fromEntries(RESOURCES.filter((kind) => tokens[kind] > 0).map((kind) => [kind, tokens[kind]]));
}

function conditionOf({ wounded, detained }: Extract<RefereeAction, { type: 'set-condition' }>): string {
  if (wounded && detained) return 'wounded and detained';
  if (wounded) return 'wounded';
  return detained ? 'detained' : 'neither wounded nor detained';
}
