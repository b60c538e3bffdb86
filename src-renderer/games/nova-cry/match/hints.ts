/** The status line of a match: whose decision it is, what to press, and the keys. */
import type { GameSession } from '../../descriptor';
import { type Ask, kindOf } from './offers';
import type { TableSession } from './table-session';

type Hint = GameSession['hint'];

const PRESS: Readonly<Record<Ask, string>> = {
  card: 'press a card',
  option: 'press one of the two options',
  seat: 'press an opponent',
  person: 'press somebody of a task force',
  skill: 'press a skill',
  token: 'press a token',
  planet: 'press a planet card',
  pile: 'press a pile',
  officer: 'whom the Mercenary stands in for',
  kind: 'what to give',
  ability: 'press an ability',
  line: 'press a line of the list',
  strategy: 'the second strategy',
  intel: 'how much Intel',
  cards: 'press cards of your hand to give up',
};
const DO_KEY = { key: 'Enter', does: 'do it' };
const ANSWER = { key: '1 to 9', does: 'answer' };
const ESC = { key: 'Esc', does: 'back' };
const SEATS = { key: '[ ]', does: 'other task forces' };

export function hintOf(session: TableSession): Hint {
  const { state, choosing } = session;
  const { waiting } = state;
  if (waiting.type === 'over')
    return { tool: 'Over', text: 'look back with the time bar, or play again', keys: [] };
  if (waiting.type === 'past')
    return { tool: 'Earlier', text: 'this is how it stood; play on from here, or go back', keys: [] };
  if (waiting.type === 'chance') return { tool: 'Chance', text: 'name what really came', keys: [] };
  if (session.offers === null) {
    const text = waiting.type === 'bot' ? 'the bot thinks' : 'it is not this seat’s decision';
    return { tool: session.nameOf(waiting.seat), text, keys: [SEATS] };
  }
  if (choosing.ask !== null && choosing.entry) {
    return {
      tool: 'Choose',
      text: PRESS[choosing.ask],
      keys: choosing.ready ? [DO_KEY, ESC] : [ANSWER, ESC],
    };
  }
  if (choosing.ready && choosing.isBegun) {
    return { tool: 'Only a preview', text: 'nothing has happened yet', keys: [DO_KEY, ESC] };
  }
  const isForced = choosing.ready !== null;
  return {
    tool: 'Play',
    text: isForced ? 'go on, or use what you have' : freeText(session),
    keys: isForced ? [DO_KEY, SEATS] : [{ key: '1 to 9', does: 'choose a row' }, SEATS],
  };
}

function freeText({ entries }: TableSession): string {
  return entries.some(({ id }) => kindOf(id) === 'strategy')
    ? 'choose a strategy'
    : 'choose a row of the panel, or a card of your hand';
}
