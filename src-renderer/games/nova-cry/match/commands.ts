/** Everything a person can do in a match by name. */
import type { SeatId } from '../../../../shared/contract';
import { SEAT_IDS } from '../../../../shared/contract';
import { decisionCommands, MATCH_GROUP, passCommand, rowCommands } from '../../../panels/decide/commands';
import type { Command } from '../../../ui';
import type { TableSession } from './table-session';

const GROUP = MATCH_GROUP;

export function matchCommands(session: TableSession): readonly Command[] {
  return [
    ...decisionCommands({
      confirm: {
        enabled: () =>
          session.watch.isShowing || (session.offers !== null && session.choosing.ready !== null),
        run: () => void session.confirm(),
      },
      cancel: () => session.escape(),
      ends: endCommands(session),
      hint: {
        keys: 'H',
        enabled: () => session.offers !== null,
        run: () => void session.advice.ask(),
      },
    }),
    ...panelCommands(session),
    ...rowCommands(
      (index) => (session.numbered[index]?.type ?? 'none') !== 'none',
      (index) => session.takeNumber(index),
    ),
    ...seatCommands(session),
  ];
}

function endCommands(session: TableSession): readonly Command[] {
  const has = (id: string): boolean => session.entries.some((entry) => entry.id === id);
  return [
    {
      id: 'match.proceed',
      title: 'Go on with the turn',
      group: GROUP,
      keys: 'E',
      enabled: () => has('proceed'),
      run: () => void session.act({ type: 'proceed' }),
    },
    passCommand(
      () => has('pass'),
      () => void session.act({ type: 'pass' }),
    ),
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
