/** One answer to a question as a button: what it is, and what it costs or brings. */
import { type LocationId, type Resource, shipOf } from '../../../../../shared/content/black-alert';
import type { NodeId, Space } from '../../../../../shared/hex';
import { tileOf } from '../../../../../shared/hex';
import { agreeing, type Ask, NO_CARD } from '../decision/asks';
import type { MatchSession } from '../session.svelte';
import {
  actionWords,
  capitalized,
  cardName,
  characterName,
  locationName,
  nodeName,
  RESOURCE_NAMES,
  SHIP_NAMES,
} from '../words';

export interface ValueWords {
  readonly value: string;
  readonly title: string;
  /** A short note at its end, such as a number of Threat cards. */
  readonly note: string | null;
  readonly tone: 'plain' | 'warn';
  /** The whole sentence, for the tooltip. */
  readonly said: string;
  readonly kind: Resource | null;
}

export const ASK_TITLES: Readonly<Record<Ask, string>> = {
  mission: 'Which Mission?',
  option: 'Which effect?',
  character: 'Who?',
  location: 'Where?',
  space: 'Which tile?',
  node: 'Which node?',
  resource: 'Which resource?',
  slot: 'Which card?',
  card: 'Which card?',
  turn: 'Which way round?',
  cards: 'Which cards?',
};

/** Every answer to the question now, in the order of the rules. */
export function valueWords(session: MatchSession): readonly ValueWords[] {
  const { choosing } = session;
  const { ask, values } = choosing;
  if (ask === null || ask === 'cards' || ask === 'turn') return [];
  return values
    .filter((value) => !(ask === 'card' && value === NO_CARD))
    .map((value) => ({ ...wordsOf(session, ask, value), value, said: saidOf(session, ask, value) }));
}

type Short = Pick<ValueWords, 'title' | 'note' | 'tone' | 'kind'>;
const short = (title: string, note: string | null = null, tone: 'plain' | 'warn' = 'plain'): Short => ({
  title,
  note,
  tone,
  kind: null,
});

/** The values come from the rules' own list, where each question has answers of one kind. */
function wordsOf(session: MatchSession, ask: Exclude<Ask, 'cards' | 'turn'>, value: string): Short {
  const { content, view } = session;
  switch (ask) {
    case 'character':
      return short(characterName(content, value));
    case 'location':
      return placeWords(session, value as LocationId);
    case 'node':
      return nodeWords(session, value as NodeId);
    case 'space':
      return spaceWords(session, value as Space);
    case 'resource':
      return { ...short(RESOURCE_NAMES[value as Resource]), kind: value as Resource };
    case 'card':
      return cardWordsOf(session, value);
    case 'slot': {
      const card = view.ready[Number(value)] ?? null;
      return short(card === null ? 'an empty slot' : cardName(content, card));
    }
    case 'mission':
      return short(content.missions[value]?.name ?? 'a Mission');
    case 'option':
      return short(optionTitle(session, value));
  }
}

function placeWords({ choosing, view }: MatchSession, location: LocationId): Short {
  const ships = new Set(choosing.values.map((each) => shipOf(each as LocationId)));
  const name =
    ships.size > 1 ? `${SHIP_NAMES[shipOf(location)]}, ${locationName(location)}` : locationName(location);
  return view.damage[location] === undefined ? short(name) : short(name, 'damaged', 'warn');
}

function nodeWords({ content, view, board, task }: MatchSession, node: NodeId): Short {
  const name = capitalized(nodeName(content, view.board, node).replace(/^the /, ''));
  const threats = task?.type === 'navigate' ? (board.steps.get(node)?.threats ?? 0) : 0;
  return threats > 0 ? short(name, `${threats} Threat`, 'warn') : short(name);
}

function spaceWords({ view }: MatchSession, space: Space): Short {
  const things = [
    ...(view.board.charon === space ? ['Charon'] : []),
    ...(tileOf(view.board.discovery) === space ? ['Discovery'] : []),
    ...(view.board.fleets.includes(space) ? ['Fleet'] : []),
    ...(view.board.corruption.includes(space) ? ['Corruption'] : []),
  ];
  return short(space, things.length > 0 ? things.join(', ') : null);
}

function cardWordsOf({ content }: MatchSession, card: string): Short {
  const damage = content.damageCards[card];
  return damage ? short(damage.name, `${damage.resolve} Resolve`) : short(cardName(content, card));
}

function optionTitle(session: MatchSession, value: string): string {
  if (value === 'fleet') return 'A Fleet token';
  if (value === 'charon') return 'The Charon';
  const [action] = agreeing(session.choosing.candidates, { option: value });
  return action ? actionWords(session.content, session.view, action).title : value;
}

function saidOf(session: MatchSession, ask: Ask, value: string): string {
  const [action] = agreeing(session.choosing.candidates, { [ask]: value });
  if (!action) return '';
  const { title, detail } = actionWords(session.content, session.view, action);
  return detail === '' ? title : `${title}. ${detail}`;
}
