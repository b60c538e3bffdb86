/** Words of the editor: fields, choices and verbs by their ids in the pack. What has no word here shows its id, spelt out. */
import { type LocationId, LOCATIONS, type Verb } from '../../../../../shared/content/black-alert';
import { spelt } from '../../../../panels/pack-editor/model/words';
import type { VerbWords } from '../../../../panels/pack-editor/pack-game';
import { placeName } from '../../match/words';

const FIELDS: Readonly<Record<string, string>> = {
  at: 'Locations',
  start: 'Starts at',
  text: 'Text on the card',
  copies: 'Copies in the deck',
  risk: 'Corruption Risk',
  play: 'Played for its text',
  bid: 'Bid in a challenge',
  instead: 'In place of the Resolve Effect',
  permanent: 'From then on',
  permanentText: 'Text from then on',
  corner: 'Number in the corner',
  corruption: 'Corruption section',
  fleet: 'Fleet section',
  endsTravel: 'Ends the travel',
  corruptionTokens: 'Corruption tokens in all',
  resourceTokens: 'Resource tokens in all',
  pools: 'Pools at the start',
  then: 'Then',
  else: 'Else',
  add: 'May add one instead',
  atLeast: 'At least',
  atMost: 'At most',
  own: 'Own side',
  other: 'Other side',
  leads: 'Where an enemy may lead',
  bonus: 'Bonus cards',
  who: 'Who',
  by: 'By',
  within: 'How far',
  does: 'What it does',
  role: 'While',
  is: 'If',
  changes: 'What changes',
  what: 'Change',
  until: 'How long',
  of: 'Of',
};

/** What a field is called on the screen. */
export function fieldWords(name: string): string {
  return FIELDS[name] ?? spelt(name);
}

const CHOICES: Readonly<Record<string, string>> = {
  own: 'own side',
  other: 'other side',
  self: 'the user',
  friend: 'one of the own team',
  mate: 'a team-mate',
  enemy: 'an enemy anywhere',
  'enemy-aboard': 'an enemy on the user’s ship',
  'enemy-here': 'an enemy where the user is',
  'own-ship': 'anywhere on the own ship',
  'other-ship': 'anywhere on the other ship',
  anywhere: 'anywhere on either ship',
  here: 'where the user is',
  custody: 'the Brig or the Agony Booth',
  holder: 'of own choice',
  chance: 'at random',
  network: 'along the network',
  tile: 'within its tile',
  turn: 'this turn',
  used: 'until it is used',
  game: 'for the rest of the game',
  any: 'any',
  corruption: 'Corruption',
  fleet: 'Fleet',
  random: 'drawn at random',
  chosen: 'of the user’s choice',
  starfleet: 'Starfleet',
  terran: 'Terran',
  discovery: 'Discovery',
  charon: 'Charon',
  intel: 'Intel',
  dilithium: 'Dilithium',
  tritanium: 'Tritanium',
  initiating: 'initiating',
  'same-tile': 'both ships on one tile',
  aboard: 'the user is aboard',
  at: 'the user is at',
  'discovery-corrupted': 'the Discovery’s tile has Corruption',
  'charon-corrupted': 'the Charon’s tile has Corruption',
  'fleet-with-discovery': 'a Fleet token is with the Discovery',
  damaged: 'a ship has Damage',
  pool: 'a pool is low',
  worth: 'counts so much',
  adds: 'counts so much more',
  'bonus-cards': 'bonus cards',
  'more-damage': 'damage again',
  'after-win': 'effects after a won challenge',
  'mission-when-damaged': 'Missions at damaged locations',
  'ignore-threat': 'Threat sections passed over',
  'resolve-price': 'Resolve prices',
  closed: 'locations that cannot be used',
  'enhancement-price': 'prices of enhancing',
  'pool-limit': 'what a pool holds',
  'hand-limit': 'the hand drawn up to',
  'extra-move': 'a second move',
  'extra-action': 'a second action',
};

export function choiceWords(value: string | number): string {
  const location = LOCATIONS.find((each: LocationId) => each === value);
  if (location !== undefined) return placeName(location);
  return typeof value === 'number' ? String(value) : (CHOICES[value] ?? spelt(value).toLowerCase());
}

/** What each verb means, in a line. */
export const VERB_WORDS: Readonly<Record<Verb, VerbWords>> = {
  gain: { title: 'Gain', meaning: 'A side takes resources from the supply' },
  lose: { title: 'Lose', meaning: 'A side returns resources to the supply' },
  seize: { title: 'Seize', meaning: 'Take resources from the other ship’s pool' },
  draw: { title: 'Draw', meaning: 'Somebody draws Command cards' },
  discard: { title: 'Discard', meaning: 'Somebody discards cards from the hand' },
  recover: { title: 'Recover', meaning: 'Take cards of choice from the own discards' },
  'refill-ready': { title: 'Refill Ready', meaning: 'Fill the empty Ready Command slots' },
  'discard-ready': { title: 'Discard Ready', meaning: 'Discard all Ready Commands' },
  go: { title: 'Go', meaning: 'A Character goes to a location' },
  navigate: { title: 'Navigate', meaning: 'A ship travels on the network' },
  rotate: { title: 'Turn tiles', meaning: 'Turn tiles to any orientation' },
  corrupt: { title: 'Corrupt', meaning: 'Place Corruption tokens' },
  cleanse: { title: 'Cleanse', meaning: 'Remove Corruption tokens' },
  fleet: { title: 'Move Fleet', meaning: 'Fleet tokens travel, or one is added' },
  'destroy-fleet': { title: 'Destroy Fleet', meaning: 'A Fleet token leaves the board' },
  damage: { title: 'Damage', meaning: 'A ship takes Damage cards' },
  repair: { title: 'Repair', meaning: 'Damage cards go back for nothing' },
  detain: { title: 'Detain', meaning: 'A Character is detained' },
  wound: { title: 'Wound', meaning: 'A Character is wounded' },
  heal: { title: 'Heal', meaning: 'A Character is no longer wounded or detained' },
  threat: { title: 'Threat', meaning: 'Draw a Threat card and process a section' },
  'peek-threat': { title: 'Look ahead', meaning: 'Look at the next Threat card' },
  challenge: { title: 'Challenge', meaning: 'Begin a challenge; effects if it is won' },
  choose: { title: 'Choose', meaning: 'The user picks one of several lists of effects' },
  if: { title: 'If', meaning: 'Effects only if something holds' },
  'unless-paid': { title: 'Unless paid', meaning: 'Effects unless the user pays Resolve' },
  modify: { title: 'Change a rule', meaning: 'A rule is changed for a while' },
  note: { title: 'Note', meaning: 'What no verb can say: read out, carried out by the people' },
};

const PARTS: Readonly<Record<string, string>> = {
  'a.nodes': 'Nodes and paths',
  'a.paths': 'Nodes and paths',
  'b.nodes': 'Nodes and paths',
  'b.paths': 'Nodes and paths',
};

/** Words of a part of a tile that has a source of its own; null: its field has the words. */
export function partWords(path: string): string | null {
  // A node's own field, such as `a.nodes.0.name`.
  const isOfNode = /^[ab]\.nodes\.\d+\./.test(path);
  return PARTS[path] ?? (isOfNode ? `${fieldWords(path.split('.').at(-1) ?? '')} of a node` : null);
}
