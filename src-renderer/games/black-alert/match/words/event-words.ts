/** The log in words: each event of a record as a line, with whose doing it was and the rule behind it. */
import { assertNever, type RuleId } from '../../../../../shared/base';
import {
  type BlackAlertContent,
  shipOf,
  type Team,
  TEAM_OF,
} from '../../../../../shared/content/black-alert';
import type { LogEntry } from '../../../../../shared/contract';
import type { BlackAlertEvent, BlackAlertView, CardId } from '../../../../../shared/contract/black-alert';
import type { NodeId, Space } from '../../../../../shared/hex';
import type { LogLine } from '../../../descriptor';
import type { Told } from './context';
import { endingReason } from './ending-words';
import { locationWords } from './location-words';
import {
  cardName,
  cardNames,
  characterName,
  RESOURCE_NAMES,
  SHIP_NAMES,
  TEAM_ADJECTIVES,
  TEAM_NAMES,
  teamOfCharacter,
  theLocation,
} from './names';
import { nodeName } from './node-words';
import { refereedWords } from './referee-words';
import { capitalized, counted, listed, sentence } from './sentence';
import { pileName } from './task-words';

type EventOf<Type extends BlackAlertEvent['type']> = Extract<BlackAlertEvent, { readonly type: Type }>;

/**
 * One line for each event of a record, as its viewer may know it, then why a bot chose so. Events that only tidy up, such
 * as bids going to the discards, have no line.
 */
export function eventLines(
  content: BlackAlertContent,
  view: BlackAlertView,
  entry: LogEntry<BlackAlertEvent>,
): readonly LogLine[] {
  const told = { content, view };
  const lines = entry.events.flatMap((event) => lineOf(told, event) ?? []);
  if (entry.reason === null) return lines;
  const team = view.seats.find(({ seat }) => seat === entry.actor)?.team ?? null;
  return [...lines, line(`Why: ${entry.reason}`, team, null)];
}

function line(text: string, team: Team | null, rule: RuleId | null): LogLine {
  return { text: sentence(text), team, rule };
}

function lineOf(told: Told, event: BlackAlertEvent): LogLine | null {
  const { content } = told;
  const name = (id: string): string => characterName(content, id);
  const teamOf = (id: string): Team | null => teamOfCharacter(content, id);
  switch (event.type) {
    case 'turn-began':
      return line(`turn ${event.turn}: ${name(event.character)}`, teamOf(event.character), 'BA-TURN-01');
    case 'drew':
      return drewLine(told, event);
    case 'discarded':
      return discardedLine(told, event);
    case 'reshuffled':
      return reshuffledLine(event);
    case 'moved':
      return line(
        `${name(event.character)} goes to ${theLocation(event.to)}`,
        teamOf(event.character),
        'BA-MOVE-01',
      );
    case 'used':
      return usedLine(told, event);
    case 'gained':
      return line(
        `the ${SHIP_NAMES[event.ship]} gains ${event.count} ${RESOURCE_NAMES[event.kind]}`,
        TEAM_OF[event.ship],
        'BA-RES-01',
      );
    case 'returned':
      return line(
        `${event.count} ${RESOURCE_NAMES[event.kind]} of the ${SHIP_NAMES[event.ship]} goes to the supply`,
        TEAM_OF[event.ship],
        'BA-RES-05',
      );
    case 'seized':
      return seizedLine(event);
    case 'travelled':
      return travelledLine(told, event);
    case 'entered':
      return line(`the Discovery enters ${event.space}`, 'starfleet', 'BA-TOKEN-02');
    case 'threat':
      return threatLine(told, event);
    case 'corrupted':
      return line(`Corruption on ${event.space}`, null, 'BA-CORR-01');
    case 'cleansed':
      return line(`the Corruption on ${event.space} is removed`, null, 'BA-CREACT-06');
    case 'turned':
      return line(`${event.space} is turned`, null, 'BA-NET-04');
    case 'fleet':
      return fleetLine(event);
    case 'damaged':
      return line(
        `${theLocation(event.location)} is damaged: ${cardName(content, event.card)}`,
        TEAM_OF[shipOf(event.location)],
        'BA-DAMAGE-01',
      );
    case 'repaired':
      return line(
        `${theLocation(event.location)} is repaired`,
        TEAM_OF[shipOf(event.location)],
        'BA-REPAIR-03',
      );
    case 'detained':
    case 'wounded':
    case 'freed':
    case 'stood-up':
      return conditionLine(told, event);
    case 'challenge':
      return challengeLine(told, event);
    case 'bid':
      return bidLine(told, event);
    case 'revealed':
      return revealedLine(told, event);
    case 'bonus':
      return line(
        `${TEAM_ADJECTIVES[event.team]} bonus: ${withResolve(told, event.cards)}`,
        event.team,
        'BA-CHAL-15',
      );
    case 'totals':
      return line(totalsText(event), event.winner, event.rule);
    case 'infiltrated':
      return line(`${cardName(content, event.card)} is tucked by the board`, 'terran', 'BA-INFIL-03');
    case 'mission':
      return line(
        `${name(event.by)} completes ${content.missions[event.mission]?.name ?? 'a Mission'}`,
        'starfleet',
        'BA-MISSION-06',
      );
    case 'played':
      return line(
        `${name(event.character)} plays ${cardName(content, event.card)}`,
        teamOf(event.character),
        'BA-FREE-02',
      );
    case 'ability':
      return line(
        `${name(event.character)} uses the ability ${cardName(content, event.character)}`,
        teamOf(event.character),
        'BA-FREE-05',
      );
    case 'ready':
      return line(`Ready Commands: ${cardNames(content, event.cards)}`, 'starfleet', 'BA-SETUP-04');
    case 'missions':
      return line(`Missions: ${cardNames(content, event.cards)}`, 'starfleet', 'BA-SETUP-05');
    case 'took-ready':
      return line(
        `${name(event.character)} takes ${cardName(content, event.card)} from the Ready slots`,
        'starfleet',
        'BA-FREE-06',
      );
    case 'token':
      return line(`${name(event.to)} holds the Current Player token`, event.team, 'BA-CLEAN-12');
    case 'note':
      return line(`${cardName(content, event.from)}: ${event.text}`, null, 'BA-FREE-02');
    case 'refereed':
      return line(refereedWords(event.what), null, null);
    case 'ended':
      return line(`the match is over. ${endingReason(event.rule)}`, null, event.rule);
    default:
      return assertNever(event);
  }
}

