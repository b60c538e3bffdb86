/** Where everything stands on the screen at one zoom: pieces and words with their searched places. Pure. Pixels of the world. */
import type { Point } from '../../../../shared/geometry';
import { centreOf, type NodeId, type Space } from '../../../../shared/hex';
import type { LabelSides } from '../../labels/label-placement';
import {
  type ChartGeometry,
  geometryBefore,
  isNodeId,
  placeOf,
  routeLines,
  spaceAt,
} from '../geometry/chart-geometry';
import { scaled } from '../geometry/curves';
import type { ChartShip, ChartToken, NetworkModel } from '../model';
import { type Circle, placePieces, type PieceRequest, type Strand } from './piece-places';
import type { LaidRoute, LayoutMeans } from './layout-means';
import { MISSION_RADIUS, NODE_RADIUS, pieceScale, SHIP_RADIUS, TOKEN_RADIUS } from './sizes';
import type { SpaceName } from './space-names';
import { type PlacedWord, placeWords } from './word-places';

export interface ChartLayout {
  readonly sidePx: number;
  readonly scale: number;
  readonly nodes: ReadonlyMap<NodeId, Circle>;
  readonly tokens: ReadonlyMap<string, Circle>;
  readonly ships: ReadonlyMap<ChartShip['ship'], Circle>;
  readonly routes: readonly LaidRoute[];
  /** Spaces with a tile. */
  readonly spaces: ReadonlySet<Space>;
  readonly words: readonly PlacedWord[];
  readonly spaceNames: readonly SpaceName[];
  readonly sides: LabelSides;
}

const LIT_WEIGHT = 5;
const PATH_WEIGHT = 0.5;

export function chartLayout(model: NetworkModel, geometry: ChartGeometry, means: LayoutMeans): ChartLayout {
  const { sidePx } = means;
  const scale = pieceScale(sidePx);
  const nodes = nodeCircles(model, geometry, sidePx, scale);
  const before = geometry.tiles.some(({ isLifted }) => isLifted) ? geometryBefore(model) : geometry;
  const routes = model.routes.map((route): LaidRoute => {
    const lines = routeLines(route.tone === 'before' ? before : geometry, route);
    return { route, lines: lines.map((each) => ({ ...each, line: scaled(each.line, sidePx) })) };
  });
  const places = piecePlaces(model, before, sidePx, scale, nodes, routes);
  const tokens = new Map(
    model.tokens.map((token) => [token.id, circleOf(places, token.id, tokenRadius(token, scale))]),
  );
  const ships = new Map(
    model.ships.map((ship) => [ship.ship, circleOf(places, ship.ship, SHIP_RADIUS[ship.ship] * scale)]),
  );
  const words = placeWords(model, geometry, { ...means, scale, nodes, tokens, ships, routes });
  const spaces = new Set(model.tiles.map(({ space }) => space));
  return { sidePx, scale, nodes, tokens, ships, routes, spaces, ...words };
}

function circleOf(places: ReadonlyMap<string, Point>, id: string, r: number): Circle {
  const { x, y } = places.get(id) ?? { x: 0, y: 0 };
  return { x, y, r };
}

const tokenRadius = (token: ChartToken, scale: number): number => TOKEN_RADIUS[token.kind] * scale;

/** Nodes with the rings round them. */
function nodeCircles(
  model: NetworkModel,
  { nodes }: ChartGeometry,
  sidePx: number,
  scale: number,
): ReadonlyMap<NodeId, Circle> {
  return new Map(
    [...nodes.values()].map(({ id, node, x, y }) => {
      const isMission = model.nodeMarks.get(id)?.some(({ type }) => type === 'mission') ?? false;
      const r = isMission ? MISSION_RADIUS : NODE_RADIUS[node.kind];
      return [id, { x: x * sidePx, y: y * sidePx, r: r * scale }];
    }),
  );
}

/**
 * The Discovery stands on its node; the Charon finds its place first, then tokens in their order. A tile in the air keeps
 * its pieces where they were: no piece is moved by a turn.
 */
function piecePlaces(
  model: NetworkModel,
  before: ChartGeometry,
  sidePx: number,
  scale: number,
  nodes: ReadonlyMap<NodeId, Circle>,
  routes: readonly LaidRoute[],
): ReadonlyMap<string, Point> {
  const still = nodesAt(before, sidePx, nodes);
  const onNode = model.ships.flatMap((ship): Circle[] => {
    const at = isNodeId(ship.at) ? still.get(ship.at) : undefined;
    return at ? [{ x: at.x, y: at.y, r: SHIP_RADIUS[ship.ship] * scale }] : [];
  });
  const asked = [
    ...model.ships.flatMap((ship) =>
      isNodeId(ship.at) ? [] : [requestOf(ship.ship, ship.at, SHIP_RADIUS[ship.ship] * scale, sidePx)],
    ),
    ...model.tokens.map((token) => {
      const beside = isNodeId(token.at) ? (still.get(token.at) ?? null) : null;
      const request = requestOf(token.id, spaceAt(token.at), tokenRadius(token, scale), sidePx);
      return { ...request, beside };
    }),
  ];
  const strands: Strand[] = [
    ...before.pieces.map(({ line }) => ({ line: scaled(line, sidePx), weight: PATH_WEIGHT })),
    ...routes
      .filter(({ route }) => route.tone === 'lit' || route.tone === 'after')
      .flatMap(({ lines }) => lines.map(({ line }) => ({ line, weight: LIT_WEIGHT }))),
  ];
  const found = placePieces(asked, [...still.values(), ...onNode], strands);
  const ships = model.ships.flatMap((ship) => {
    const at = isNodeId(ship.at) ? (nodes.get(ship.at) ?? placeOf(before, ship.at)) : null;
    return at ? [[ship.ship, at] as const] : [];
  });
  return new Map<string, Point>([...found, ...ships]);
}

function nodesAt(
  geometry: ChartGeometry,
  sidePx: number,
  sizes: ReadonlyMap<NodeId, Circle>,
): ReadonlyMap<NodeId, Circle> {
  return new Map(
    [...geometry.nodes.values()].map(({ id, x, y }) => [
      id,
      { x: x * sidePx, y: y * sidePx, r: sizes.get(id)?.r ?? 0 },
    ]),
  );
}

function requestOf(id: string, space: Space, r: number, sidePx: number): PieceRequest {
  const { x, y } = centreOf(space);
  return { id, centre: { x: x * sidePx, y: y * sidePx }, sidePx, r, beside: null };
}
