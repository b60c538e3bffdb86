/** The kinds of Black Alert's records that have forms: what they are called, what their rows say, what they do exactly. */
import type { RecordKind } from '../../../../panels/pack-editor/pack-game';
import { placeName, TEAM_ADJECTIVES } from '../../match/words';
import { cardLines, characterLines, damageLines, missionLines, threatLines } from './exact-words';
import { freePlanet, missionChoices } from './known-choices';

type Kind = RecordKind<'black-alert'>;

/** In the order of their tabs. */
export const RECORD_KINDS: readonly Kind[] = [
  {
    id: 'characters',
    many: 'Characters',
    one: 'Character',
    words({ characters }, id) {
      const character = characters[id];
      return character ? `${TEAM_ADJECTIVES[character.team]}, rank ${character.rank}` : '';
    },
    lines: ({ characters }, id) => characterLines(characters[id]),
  },
  {
    id: 'command-cards',
    many: 'Cards',
    one: 'card',
    words({ 'command-cards': cards }, id) {
      const card = cards[id];
      const copies = card && card.copies > 1 ? `, ×${card.copies}` : '';
      return card ? `${TEAM_ADJECTIVES[card.team]}, Resolve ${card.resolve}${copies}` : '';
    },
    lines: ({ 'command-cards': cards }, id) => cardLines(cards[id]),
  },
  {
    id: 'missions',
    many: 'Missions',
    one: 'Mission',
    words({ missions }, id) {
      const mission = missions[id];
      return mission ? `${mission.node}, Resolve ${mission.resolve}` : '';
    },
    lines: ({ missions }, id) => missionLines(missions[id]),
    start(records) {
      const node = freePlanet(records);
      return node === null ? {} : { node };
    },
    choices: missionChoices,
  },
  {
    id: 'threat-cards',
    many: 'Threat cards',
    one: 'Threat card',
    words({ 'threat-cards': threats }, id) {
      const threat = threats[id];
      return threat ? `corner ${threat.corner}` : '';
    },
    lines: ({ 'threat-cards': threats }, id) => threatLines(threats[id]),
  },
  {
    id: 'damage-cards',
    many: 'Damage cards',
    one: 'Damage card',
    words({ 'damage-cards': damages }, id) {
      const damage = damages[id];
      return damage ? placeName(damage.location) : '';
    },
    lines: ({ 'damage-cards': damages }, id) => damageLines(damages[id]),
  },
];

/** What a match begins with: its form stands beside the board. */
export const startKind: Kind = {
  id: 'starts',
  many: 'Start',
  one: 'start',
  words: () => '',
  lines: () => [],
  isFixed: true,
};
