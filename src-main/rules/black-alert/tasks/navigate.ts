/**
 * A ship goes: the Discovery to another node of its tile or along a pathway to a connected node, the Charon to an adjacent
 * tile. BA-DBRIDGE-01 to 04, BA-CTHRONE-01 to 04.
 */
import { navigateFrom, neighboursOf, type NodeId, type RouteLeg, type Space } from '../../../../shared/hex';
import type { BlackAlertAction } from '../../../../shared/contract/black-alert';
import { nodesBesideDiscovery } from '../places';
import type { Play } from '../play';
import type { Table } from '../table';
import type { Asked, TaskRules } from '../task-rules';
import type { TaskOf } from '../task';

type Navigate = Asked<'navigate'>;

/** Where the Discovery may go with one use; within its tile nothing is entered (BA-DBRIDGE-02). */
function legsOf({ table, state, task }: Navigate): readonly RouteLeg[] {
  const { tiles, discovery, corruption, fleets } = state.board;
  const legs = navigateFrom(
    table.networkOf(tiles),
    discovery,
    (space) => corruption.includes(space) || fleets.includes(space),
  );
  // Inside the tile a pathway is not needed, and one that leaves the tile is not taken (BA-DBRIDGE-01, BA-DBRIDGE-04).
  const here = table.tilesOf(discovery);
  const isHere = (node: NodeId): boolean => table.tilesOf(node).some((tile) => here.includes(tile));
  const within = nodesBesideDiscovery(table, state).map((to): RouteLeg => ({ to, tiles: [], threats: 0 }));
  if (task.within === 'tile') return within;
  return [...within, ...legs.filter(({ to }) => !isHere(to)).map((leg) => entering(table, here, leg))];
}

/** Tiles that the Discovery is on already are not entered; nor, at a node of two tiles, the second after the first. */
function entering(table: Table, here: readonly Space[], leg: RouteLeg): RouteLeg {
  if (here.length === 1 && table.tilesOf(leg.to).length === 1) return leg;
  const there = table.tilesOf(leg.to);
  const outside = leg.tiles.filter((tile) => !here.includes(tile));
  const arrival = outside.findIndex((tile) => there.includes(tile));
  return { ...leg, tiles: outside.slice(0, arrival + 1) };
}

function choices(asked: Navigate): readonly BlackAlertAction[] {
  if (asked.task.times <= 0) return [];
  if (asked.task.ship === 'discovery')
    return legsOf(asked).map(({ to }) => ({ type: 'choose-node', node: to }));
  return neighboursOf(asked.state.board.charon).map((space) => ({ type: 'choose-space', space }));
}

export const navigateTask: TaskRules<'navigate'> = {
  waitsFor: (asked) =>
    choices(asked).length > 0 ? (asked.state.characters[asked.task.character]?.seat ?? null) : null,
  legal: choices,
  why: ({ task }) =>
    task.ship === 'discovery'
      ? {
          code: 'not-connected',
          message:
            'The Discovery goes to another node of its tile, or along one pathway to a connected node.',
          rule: task.within === 'tile' ? 'BA-DBRIDGE-04' : 'BA-DBRIDGE-01',
        }
      : { code: 'not-adjacent', message: 'The Charon goes to an adjacent tile.', rule: 'BA-CTHRONE-01' },
  answer(play, task, action) {
    play.replace({ ...task, times: task.times - 1 });
    if (action.type === 'choose-node') setOut(play, task, action.node);
    else if (action.type === 'choose-space') moveCharon(play, task, action.space);
    else throw new Error(`Not an answer: ${action.type}`);
  },
  run: (play) => play.pop(),
};

function setOut(play: Play, task: TaskOf<'navigate'>, node: TaskOf<'travel'>['node']): void {
  const leg = legsOf({ table: play.table, state: play.frozen, task }).find(({ to }) => to === node);
  if (!leg) throw new Error(`No way to ${node}.`);
  play.push({ type: 'travel', character: task.character, tiles: leg.tiles, node });
}

/** The Charon meets no tokens (BA-TOKEN-07, BA-CTHRONE-02). */
function moveCharon(play: Play, task: TaskOf<'navigate'>, space: Play['state']['board']['charon']): void {
  play.state.board.charon = space;
  play.tell({ type: 'travelled', ship: 'charon', to: space, by: task.character });
}
