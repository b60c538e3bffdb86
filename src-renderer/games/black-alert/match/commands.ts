/** Everything a person can do in a match by name. */
import Maximize from '@lucide/svelte/icons/maximize';
import ZoomIn from '@lucide/svelte/icons/zoom-in';
import ZoomOut from '@lucide/svelte/icons/zoom-out';
import { decisionCommands, MATCH_GROUP, passCommand, rowCommands } from '../../../panels/decide/commands';
import type { Command } from '../../../ui';
import type { TableSession } from './table-session';
import { locationName } from './words';
import { LOCATIONS } from '../../../../shared/content/black-alert';

const GROUP = MATCH_GROUP;

export function matchCommands(session: TableSession): readonly Command[] {
  const isAsked = (): boolean => session.offers !== null;
  return [
    ...decisionCommands({
      confirm: {
        enabled: () => isAsked() && (session.choosing.ready !== null || session.turning.by !== 0),
        run: () => void session.confirm(),
      },
      cancel: () => session.escape(),
      ends: endCommands(session),
      hint: { keys: 'H', enabled: isAsked, run: () => void session.advice.ask() },
    }),
    ...panelCommands(session),
    ...turningCommands(session),
    ...rowCommands(
      (index) =>
        session.challenge ? index < session.contest.options.length : index < session.entries.length,
      (index) => takeNumber(session, index),
      (number) => `Take up row ${number} of the panel, or card ${number} in a challenge`,
    ),
    ...moveCommands(session),
    ...viewCommands(session),
  ];
}

/** In a challenge the numbers are those of the hand. */
function takeNumber(session: TableSession, index: number): void {
  if (session.challenge) return session.contest.pick(index);
  const entry = session.entries[index];
  if (entry) session.take(entry.id);
}

function endCommands(session: TableSession): readonly Command[] {
  const has = (entry: string): boolean => session.entries.some(({ id }) => id === entry);
  const pass = (): void => void session.act({ type: 'pass' });
  return [
    passCommand(() => has('pass') && !session.contest.shown?.result, pass),
    {
      id: 'match.stay-out',
      title: 'In a challenge: pass',
      group: GROUP,
      keys: '0',
      enabled: () => session.contest.bidder !== null && has('pass'),
      run: pass,
    },
    {
      id: 'match.end-turn',
      title: 'End the turn: Clean up',
      group: GROUP,
      keys: 'E',
      enabled: () => has('end-turn'),
      run: () => session.take('end-turn'),
    },
  ];
}

function panelCommands(session: TableSession): readonly Command[] {
  return [
    {
      id: 'tool.referee',
      title: 'Referee',
      group: GROUP,
      keys: null,
      run: () => session.setTool('referee'),
    },
    { id: 'tool.play', title: 'Play', group: GROUP, keys: 'V', run: () => session.setTool('play') },
  ];
}

function turningCommands(session: TableSession): readonly Command[] {
  const isUp = (): boolean => session.turning.space !== null;
  return [
    {
      id: 'match.turn-back',
      title: 'Turn the tile one notch back',
      group: GROUP,
      keys: '[',
      enabled: isUp,
      run: () => session.turning.step(-1),
    },
    {
      id: 'match.turn-on',
      title: 'Turn the tile one notch on',
      group: GROUP,
      keys: ']',
      enabled: isUp,
      run: () => session.turning.step(1),
    },
  ];
}

/** Places of the ships by name, for the palette: whatever a place answers now. */
function moveCommands(session: TableSession): readonly Command[] {
  return LOCATIONS.map((location) => ({
    id: `match.place.${location.replace('/', '.')}`,
    title: `Choose ${location.startsWith('charon') ? 'Charon' : 'Discovery'}, ${locationName(location)}`,
    group: 'Places',
    keys: null,
    enabled: () => session.choosing.offers('location', location),
    run: () => session.pressLocation(location),
  }));
}

function viewCommands(session: TableSession): readonly Command[] {
  const { camera } = session;
  const group = 'View';
  return [
    { id: 'view.fit', title: 'Fit the chart', group, keys: 'F', icon: Maximize, run: () => camera.fit() },
    { id: 'view.zoom-in', title: 'Zoom in', group, keys: 'Plus =', icon: ZoomIn, run: () => camera.zoom(1) },
    { id: 'view.zoom-out', title: 'Zoom out', group, keys: '-', icon: ZoomOut, run: () => camera.zoom(-1) },
    {
      id: 'view.zoom-nominal',
      title: 'Zoom to 100 %',
      group,
      keys: '0',
      enabled: () => session.contest.shown === null,
      run: () => camera.zoomNominal(),
    },
  ];
}
