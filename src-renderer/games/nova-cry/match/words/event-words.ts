/** The log in words: each event of a record as a line, with whose doing it was and the rule behind it. */
import { assertNever, type RuleId } from '../../../../../shared/base';
import type { NovaCryContent } from '../../../../../shared/content/nova-cry';
import type { LogEntry } from '../../../../../shared/contract';
import type { NovaCryEvent } from '../../../../../shared/contract/nova-cry';
import type { LogLine } from '../../../descriptor';
import { counted, SKILL_NAMES, TOKEN_NAMES } from '../../words';
import { bidsLine, chancellorLine, duelRoundLine, battleRoundLine, fightOverLine } from './fight-lines';
import { discardedLine, drewLine, pileWords } from './card-lines';
import { personFateLine, shipFateLine } from './fate-lines';
import { type EventOf, type Line, lineFor } from './line';
import { endingReason } from './ending-words';
import { refereedWords } from './referee-words';
import { setupLine } from './setup-lines';
import { cardName, cardNames, listed, type Told } from './told';
import { activatedLine, strategyName, symbolLine } from './turn-lines';
import { voyageLine } from './voyage-lines';

/**
 * One line for each event of a record, as its viewer may know it; what only repeats another event has none. Why a bot
 * chose so stands beside the first line, not as a line: it is nothing that happened.
 */
export function eventLines(told: Told, entry: LogEntry<NovaCryEvent>): readonly LogLine[] {
  return entry.events.flatMap((event) => lineOf(told, event) ?? []);
}

