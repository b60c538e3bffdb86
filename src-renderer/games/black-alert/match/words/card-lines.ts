/** Lines of the log that tell of cards drawn, discarded and shuffled. */
import { assertNever } from '../../../../../shared/base';
import type { BlackAlertEvent } from '../../../../../shared/contract/black-alert';
import type { LogLine } from '../../../descriptor';
import type { Told } from './context';
import { line } from './log-line';
import { cardNames, characterName, TEAM_NAMES, teamOfCharacter } from './names';
import { counted } from './sentence';
import { pileName } from './questions';

type EventOf<Type extends BlackAlertEvent['type']> = Extract<BlackAlertEvent, { readonly type: Type }>;

/** What was drawn is told to who may know it. */
export function drewLine({ content }: Told, { character, count, cards }: EventOf<'drew'>): LogLine | null {
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

export function discardedLine({ content }: Told, { team, cards, why }: EventOf<'discarded'>): LogLine | null {
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

export function reshuffledLine({ pile }: EventOf<'reshuffled'>): LogLine {
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
