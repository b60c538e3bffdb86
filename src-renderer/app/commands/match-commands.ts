/** Commands of a match whatever the game: who plays, whose screen it is, what is taken back, chance and seed. */
import Dices from '@lucide/svelte/icons/dices';
import EyeOff from '@lucide/svelte/icons/eye-off';
import FastForward from '@lucide/svelte/icons/fast-forward';
import GitBranchPlus from '@lucide/svelte/icons/git-branch-plus';
import ListRestart from '@lucide/svelte/icons/list-restart';
import Sprout from '@lucide/svelte/icons/sprout';
import Users from '@lucide/svelte/icons/users';
import { type MatchState, UNDO_POLICIES, type UndoPolicy } from '../../../shared/contract';
import { playerWords } from '../../panels/match/player-words';
import type { Command } from '../../ui';
import type { OpenMatchTable } from '../open-match-table.svelte';
import type { AppScope } from '../scope';

const GROUP = 'Match';
const POLICY_TITLES: Readonly<Record<UndoPolicy, string>> = {
  stop: 'Take nothing back past revealed cards',
  same: 'Take back all, the same cards come again',
  fresh: 'Take back all, other cards come',
};

/** None where no match is on the table. */
export function matchCommands(app: AppScope): Command[] {
  const { table } = app;
  if (table?.kind !== 'match') return [];
  const { state } = table.match;
  return [
    ...screenCommands(app, table),
    ...UNDO_POLICIES.map((policy) => ({
      id: `match.undo-${policy}`,
      title: POLICY_TITLES[policy],
      group: GROUP,
      keys: null,
      icon: ListRestart,
      enabled: () => state.undo.policy !== policy,
      run: () => void table.match.setUndoPolicy(policy),
    })),
    ...chanceCommands(app, table, state),
    ...seatCommands(table, state),
  ];
}

function screenCommands(app: AppScope, table: OpenMatchTable): Command[] {
  const { match } = table;
  const persons = match.state.seats.filter(({ player }) => player === 'person').length;
  return [
    {
      id: 'match.settings',
      title: 'Players and settings',
      group: GROUP,
      keys: 'Shift+P',
      icon: Users,
      run: () => (app.overlay = { type: 'match-settings' }),
    },
    {
      id: 'match.pass-screen',
      title: 'Pass the screen: draw the curtain',
      group: GROUP,
      keys: 'Shift+C',
      icon: EyeOff,
      enabled: () => persons > 1 && match.lookingSeat !== null,
      run: () => table.passScreen(),
    },
    {
      id: 'match.hurry',
      title: 'Let the bot move now',
      group: GROUP,
      keys: null,
      icon: FastForward,
      enabled: () => match.state.waiting.type === 'bot',
      run: () => void match.hurry(),
    },
    {
      id: 'match.play-on',
      title: 'Play on from here',
      group: GROUP,
      keys: null,
      icon: GitBranchPlus,
      enabled: () => match.state.waiting.type === 'past',
      run: () => void match.playOn(),
    },
  ];
}

function chanceCommands(app: AppScope, table: OpenMatchTable, state: MatchState): Command[] {
  const { match } = table;
  const isSeeded = state.chance === 'seeded';
  return [
    {
      id: 'match.chance',
      title: isSeeded ? 'Enter what real cards show' : 'Let the seed deal the cards',
      group: GROUP,
      keys: null,
      icon: Dices,
      run: () => void match.setChance(isSeeded ? 'entered' : 'seeded'),
    },
    {
      id: 'match.enter-chance',
      title: 'Name what the real cards showed',
      group: GROUP,
      keys: null,
      icon: Dices,
      enabled: () => match.state.waiting.type === 'chance',
      run: () => (app.overlay = { type: 'chance' }),
    },
    {
      id: 'match.reveal-seed',
      title: 'Show the seed: every card to come can be foretold',
      group: GROUP,
      keys: null,
      icon: Sprout,
      enabled: () => match.state.seed === null,
      run: () => void match.revealSeed(),
    },
  ];
}

/** A seat's player by name, such as `Lorca: bot, steady`. */
function seatCommands({ match }: OpenMatchTable, state: MatchState): Command[] {
  return state.seats.flatMap(({ seat, name, player }) =>
    (['person', 'steady', 'random'] as const).map((choice) => ({
      id: `match.seat-${seat}-${choice}`,
      title: `${name}: ${playerWords(choice)}`,
      group: 'Players',
      keys: null,
      icon: Users,
      enabled: () => player !== choice,
      run: () => void match.setSeat(seat, choice),
    })),
  );
}