function lineOf(told: Told, event: NovaCryEvent): LogLine | null {
  const { content, nameOf } = told;
  const line: Line = lineFor(told);
  switch (event.type) {
    case 'first-player':
    case 'dealt':
    case 'drafted':
    case 'matched':
    case 'crew':
      return setupLine(told, event);
    case 'turn-began':
      return line(event.seat, `round ${event.round}: the turn of ${nameOf(event.seat)}`, 'NC-TURN-01');
    case 'drew':
      return drewLine(told, event);
    case 'discarded':
      return discardedLine(told, event);
    case 'gave':
      return line(
        event.seat,
        `${nameOf(event.seat)} gives ${nameOf(event.to)} ${event.cards ? cardNames(content, event.cards) : counted(event.count, 'card')}`,
        null,
      );
    case 'reshuffled':
      return line(
        null,
        `the discards of ${pileWords(event.pile)} are shuffled into a new pile`,
        'NC-SETUP-07',
      );
    case 'token':
      return line(
        event.seat,
        `${nameOf(event.seat)} draws ${TOKEN_NAMES[event.token]}${event.again ? ', unfit, and draws again' : ''}`,
        event.again ? unfitRule(event.token) : 'NC-ALERT-01',
      );
    case 'activated':
      return activatedLine(told, event);
    case 'ignored':
      return line(
        event.seat,
        `${TOKEN_NAMES[event.token]} of ${nameOf(event.seat)} does nothing`,
        'NC-ALERT-20',
      );
    case 'bagged':
      return line(
        event.seat,
        `${nameOf(event.seat)} puts ${listed(event.tokens.map((token) => TOKEN_NAMES[token]))} into the bag`,
        'NC-ALERT-11',
      );
    case 'saw-planets':
    case 'planet':
    case 'no-planet':
    case 'cast-off':
    case 'moved':
    case 'docked':
      return voyageLine(told, event);
    case 'symbol':
      return symbolLine(told, event);
    case 'discovery':
      return line(
        event.seat,
        `${nameOf(event.seat)} rolls ${event.die}${event.again ? ' anew' : ''} on the ${event.chart} chart: ${discoveryName(content, event.chart, event.die)}`,
        event.again ? 'NC-ABIL-12' : 'NC-DISC-01',
      );
    case 'bought':
      return line(event.seat, `${nameOf(event.seat)} buys ${cardName(content, event.line)}`, 'NC-MERCH-01');
    case 'intel':
    case 'victory':
    case 'training':
    case 'cargo':
      return line(
        event.seat,
        `${nameOf(event.seat)} ${event.by < 0 ? 'loses' : 'gains'} ${amountText(event.type, Math.abs(event.by))}, ${event.now} now`,
        event.rule,
      );
    case 'strategy':
      return line(
        event.seat,
        `${nameOf(event.seat)} does ${strategyName(content, event.id)}${event.again ? ' again' : ''}`,
        event.again ? 'NC-CHANC-01' : 'NC-STRAT-01',
      );
    case 'trained':
      return line(
        event.seat,
        `${nameOf(event.seat)} trains ${cardName(content, event.crew)} in ${SKILL_NAMES[event.skill]}`,
        'NC-TRAIN-02',
      );
    case 'battle':
      return line(
        event.attacker,
        `${nameOf(event.attacker)} attacks the ship of ${nameOf(event.defender)}${event.by === 'teleport' ? ' by Teleport' : ''}`,
        event.by === 'teleport' ? 'NC-ABIL-08' : 'NC-SHIP-01',
      );
    case 'battle-round':
      return battleRoundLine(told, event);
    case 'duel':
      return line(
        event.attacker,
        `${nameOf(event.attacker)} challenges the captain of ${nameOf(event.defender)} to a duel`,
        'NC-DUEL-01',
      );
    case 'duel-round':
      return duelRoundLine(told, event);
    case 'rolled':
      return line(
        null,
        `the ${event.dice.length === 1 ? 'die shows' : 'dice show'} ${listed(event.dice.map(String))}`,
        null,
      );
    case 'rerolled':
      return line(event.seat, `${nameOf(event.seat)} has a die fall again`, null);
    case 'fight-over':
      return fightOverLine(told, event);
    case 'damaged':
    case 'repaired':
    case 'eliminated':
      return shipFateLine(told, event);
    case 'knocked-out':
    case 'destroyed':
    case 'revived':
    case 'resurrected':
    case 'spared':
      return personFateLine(told, event);
    case 'alien':
      return line(
        event.seat,
        `${cardName(content, event.card)} joins the crew of ${nameOf(event.seat)}`,
        'NC-ALIEN-05',
      );
    case 'alien-left':
      return line(
        event.seat,
        `${cardName(content, event.card)} leaves the crew of ${nameOf(event.seat)}`,
        null,
      );
    case 'played':
      return line(event.seat, `${nameOf(event.seat)} plays ${cardName(content, event.card)}`, 'NC-ACTION-04');
    case 'used':
      return line(event.seat, `${nameOf(event.seat)} uses ${cardName(content, event.card)}`, 'NC-ALIEN-06');
    case 'ability':
      return line(event.seat, `${nameOf(event.seat)} uses ${cardName(content, event.ability)}`, 'NC-ABIL-11');
    case 'raised':
      return line(
        event.seat,
        `an ability of the ${event.of} of ${nameOf(event.seat)} counts ${event.number} now`,
        event.of === 'captain' ? 'NC-CARD-08' : 'NC-CARD-10',
      );
    case 'saw-hand':
      return line(
        event.seat,
        `${nameOf(event.seat)} looks at the hand of ${nameOf(event.of)}${event.cards ? `: ${cardNames(content, event.cards) || 'no card'}` : ''}`,
        'NC-CARD-07',
      );
    case 'bid':
      return line(
        event.seat,
        `${nameOf(event.seat)} bids${event.intel === null ? ' in secret' : ` ${event.intel} Intel`}`,
        'NC-CHANC-04',
      );
    case 'bids':
      return bidsLine(told, event);
    case 'chancellor':
      return chancellorLine(told, event);
    case 'supply':
      return line(
        null,
        `${SUPPLIES[event.what]} of the box have run out; play goes on without a limit`,
        'NC-COMP-13',
      );
    case 'note':
      return line(null, `${cardName(content, event.from)}: ${event.text}`, 'NC-ACTION-04');
    case 'refereed':
      return line(null, refereedWords(event.what), null);
    case 'ended':
      return line(null, `the match is over. ${endingReason(event.rule)}`, event.rule);
    default:
      return assertNever(event);
  }
}

const SUPPLIES = {
  intel: 'the Intel cubes',
  damage: 'the damage cubes',
  designation: 'the designation cubes',
  training: 'the Training Tokens',
} as const;

function unfitRule(token: EventOf<'token'>['token']): RuleId {
  return token === 'weapons-jam' ? 'NC-ALERT-16' : 'NC-ALERT-17';
}

function discoveryName({ discovery }: NovaCryContent, chart: string, die: number): string {
  return Object.values(discovery).find((each) => each.chart === chart && each.die === die)?.name ?? 'nothing';
}

function amountText(what: 'intel' | 'victory' | 'training' | 'cargo', count: number): string {
  if (what === 'intel') return `${count} Intel`;
  if (what === 'victory') return `${count} VP`;
  return what === 'cargo' ? `${count} cargo` : counted(count, 'training token');
}