/** What was drawn is told to who may know it. */
function drewLine({ content }: Told, { character, count, cards }: EventOf<'drew'>): LogLine | null {
  if (count === 0) return null;
  const name = characterName(content, character);
  const team = teamOfCharacter(content, character);
  const isThreat = cards?.some((card) => content.threatCards[card] !== undefined) ?? false;
  if (isThreat && cards) {
    return line(`${name} looks at the next Threat card: ${cardNames(content, cards)}`, team, 'BA-FREE-02');
  }
  const which = cards === null ? '' : `: ${cardNames(content, cards)}`;
  return line(`${name} draws ${counted(count, 'card')}${which}`, team, 'BA-DRAW-02');
}

function discardedLine({ content }: Told, { team, cards, why }: EventOf<'discarded'>): LogLine | null {
  const names = cardNames(content, cards);
  switch (why) {
    case 'draw':
      return line(`${TEAM_NAMES[team]} discard ${names} before drawing`, team, 'BA-DRAW-01');
    case 'pay':
      return line(`${TEAM_NAMES[team]} pay with ${names}`, team, 'BA-RESOLVE-02');
    case 'ready':
      return line(`the Ready Commands are discarded: ${names}`, team, 'BA-DREADY-01');
    case 'effect':
      return line(`${TEAM_NAMES[team]} discard ${names}`, team, 'BA-FREE-02');
    case 'bid':
    case 'bonus':
    case 'play':
      return null;
    default:
      return assertNever(why);
  }
}

const PILE_OF = { starfleet: 'starfleet', terran: 'terran', threat: 'threat' } as const;

function reshuffledLine({ pile }: EventOf<'reshuffled'>): LogLine {
  // The rules reshuffle these three; a pile of a later version is told without its name.
  const known = Object.hasOwn(PILE_OF, pile) ? PILE_OF[pile as keyof typeof PILE_OF] : null;
  const team = known === 'threat' ? null : known;
  const deck = known === null ? 'a deck' : pileName(known);
  return line(
    `${deck} is made anew from its discards`,
    team,
    known === 'threat' ? 'BA-TOKEN-10' : 'BA-DRAW-03',
  );
}

function usedLine({ content }: Told, { character, location, enhanced }: EventOf<'used'>): LogLine {
  const team = teamOfCharacter(content, character);
  const text = locationWords(location, team ?? 'starfleet');
  const how = enhanced ? ', enhanced' : '';
  return line(
    `${characterName(content, character)} uses ${theLocation(location)}: ${text.title}${how}`,
    team,
    text.rule,
  );
}

