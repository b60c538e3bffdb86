/** Everything a person can do in a match by name. */
import type { SeatId } from '../../../../shared/contract';
import { SEAT_IDS } from '../../../../shared/contract';
import type { Command } from '../../../ui';
import type { TableSession } from './table-session';

const GROUP = 'Match';
/** Answers and rows of the panel that have a key of their own. */
const MOST_NUMBERED = 9;

export function matchCommands(session: TableSession): readonly Command[] {
  return [
    ...decisionCommands(session),
    ...panelCommands(session),
    ...rowCommands(session),
    ...seatCommands(session),
  ];
}

function decisionCommands(session: TableSession): readonly Command[] {
  const has = (id: string): boolean => session.entries.some((entry) => entry.id === id);
  return [
    {
      id: 'match.confirm',
      title: 'Do what is chosen',
      group: GROUP,
      keys: 'Enter',
      enabled: () => session.watch.isShowing || (session.offers !== null && session.choosing.ready !== null),
      run: () => void session.confirm(),
    },
    {
      id: 'match.cancel',
      title: 'Take the choice back',
      group: GROUP,
      keys: 'Escape',
      run: () => session.escape(),
    },
    {
      id: 'match.proceed',
      title: 'Go on with the turn',
      group: GROUP,
      keys: 'E',
      enabled: () => has('proceed'),
      run: () => void session.act({ type: 'proceed' }),
    },
    {
      id: 'match.pass',
      title: 'Pass, or stop here',
      group: GROUP,
      keys: 'X',
      enabled: () => has('pass'),
      run: () => void session.act({ type: 'pass' }),
    },
    {
      id: 'match.hint',
      title: 'Ask the bot for a hint',
      group: GROUP,
      keys: 'H',
      enabled: () => session.offers !== null,
      run: () => void session.advice.ask(),
    },
  ];
}

function panelCommands(session: TableSession): readonly Command[] {
  return [
    { id: 'tool.play', title: 'Table', group: GROUP, keys: 'V', run: () => session.setTool('play') },
    {
      id: 'tool.charts',
      title: 'Discovery Table',
      group: GROUP,
      keys: 'D',
      run: () => session.setTool('charts'),
    },
    { id: 'tool.referee', title: 'Referee', group: GROUP, keys: null, run: () => session.setTool('referee') },
  ];
}

/** Answers and rows of the panel by their number. */
function rowCommands(session: TableSession): readonly Command[] {
  return Array.from({ length: MOST_NUMBERED }, (_, index) => ({
    id: `match.row-${index + 1}`,
    title: `Take number ${index + 1} of the panel`,
    group: GROUP,
    keys: String(index + 1),
    enabled: () => (session.numbered[index]?.type ?? 'none') !== 'none',
    run: () => session.takeNumber(index),
  }));
}

/** Other players' task forces: one after the other by keys, each by name. */
function seatCommands(session: TableSession): readonly Command[] {
  const group = 'Task forces';
  const isAt = (seat: SeatId): boolean => session.others.some((each) => each.seat === seat);
  return [
    { id: 'match.seat-next', title: 'Next task force', group, keys: ']', run: () => session.walkSeats(1) },
    {
      id: 'match.seat-before',
      title: 'Task force before',
      group,
      keys: '[',
      run: () => session.walkSeats(-1),
    },
    ...SEAT_IDS.map((seat) => ({
      id: `match.seat-${seat}`,
      title: `Task force of seat ${seat}`,
      group,
      keys: null,
      enabled: () => isAt(seat),
      run: () => session.unfold(seat),
    })),
  ];
}
