/** The log in words: each event of a record as a line, with whose doing it was and the rule behind it. */
import { assertNever } from '../../../../../shared/base';
import {
  type BlackAlertContent,
  shipOf,
  type Team,
  TEAM_OF,
} from '../../../../../shared/content/black-alert';
import type { LogEntry } from '../../../../../shared/contract';
import type { BlackAlertEvent, BlackAlertView } from '../../../../../shared/contract/black-alert';
import type { LogLine } from '../../../descriptor';
import type { Told } from './context';
import { drewLine, discardedLine, reshuffledLine } from './card-lines';
import { bidLine, bonusLine, challengeLine, revealedLine, totalsLine } from './challenge-lines';
import { endingReason } from './ending-words';
import { line } from './log-line';
import {
  cardName,
  cardNames,
  characterName,
  locationIs,
  RESOURCE_NAMES,
  SHIP_NAMES,
  teamOfCharacter,
  theLocation,
} from './names';
import { refereedWords } from './referee-words';
import { conditionLine, fleetLine, seizedLine, threatLine, travelledLine, usedLine } from './table-lines';

/**
 * One line for each event of a record, as its viewer may know it. Events that only tidy up, such as bids going to the
 * discards, have no line. Why a bot chose so stands beside the first line, not as a line: it is nothing that happened.
 */
export function eventLines(
  content: BlackAlertContent,
  view: BlackAlertView,
  entry: LogEntry<BlackAlertEvent>,
): readonly LogLine[] {
  const told = { content, view };
  return entry.events.flatMap((event) => lineOf(told, event) ?? []);
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
        `${event.count} ${RESOURCE_NAMES[event.kind]} of the ${SHIP_NAMES[event.ship]} ${event.count > 1 ? 'go' : 'goes'} to the supply`,
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
        `${locationIs(event.location)} damaged: ${cardName(content, event.card)}`,
        TEAM_OF[shipOf(event.location)],
        'BA-DAMAGE-01',
      );
    case 'repaired':
      return line(`${locationIs(event.location)} repaired`, TEAM_OF[shipOf(event.location)], 'BA-REPAIR-03');
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
      return bonusLine(told, event);
    case 'totals':
      return totalsLine(event);
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