function seizedLine({ from, kind }: EventOf<'seized'>): LogLine {
  const to = from === 'discovery' ? 'charon' : 'discovery';
  return line(
    `1 ${RESOURCE_NAMES[kind]} goes from the ${SHIP_NAMES[from]} to the ${SHIP_NAMES[to]}`,
    TEAM_OF[to],
    from === 'discovery' ? 'BA-DCARGO-04' : 'BA-CCARGO-04',
  );
}

function travelledLine({ content, view }: Told, { ship, to, by }: EventOf<'travelled'>): LogLine {
  const place = isNode(to) ? nodeName(content, view.board, to) : to;
  return line(
    `the ${SHIP_NAMES[ship]} goes to ${place}`,
    teamOfCharacter(content, by),
    ship === 'discovery' ? 'BA-DBRIDGE-01' : 'BA-CTHRONE-01',
  );
}

function isNode(place: NodeId | Space): place is NodeId {
  return place.includes('/');
}

/** In Clean Up only the corner counts (BA-CLEAN-04). */
function threatLine({ content }: Told, { card, sections, drawer }: EventOf<'threat'>): LogLine {
  const name = characterName(content, drawer);
  const corner = content.threatCards[card]?.corner ?? 0;
  const what =
    sections.length === 0
      ? `for Corruption Risk, ${counted(corner, 'token')}`
      : `${listed(sections.map(capitalized))} section`;
  return line(
    `${name} draws the Threat card ${cardName(content, card)}: ${what}`,
    teamOfCharacter(content, drawer),
    sections.length === 0 ? 'BA-CLEAN-04' : 'BA-TOKEN-01',
  );
}

function fleetLine({ from, to }: EventOf<'fleet'>): LogLine {
  if (from === null) return line(`a Fleet token comes to ${to ?? 'the board'}`, 'terran', 'BA-CFLEET-02');
  return to === null
    ? line(`the Fleet token on ${from} is destroyed`, 'starfleet', 'BA-DWEAP-02')
    : line(`a Fleet token goes from ${from} to ${to}`, 'terran', 'BA-CFLEET-01');
}

function conditionLine(
  { content }: Told,
  { type, character }: EventOf<'detained' | 'wounded' | 'freed' | 'stood-up'>,
): LogLine {
  const words = {
    detained: { text: 'is detained', rule: 'BA-DETAIN-01' },
    wounded: { text: 'is wounded', rule: 'BA-WOUND-01' },
    freed: { text: 'is free again', rule: 'BA-DETAIN-02' },
    'stood-up': { text: 'stands up again', rule: 'BA-WOUND-02' },
  } as const;
  const { text, rule } = words[type];
  return line(`${characterName(content, character)} ${text}`, teamOfCharacter(content, character), rule);
}

function challengeLine({ content }: Told, { initiator, about }: EventOf<'challenge'>): LogLine {
  const team = teamOfCharacter(content, initiator);
  const location = isLocation(about) ? theLocation(about) : null;
  const where = location === null ? `with ${cardName(content, about)}` : `in ${location}`;
  return line(`${characterName(content, initiator)} opens a challenge ${where}`, team, 'BA-CHAL-01');
}

function isLocation(about: string): about is Parameters<typeof theLocation>[0] {
  return about.includes('/');
}

function bidLine({ content }: Told, { character, count, cards }: EventOf<'bid'>): LogLine {
  const name = characterName(content, character);
  const which = cards === null || cards.length === 0 ? '' : `: ${cardNames(content, cards)}`;
  const what = count === 0 ? 'leads with no card' : `bids ${counted(count, 'card')} facedown`;
  return line(`${name} ${what}${which}`, teamOfCharacter(content, character), 'BA-CHAL-02');
}

function revealedLine(told: Told, { bids }: EventOf<'revealed'>): LogLine {
  const all = bids
    .filter(({ cards }) => cards.length > 0)
    .map(({ character, cards }) => `${characterName(told.content, character)} ${withResolve(told, cards)}`);
  return line(`revealed: ${all.length === 0 ? 'nothing was bid' : all.join('; ')}`, null, 'BA-CHAL-13');
}

function withResolve({ content }: Told, cards: readonly CardId[]): string {
  if (cards.length === 0) return 'none';
  return listed(
    cards.map(
      (card) =>
        `${cardName(content, card)} (${content.commandCards[card.split('#')[0] ?? '']?.resolve ?? 0})`,
    ),
  );
}

/** `Starfleet win 9 to 7`; a tie is told as such. */
export function totalsText({ starfleet, terran, winner }: EventOf<'totals'>): string {
  const [own, other] = winner === 'starfleet' ? [starfleet, terran] : [terran, starfleet];
  const tie = own === other ? ', a tie for the opposing team' : '';
  return `${TEAM_NAMES[winner]} win ${own} to ${other}${tie}`;
}
