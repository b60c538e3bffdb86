/** The status line of a match: whose decision it is, what to press, and the keys. */
import type { GameSession } from '../../descriptor';
import type { Ask } from './decision/asks';
import type { TableSession } from './table-session';
import { characterName } from './words';

type Hint = GameSession['hint'];

const PRESS: Readonly<Record<Ask, string>> = {
  mission: 'choose the Mission',
  option: 'choose one of the effects',
  character: 'press a Character on its ship',
  location: 'press a place of a ship',
  space: 'press a tile with a bright rim',
  node: 'press a glowing node',
  resource: 'press a kind of resource',
  slot: 'press a card of the Ready slots',
  card: 'press a card',
  turn: 'turn the tile',
  cards: 'press cards until they reach the price',
};
const STEP_KEYS = { key: 'Tab', does: 'next' };
const DO_KEY = { key: 'Enter', does: 'do it' };
const ESC = { key: 'Esc', does: 'back' };

export function hintOf(session: TableSession): Hint {
  const { state, turning, choosing, content } = session;
  const { waiting } = state;
  if (waiting.type === 'over')
    return { tool: 'Over', text: 'look back with the time bar, or play again', keys: [] };
  if (waiting.type === 'past')
    return { tool: 'Earlier', text: 'this is how it stood; play on from here, or go back', keys: [] };
  if (session.contest.shown) return challengeHint(session);
  if (waiting.type === 'chance') return { tool: 'Chance', text: 'name what the real cards showed', keys: [] };
  if (session.offers === null) {
    const seat = session.view.seats.find((each) => each.seat === waiting.seat);
    const [who = ''] = seat?.characters ?? [];
    const text = waiting.type === 'bot' ? 'the bot thinks' : 'it is not this seat’s decision';
    return { tool: who === '' ? 'Wait' : characterName(content, who), text, keys: [] };
  }
  if (turning.space !== null) {
    return {
      tool: `Turn ${turning.space}`,
      text: 'drag the tile round',
      keys: [{ key: '[ ]', does: 'one notch' }, DO_KEY, ESC],
    };
  }
  const text = choosing.ask === null ? pressOrTake(session) : PRESS[choosing.ask];
  return { tool: 'Play', text, keys: choosing.ready ? [DO_KEY, ESC] : [STEP_KEYS, ESC] };
}

function challengeHint({ contest, content }: TableSession): Hint {
  if (contest.shown?.result) {
    return { tool: 'Challenge', text: 'read how it ended', keys: [{ key: 'Enter', does: 'continue' }] };
  }
  const bidder = contest.shown?.bidder ?? null;
  if (contest.bidder === null) {
    const who = bidder === null ? 'the challenge goes on' : `${characterName(content, bidder)} decides`;
    return { tool: 'Challenge', text: who, keys: [] };
  }
  const keys = [
    { key: '1 to 9', does: 'pick a card' },
    { key: 'Enter', does: 'bid facedown' },
    { key: '0', does: 'pass' },
  ];
  return { tool: 'Challenge', text: 'hands are hidden from other seats', keys };
}

function pressOrTake({ choosing, helmEntry }: TableSession): string {
  if (choosing.entry !== null)
    return choosing.ready ? 'do it, or choose something else' : 'choose a row of the panel';
  return helmEntry
    ? 'press a glowing node, a place of a ship or a card'
    : 'press a place of a ship, a card or a row of the panel';
}
