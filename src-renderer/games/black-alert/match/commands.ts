/** Everything a person can do in a match by name. */
import Maximize from '@lucide/svelte/icons/maximize';
import ZoomIn from '@lucide/svelte/icons/zoom-in';
import ZoomOut from '@lucide/svelte/icons/zoom-out';
import type { Command } from '../../../ui';
import type { TableSession } from './table-session';
import { locationName } from './words';
import { LOCATIONS } from '../../../../shared/content/black-alert';

const GROUP = 'Match';
/** Rows of the panel that have a key of their own. */
const MOST_NUMBERED = 9;

export function matchCommands(session: TableSession): readonly Command[] {
  return [
    ...decisionCommands(session),
    ...turningCommands(session),
    ...rowCommands(session),
    ...moveCommands(session),
    ...viewCommands(session),
  ];
}

function decisionCommands(session: TableSession): readonly Command[] {
  const isAsked = (): boolean => session.offers !== null;
  return [
    {
      id: 'match.confirm',
      title: 'Do what is chosen',
      group: GROUP,
      keys: 'Enter',
      enabled: () => isAsked() && (session.choosing.ready !== null || session.turning.by !== 0),
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
      id: 'match.pass',
      title: 'Pass, or stop here',
      group: GROUP,
      keys: 'X',
      enabled: () => session.entries.some(({ id }) => id === 'pass') && !session.contest.shown?.result,
      run: () => void session.act({ type: 'pass' }),
    },
    {
      id: 'match.stay-out',
      title: 'In a challenge: pass',
      group: GROUP,
      keys: '0',
      enabled: () => session.contest.bidder !== null && session.entries.some(({ id }) => id === 'pass'),
      run: () => void session.act({ type: 'pass' }),
    },
    {
      id: 'match.end-turn',
      title: 'End the turn: Clean up',
      group: GROUP,
      keys: 'E',
      enabled: () => session.entries.some(({ id }) => id === 'end-turn'),
      run: () => session.take('end-turn'),
    },
    {
      id: 'match.hint',
      title: 'Ask the bot for a hint',
      group: GROUP,
      keys: 'H',
      enabled: isAsked,
      run: () => void session.advice.ask(),
    },
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

/** The rows of the panel by their number. */
function rowCommands(session: TableSession): readonly Command[] {
  return Array.from({ length: MOST_NUMBERED }, (_, index) => ({
    id: `match.row-${index + 1}`,
    title: `Take up row ${index + 1} of the panel, or card ${index + 1} in a challenge`,
    group: GROUP,
    keys: String(index + 1),
    enabled: () =>
      session.challenge ? index < session.contest.options.length : index < session.entries.length,
    run: () => {
      // In a challenge the numbers are those of the hand.
      if (session.challenge) return session.contest.pick(index);
      const entry = session.entries[index];
      if (entry) session.take(entry.id);
    },
  }));
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
