/** The log in words: each event of a record as a line, with whose doing it was and the rule behind it. */
import { assertNever, type RuleId } from '../../../../../shared/base';
import type { NovaCryContent } from '../../../../../shared/content/nova-cry';
import type { LogEntry, SeatId } from '../../../../../shared/contract';
import type { NovaCryEvent } from '../../../../../shared/contract/nova-cry';
import type { LogLine } from '../../../descriptor';
import { counted, SKILL_NAMES, TOKEN_NAMES } from '../../words';
import { bidsLine, chancellorLine, duelRoundLine, battleRoundLine, fightOverLine } from './fight-lines';
import { discardedLine, drewLine, pileWords } from './card-lines';
import { type Line, lineFor } from './line';
import { endingReason } from './ending-words';
import { refereedWords } from './referee-words';
import { cardName, cardNames, listed, personName, type Told } from './told';
import { activatedLine, strategyName, symbolLine } from './turn-lines';

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
      return line(
        event.seat,
        `${nameOf(event.seat)} goes first, by ${rollsText(told, event.rolls)}`,
        'NC-SETUP-09',
      );
    case 'dealt':
      return line(event.seat, dealtText(told, event), 'NC-DRAFT-03');
    case 'drafted':
      return line(
        null,
        listed(event.chosen.map(({ seat, card }) => `${nameOf(seat)} takes ${cardName(content, card)}`)),
        'NC-DRAFT-03',
      );
    case 'matched':
      return line(
        event.seat,
        `${nameOf(event.seat)} shows matching weapons and is dealt others: ${cardNames(content, event.cards)}`,
        'NC-DRAFT-06',
      );
    case 'crew':
      return line(
        event.seat,
        `${nameOf(event.seat)} gets ${cardName(content, event.card)} as ${event.officer}`,
        'NC-DRAFT-08',
      );
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
      return line(
        event.seat,
        `${nameOf(event.seat)} draws the planets ${cardNames(content, event.cards)}`,
        'NC-NAV-01',
      );
    case 'planet':
      return line(
        event.seat,
        `${nameOf(event.seat)} sets out for ${cardName(content, event.planet)}`,
        'NC-NAV-03',
      );
    case 'no-planet':
      return line(
        event.seat,
        `the warp of ${nameOf(event.seat)} reaches none of ${cardNames(content, event.cards)}`,
        'NC-NAV-05',
      );
    case 'cast-off':
      return line(
        event.by,
        `${nameOf(event.by)} has ${cardName(content, event.planet)} of ${nameOf(event.seat)} discarded`,
        'NC-ABIL-01',
      );
    case 'moved':
      return line(
        event.seat,
        `${nameOf(event.seat)} comes to space ${event.space} of ${event.of}`,
        'NC-TERM-03',
      );
    case 'symbol':
      return symbolLine(told, event);
    case 'docked':
      return line(
        event.seat,
        `${nameOf(event.seat)} docks at ${cardName(content, event.planet)}`,
        'NC-TERM-01',
      );
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
      return line(
        event.by,
        `the ship of ${nameOf(event.seat)} takes ${event.count} damage, ${event.now} in all`,
        'NC-SHIP-07',
      );
    case 'repaired':
      return line(event.seat, `${nameOf(event.seat)} removes ${event.count} damage, ${event.now} left`, null);
    case 'knocked-out':
      return line(
        event.seat,
        `${personName(told, event.seat, event.person)} of ${nameOf(event.seat)} is knocked out`,
        'NC-TERM-04',
      );
    case 'destroyed':
      return line(
        event.seat,
        `${personName(told, event.seat, event.person)} of ${nameOf(event.seat)} is destroyed`,
        'NC-TERM-07',
      );
    case 'revived':
      return line(
        event.seat,
        `${personName(told, event.seat, event.person)} of ${nameOf(event.seat)} is revived`,
        'NC-TERM-06',
      );
    case 'resurrected':
      return line(
        event.seat,
        `${personName(told, event.seat, event.person)} of ${nameOf(event.seat)} is resurrected`,
        'NC-TERM-08',
      );
    case 'spared':
      return line(
        event.seat,
        `${personName(told, event.seat, event.person)} of ${nameOf(event.seat)} is spared`,
        null,
      );
    case 'eliminated':
      return line(
        event.seat,
        `the ship of ${nameOf(event.seat)} is destroyed: ${nameOf(event.seat)} is out of the game`,
        'NC-SHIP-10',
      );
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

function rollsText(
  { nameOf }: Told,
  rolls: readonly { readonly seat: SeatId; readonly die: number }[],
): string {
  return listed(rolls.map(({ seat, die }) => `${nameOf(seat)} ${die}`));
}

function dealtText(
  { content, nameOf }: Told,
  { seat, count, cards, stage }: Extract<NovaCryEvent, { readonly type: 'dealt' }>,
): string {
  const what = cards ? cardNames(content, cards) : counted(count, stage.slice(0, -1));
  return `${nameOf(seat)} is dealt ${what}`;
}

function unfitRule(token: Extract<NovaCryEvent, { readonly type: 'token' }>['token']): RuleId {
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
