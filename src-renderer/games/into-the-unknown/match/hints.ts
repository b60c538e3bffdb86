/** The status line of a match: whose decision it is, what to press, and the keys. */
import type { GameSession } from '../../descriptor';
import type { TableSession } from './table-session';
import { taskWords } from './words';

type Hint = GameSession['hint'];

const DO_KEY = { key: 'Enter', does: 'do it' };
const ANSWER = { key: '1 to 9', does: 'answer' };
const GO_ON = { key: 'E', does: 'go on' };
const PASS = { key: 'X', does: 'pass' };
const ESC = { key: 'Esc', does: 'back' };
const UNITS = { key: '[ ]', does: 'other units' };
const MEASURING: ReadonlySet<string> = new Set(['measure', 'arcs', 'annotate', 'pan']);

export function hintOf(session: TableSession): Hint {
  const { state, sector, choosing, task, told } = session;
  const { waiting } = state;
  if (waiting.type === 'over') return { tool: 'Over', text: 'look back with the time bar', keys: [UNITS] };
  if (waiting.type === 'past')
    return { tool: 'Earlier', text: 'this is how it stood; play on from here, or go back', keys: [] };
  if (MEASURING.has(sector.activeTool)) return sector.hint;
  if (waiting.type === 'chance') return { tool: 'Chance', text: 'name what really came', keys: [] };
  if (session.offers === null) {
    const text = waiting.type === 'bot' ? 'the bot thinks' : 'has to decide now';
    return { tool: session.nameOf(waiting.seat), text, keys: [UNITS] };
  }
  if (session.maneuvering.mover !== null) return sector.hint;
  if (session.placing.way !== null) return placingHint(session);
  if (choosing.isBegun && choosing.ready)
    return { tool: 'Only a preview', text: 'nothing has happened yet', keys: [DO_KEY, ESC] };
  if (choosing.isBegun)
    return {
      tool: 'Choose',
      text: session.answers ? 'press what is bright on the table, or an answer' : 'press an answer',
      keys: [ANSWER, ESC],
    };
  const isOrder = session.entries.some(({ group }) => group === 'order');
  if (isOrder)
    return {
      tool: 'Orders',
      text: 'choose a station’s action; a crossed one says why not',
      keys: [UNITS, ...endKeys(session)],
    };
  return {
    tool: 'Play',
    text: task ? begun(taskWords(told, task).title) : '',
    keys: [...(session.numbered.length > 0 ? [ANSWER] : []), ...endKeys(session)],
  };
}

/** The keys of what ends the question. */
function endKeys({ entries }: TableSession): Hint['keys'] {
  const has = (id: string): boolean => entries.some((entry) => entry.id === id);
  return [...(has('done') ? [GO_ON] : []), ...(has('pass') ? [PASS] : [])];
}

/** A title within a sentence: names in it keep their capitals. */
function begun(title: string): string {
  return title.charAt(0).toLowerCase() + title.slice(1);
}

function placingHint({ placing, sector }: TableSession): Hint {
  if (placing.draft === null)
    return { tool: 'Place', text: 'click where it goes, drag to point its fore end', keys: sector.hint.keys };
  return { tool: 'Place', text: 'drag it, turn it by its handle', keys: [DO_KEY, ESC] };
}
