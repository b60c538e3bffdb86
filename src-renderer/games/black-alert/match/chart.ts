/** The star chart of a match: the board as it lies, and what of it stands out now. */
import { type NodeId, SPACES, type Space } from '../../../../shared/hex';
import { type Way, waysFrom } from '../../../../shared/network';
import type { ChartRoute, ChartToken, NetworkModel, NodeMark } from '../../../table/network/model';
import { chartOf, tokensOf } from '../board/chart-of';
import { priceOfWay } from './preview';
import type { TableSession } from './table-session';

/** `before`: the tokens shown last, so that one that moves glides. */
export function chartModel(session: TableSession, before: readonly ChartToken[]): NetworkModel {
  const { board } = session.view;
  const { turning } = session;
  const raised =
    turning.space === null ? null : { space: turning.space, dragDeg: 60 * turning.by + turning.overDeg };
  return chartOf(session.content, board, {
    nodeMarks: nodeMarks(session),
    routes: routes(session),
    offeredSpaces: raised ? [] : offeredSpaces(session),
    raised,
    tokenStates: tokenStates(session, before),
    before,
    waitsFor: session.offers === null ? null : session.team,
    reducedMotion: session.isStill,
  });
}

/** Tiles that may be pressed; for a Fleet token under way its own tile is chosen, not offered. */
function offeredSpaces({ choosing }: TableSession): readonly Space[] {
  return SPACES.filter((space) => choosing.offers('space', space));
}

function nodeMarks(session: TableSession): ReadonlyMap<NodeId, readonly NodeMark[]> {
  const { board, turning } = session;
  const marks = new Map<NodeId, NodeMark[]>();
  const add = (node: NodeId, mark: NodeMark): void =>
    void marks.set(node, [...(marks.get(node) ?? []), mark]);
  if (turning.space === null) for (const node of reachable(session)) add(node, priceMark(session, node));
  for (const node of missionNodes(session)) add(node, { type: 'mission' });
  for (const node of turning.shown?.change.gained ?? []) add(node, { type: 'gained' });
  for (const node of turning.shown?.change.lost ?? []) add(node, { type: 'lost' });
  const { hovered } = session;
  if (
    hovered?.ask === 'node' &&
    reachable(session).includes(hovered.value as NodeId) &&
    board.printed.size > 0
  )
    add(hovered.value as NodeId, { type: 'chosen' });
  return marks;
}

/** Nodes that are an answer now, or that one use of Navigate leads to from the helm. */
function reachable(session: TableSession): readonly NodeId[] {
  const { board, choosing } = session;
  return [...board.printed.keys()].filter((node) => choosing.offers('node', node) || session.mayHelm(node));
}

function priceMark({ board, task }: TableSession, node: NodeId): NodeMark {
  const threats = task?.type === 'gain-nodes' ? 0 : (board.steps.get(node)?.threats ?? 0);
  return threats > 0 ? { type: 'costly', threats } : { type: 'connected' };
}

function missionNodes({ view, content, board }: TableSession): readonly NodeId[] {
  const names = view.missions.filter(({ done }) => !done).map(({ id }) => content.missions[id]?.node);
  return [...new Set(names)].flatMap((name) => (name === undefined ? [] : board.named(name)));
}

/** The way to the node under the pointer; while a tile is in the air, the way to the goal before and after. */
function routes(session: TableSession): readonly ChartRoute[] {
  const { preview, turning } = session;
  if (turning.space !== null) return turningRoutes(session);
  const { way } = preview;
  if (way === null) return [];
  const isChoice = way.uses === 1 && reachable(session).includes(way.to);
  return [
    routeOf('lit', way, isChoice ? 'lit' : 'faint', isChoice && way.threats === 0 ? null : priceOfWay(way)),
  ];
}

function turningRoutes({ board, turning }: TableSession): readonly ChartRoute[] {
  const { goal, shown } = turning;
  if (goal === null || shown === null) return [];
  const wayIn = (network: typeof board.network): Way | null => {
    const all = waysFrom(network, board.discovery, board.hazards);
    return board.named(goal).flatMap((node) => all.get(node) ?? [])[0] ?? null;
  };
  const [was, is] = [wayIn(board.network), wayIn(shown.network)];
  return [
    ...(was && turning.by !== 0 ? [routeOf('before', was, 'before', null)] : []),
    ...(is ? [routeOf('after', is, 'after', null)] : []),
  ];
}

function routeOf(id: string, way: Way, tone: ChartRoute['tone'], price: string | null): ChartRoute {
  return {
    id,
    nodes: [way.from, ...way.steps.map(({ to }) => to)],
    tiles: way.steps.map(({ tiles }) => tiles),
    tone,
    price,
  };
}

/** Tokens on tiles that are an answer stand out where it is the token that is chosen. */
function tokenStates(
  { task, view, choosing }: TableSession,
  before: readonly ChartToken[],
): ReadonlyMap<string, ChartToken['state']> {
  const kind = chosenKind(task);
  const moving = task?.type === 'fleet' ? (task.moving?.space ?? null) : null;
  return new Map(
    tokensOf(view.board, before).map((token): [string, ChartToken['state']] => {
      const isMoving = token.kind === 'fleet' && token.at === moving;
      const isOffered = token.kind === kind && choosing.offers('space', token.at);
      return [token.id, isMoving ? 'chosen' : isOffered ? 'offered' : 'plain'];
    }),
  );
}

/** What kind of token a press on a tile means. */
function chosenKind(task: TableSession['task']): ChartToken['kind'] | null {
  if (task?.type === 'fleet') return task.moving === null ? 'fleet' : null;
  if (task?.type === 'turn') return 'fleet';
  if (task?.type !== 'verb') return null;
  const { verb } = task.effect;
  return verb === 'cleanse' ? 'corruption' : verb === 'destroy-fleet' ? 'fleet' : null;
}
