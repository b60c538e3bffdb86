/** Lines of the log that tell a challenge: its beginning, bids, the reveal, bonus cards, totals. BA-CHAL-01 to 16. */
import type { BlackAlertEvent, CardId } from '../../../../../shared/contract/black-alert';
import type { LogLine } from '../../../descriptor';
import type { Told } from './context';
import { line } from './log-line';
import type { theLocation } from './names';
import {
  cardName,
  cardNames,
  characterName,
  inLocation,
  resolveOf,
  TEAM_ADJECTIVES,
  TEAM_NAMES,
  teamOfCharacter,
} from './names';
import { counted, listed } from './sentence';

type EventOf<Type extends BlackAlertEvent['type']> = Extract<BlackAlertEvent, { readonly type: Type }>;

export function bonusLine(told: Told, { team, cards }: EventOf<'bonus'>): LogLine {
  return line(`${TEAM_ADJECTIVES[team]} bonus: ${withResolve(told, cards)}`, team, 'BA-CHAL-15');
}

export function totalsLine(event: EventOf<'totals'>): LogLine {
  return line(totalsText(event), event.winner, event.rule);
}

export function challengeLine({ content }: Told, { initiator, about }: EventOf<'challenge'>): LogLine {
  const team = teamOfCharacter(content, initiator);
  const where = isLocation(about) ? inLocation(about) : `with ${cardName(content, about)}`;
  return line(`${characterName(content, initiator)} opens a challenge ${where}`, team, 'BA-CHAL-01');
}

function isLocation(about: string): about is Parameters<typeof theLocation>[0] {
  return about.includes('/');
}

export function bidLine({ content }: Told, { character, count, cards }: EventOf<'bid'>): LogLine {
  const name = characterName(content, character);
  const which = cards === null || cards.length === 0 ? '' : `: ${cardNames(content, cards)}`;
  const what = count === 0 ? 'leads with no card' : `bids ${counted(count, 'card')} facedown`;
  return line(`${name} ${what}${which}`, teamOfCharacter(content, character), 'BA-CHAL-02');
}

export function revealedLine(told: Told, { bids }: EventOf<'revealed'>): LogLine {
  const all = bids
    .filter(({ cards }) => cards.length > 0)
    .map(
      ({ character, cards }) => `${characterName(told.content, character)} with ${withResolve(told, cards)}`,
    );
  return line(`revealed: ${all.length === 0 ? 'nothing was bid' : all.join('; ')}`, null, 'BA-CHAL-13');
}

function withResolve({ content }: Told, cards: readonly CardId[]): string {
  if (cards.length === 0) return 'none';
  return listed(cards.map((card) => `${cardName(content, card)} (${resolveOf(content, card)})`));
}

/** `Starfleet win 9 to 7`; a tie is told as such. */
export function totalsText({ starfleet, terran, winner }: EventOf<'totals'>): string {
  const [own, other] = winner === 'starfleet' ? [starfleet, terran] : [terran, starfleet];
  return own === other
    ? `${TEAM_NAMES[winner]} hold ${own} to ${other}: a tie is the opposing team’s`
    : `${TEAM_NAMES[winner]} win ${own} to ${other}`;
}
