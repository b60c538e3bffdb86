/** What the star chart shows of a planned board: the board as it lies or would lie, ways, and what is chosen. */
import type { BlackAlertContent } from '../../../../shared/content/black-alert';
import type { Settings } from '../../../../shared/contract';
import type { NetworkPlan } from '../../../../shared/documents/network-plan';
import { type NodeId, type Space, turned } from '../../../../shared/hex';
import type { Way } from '../../../../shared/network';
import type { ChartRoute, ChartShip, NetworkModel, NodeMark } from '../../../table/network/model';
import { chartOf } from '../board/chart-of';
import type { Carried } from './hands.svelte';
import { type Board, isNode } from './planned-board';
import type { Planner } from './planner.svelte';
import type { RaisedTile } from './raised-tile.svelte';
import type { ShownParts } from './shown.svelte';
import { chartTokens, type Thing } from './things';
import { priceText } from './words';

/** What the chart is drawn from: the session, as far as the chart knows it. */
export interface ChartSource {
  readonly plan: NetworkPlan;
  readonly content: BlackAlertContent;
  readonly board: Board;
  readonly planner: Planner;
  readonly raised: RaisedTile;
  readonly shown: ShownParts;
  readonly hands: { readonly carried: Carried | null };
  readonly selected: Thing | null;
  readonly activeTool: string;
  readonly settings: Pick<Settings, 'motion'>;
}

export function chartModel(session: ChartSource): NetworkModel {
  const { plan, planner, raised, shown, selected, settings, content } = session;
  const { carried } = session.hands;
  // A tile that is dragged turns under the pointer; one whose turn is only looked at lies there already.
  const { tiles } = turned(session.board, planner.looked);
  const model = chartOf(
    content,
    {
      tiles,
      loops: session.board.loops,
      corruption: [],
      fleets: [],
      discovery: plan.ships.discovery ?? null,
      charon: plan.ships.charon ?? null,
    },
    {
      nodeMarks: marksOf(session),
      routes: routesOf(session),
      raised: raised.space === null ? null : { space: raised.space, dragDeg: raised.dragDeg },
      chosenSpace: selected?.type === 'tile' ? selected.space : null,
      offeredSpaces: offeredBy(carried),
      names: shown.isShown('names'),
      reducedMotion: settings.motion === 'reduced',
    },
  );
  return {
    ...model,
    tokens: shown.isShown('tokens') ? tokensOf(session) : [],
    ships: model.ships.map((ship) => shipOf(session, ship)),
  };
}

/** The tile that what is carried would come to, or change places with. */
function offeredBy(carried: Carried | null): readonly Space[] {
  return carried?.to && !isNode(carried.to) ? [carried.to] : [];
}

function tokensOf({ plan, selected, hands }: ChartSource): NetworkModel['tokens'] {
  const { carried } = hands;
  const moving = carried?.thing;
  return chartTokens(plan, selected).map((token) => {
    const isMoved =
      (moving?.type === 'token' && moving.id === token.id) ||
      (moving?.type === 'fleet' && token.id === `fleet:${moving.index}`);
    return isMoved && carried?.to ? { ...token, at: carried.to, state: 'chosen' } : token;
  });
}

function shipOf({ selected, hands: { carried } }: ChartSource, ship: ChartShip): ChartShip {
  const moving = carried?.thing;
  if (moving?.type === 'ship' && moving.ship === ship.ship)
    return { ...ship, at: carried?.to ?? ship.at, state: 'dragged' };
  return selected?.type === 'ship' && selected.ship === ship.ship ? { ...ship, state: 'chosen' } : ship;
}

function marksOf({
  planner,
  shown,
  selected,
  activeTool,
}: ChartSource): ReadonlyMap<NodeId, readonly NodeMark[]> {
  const marks = new Map<NodeId, NodeMark[]>();
  const mark = (node: NodeId, add: NodeMark): void => void marks.set(node, [...(marks.get(node) ?? []), add]);
  const { change, goal, from } = planner;
  if (goal !== null) mark(goal, { type: 'mission' });
  if (planner.isFromElsewhere && from !== null) mark(from, { type: 'chosen' });
  if (selected?.type === 'node' && selected.node !== goal) mark(selected.node, { type: 'chosen' });
  if (change !== null && shown.isShown('before')) {
    for (const node of change.gained) mark(node, { type: 'gained' });
    for (const node of change.lost) mark(node, { type: 'lost' });
  }
  // Where one Navigate leads is asked of a way that is being begun; else it would outshine what was asked.
  if (shown.isShown('reach') && (activeTool === 'route' || goal === null)) {
    for (const [node, { uses, threats }] of planner.prices) {
      if (uses === 1 && !marks.has(node))
        mark(node, threats === 0 ? { type: 'connected' } : { type: 'costly', threats });
    }
  }
  return marks;
}

function routesOf({ planner, shown }: ChartSource): readonly ChartRoute[] {
  const { way, ways, waysBefore, isChanged } = planner;
  const [before] = waysBefore;
  const isOther = before && (!way || JSON.stringify(before.steps) !== JSON.stringify(way.steps));
  return [
    ...(isChanged && isOther && shown.isShown('before') ? [routeOf('before', before, 'before', false)] : []),
    ...ways
      .filter((other) => other !== way)
      .map((other, index) => routeOf(`other-${index}`, other, 'faint', false)),
    ...(way ? [routeOf('way', way, isChanged ? 'after' : 'lit', true)] : []),
  ];
}

function routeOf(id: string, way: Way, tone: ChartRoute['tone'], isPriced: boolean): ChartRoute {
  return {
    id,
    nodes: [way.from, ...way.steps.map(({ to }) => to)],
    tiles: way.steps.map(({ tiles }) => tiles),
    tone,
    price: isPriced ? priceText(way) : null,
  };
}
