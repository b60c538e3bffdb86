/** Lines of the log that tell of tokens, symbols and strategies, and their names. */
import type { RuleId } from '../../../../../shared/base';
import {
  type NovaCryContent,
  type SpaceSymbol,
  STRATEGIES,
  SYMBOLS,
} from '../../../../../shared/content/nova-cry';
import type { LogLine } from '../../../descriptor';
import { STRATEGY_NAMES, SYMBOL_NAMES, TOKEN_NAMES } from '../../words';
import { type EventOf, lineFor } from './line';
import { cardName, type Told } from './told';

const TOKEN_RULES = {
  'crew-needs': 'NC-ALERT-06',
  'weapons-jam': 'NC-ALERT-07',
  'warp-wear': 'NC-ALERT-08',
  'data-leak': 'NC-ALERT-10',
} as const;

export function activatedLine(told: Told, { seat, token, by }: EventOf<'activated'>): LogLine {
  const { nameOf } = told;
  const chosen = by === null ? '' : `, chosen by ${nameOf(by)}`;
  return lineFor(told)(
    by ?? seat,
    `${TOKEN_NAMES[token]} of ${nameOf(seat)} activates${chosen}`,
    TOKEN_RULES[token],
  );
}

const SYMBOL_RULES: Readonly<Record<SpaceSymbol, RuleId>> = {
  asteroid: 'NC-EVENT-02',
  storm: 'NC-EVENT-03',
  nebula: 'NC-EVENT-04',
  anomaly: 'NC-EVENT-05',
};

export function symbolLine(told: Told, { seat, symbol }: EventOf<'symbol'>): LogLine {
  const known = SYMBOLS.find((each) => each === symbol);
  const name = known ? SYMBOL_NAMES[known] : 'a symbol';
  return lineFor(told)(
    seat,
    `${told.nameOf(seat)} ends the turn on ${name}`,
    known ? SYMBOL_RULES[known] : 'NC-EVENT-01',
  );
}

/** One of the five, or that of the card which adds it (NC-CARD-14). */
export function strategyName(content: NovaCryContent, id: string): string {
  const known = STRATEGIES.find((each) => each === id);
  return known ? STRATEGY_NAMES[known] : cardName(content, id);
}
