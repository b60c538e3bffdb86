/** What a star chart consists of, one drawing each, with the data that it depends on. */
import { scaled } from './geometry/curves';
import {
  type ChartGeometry,
  geometryBefore,
  isNodeId,
  type LyingTile,
  type PlacedNode,
  spaceAt,
} from './geometry/chart-geometry';
import { drawGround } from './draw/ground';
import { drawFocusedNode, drawFormerNode, drawGlow, drawNode, glows, type NodeFace } from './draw/nodes';
import { drawBeforePaths, drawCores, drawHalos, drawLiftedPaths, drawRoute } from './draw/pathways';
import { drawShip, drawShipGlow, drawToken } from './draw/pieces';
import { drawFocusedTile, drawMould, drawOffer, drawTileFace } from './draw/tiles';
import { drawHole, drawLifted, drawTurnRing } from './draw/turning';
import { drawSpaceName, drawWord } from './draw/words';
import type { DrawnItem, NetworkLayer } from './layers';
import type { ChartLayout } from './layout/chart-layout';
import type { NetworkModel } from './model';

interface Chart {
  readonly model: NetworkModel;
  readonly geometry: ChartGeometry;
  readonly layout: ChartLayout;
}

const HERE = { x: 0, y: 0 };

export function chartItems(chart: Chart): DrawnItem[] {
  return [
    item('ground', 'ground', HERE, null, drawGround),
    ...tileItems(chart),
    ...pathItems(chart),
    ...routeItems(chart),
    ...nodeItems(chart),
    ...pieceItems(chart),
    ...wordItems(chart),
    ...focusItems(chart),
  ];
}

function item(
  key: string,
  layer: NetworkLayer,
  { x, y }: { readonly x: number; readonly y: number },
  data: unknown,
  draw: DrawnItem['draw'],
): DrawnItem {
  return { key, layer, x, y, data, draw };
}

function tileItems({ model, geometry, layout }: Chart): DrawnItem[] {
  const corrupted = new Set(
    model.tokens.filter(({ kind }) => kind === 'corruption').map(({ at }) => spaceAt(at)),
  );
  const offered = new Set(model.offeredSpaces);
  return geometry.tiles.flatMap(({ tile, centre, deg, isLifted }) => {
    const at = { x: centre.x * layout.sidePx, y: centre.y * layout.sidePx };
    const { space, kind, state } = tile;
    const items = isLifted
      ? [item(`hole:${space}`, 'tiles', at, null, drawHole)]
      : [item(`tile:${space}`, 'tiles', at, kind, (pen, frame) => drawTileFace(pen, kind, frame))];
    if (corrupted.has(space)) items.push(item(`mould:${space}`, 'tiles', at, null, drawMould));
    const offer =
      state === 'chosen' ? 'chosen' : state === 'offered' || offered.has(space) ? 'offered' : null;
    if (offer && !isLifted)
      items.push(item(`offer:${space}`, 'tiles', at, offer, (pen, frame) => drawOffer(pen, offer, frame)));
    return isLifted ? [...items, ...liftedItems({ tile, centre, deg, isLifted }, at)] : items;
  });
}

function liftedItems({ tile, deg }: LyingTile, at: { x: number; y: number }): DrawnItem[] {
  const { space, kind } = tile;
  const away = ((deg % 60) + 60) % 60;
  const dragDeg = deg - 60 * tile.turn;
  return [
    item(`lifted:${space}`, 'lifted', at, [kind, away], (pen, frame) => drawLifted(pen, kind, away, frame)),
    ...(tile.state === 'raised'
      ? [item(`ring:${space}`, 'ring', at, dragDeg, (pen, frame) => drawTurnRing(pen, dragDeg, frame))]
      : []),
  ];
}

/** Still pathways in one drawing, those of a tile in the air in another, so that a turn draws only these anew. */
function pathItems({ model, geometry, layout }: Chart): DrawnItem[] {
  const lifted = new Set(geometry.tiles.filter(({ isLifted }) => isLifted).map(({ tile }) => tile.space));
  const isMoving = ({ tile }: { readonly tile: string | null }): boolean =>
    tile !== null && [...lifted].some((space) => space === tile);
  const linesOf = (pieces: ChartGeometry['pieces']) => pieces.map(({ line }) => scaled(line, layout.sidePx));
  const still = linesOf(geometry.pieces.filter((piece) => !isMoving(piece)));
  const items = [
    item('halos', 'halos', HERE, still, (pen, frame) => drawHalos(pen, still, frame)),
    item('paths', 'paths', HERE, still, (pen, frame) => drawCores(pen, still, frame)),
  ];
  if (lifted.size === 0) return items;
  const moving = linesOf(geometry.pieces.filter(isMoving));
  const before = geometryBefore(model);
  const former = linesOf(before.pieces.filter(isMoving));
  const formerNodes = [...before.nodes.values()].filter(({ id, isRim }) => !isRim && lifted.has(spaceAt(id)));
  const { scale, sidePx } = layout;
  return [
    ...items,
    item('paths-before', 'lifted-paths', HERE, former, (pen, frame) => drawBeforePaths(pen, former, frame)),
    ...formerNodes
      .filter(({ id, x, y }) => !isAt(geometry.nodes.get(id), x, y))
      .map(({ id, x, y }) =>
        item(`former:${id}`, 'lifted-paths', { x: x * sidePx, y: y * sidePx }, scale, (pen, frame) =>
          drawFormerNode(pen, scale, frame),
        ),
      ),
    item('paths-lifted', 'lifted-paths', HERE, moving, (pen, frame) => drawLiftedPaths(pen, moving, frame)),
  ];
}

function isAt(node: PlacedNode | undefined, x: number, y: number): boolean {
  return node !== undefined && Math.hypot(node.x - x, node.y - y) < 0.05;
}

function routeItems({ layout }: Chart): DrawnItem[] {
  return layout.routes.map((laid) => {
    const data = [laid.route.tone, laid.lines];
    return item(`route:${laid.route.id}`, 'routes', HERE, data, (pen, frame) => drawRoute(pen, laid, frame));
  });
}

function nodeItems({ model, geometry, layout }: Chart): DrawnItem[] {
  const missionTiles = new Set(
    model.tiles.filter(({ kind }) => kind === 'mission').map(({ space }) => space),
  );
  return [...geometry.nodes.values()].flatMap(({ id, node }) => {
    const at = layout.nodes.get(id);
    if (!at) return [];
    const { kind, resources } = node;
    const face: NodeFace = {
      node: { kind, resources },
      isMissionTile: missionTiles.has(spaceAt(id)),
      marks: model.nodeMarks.get(id) ?? [],
      scale: layout.scale,
    };
    const drawn = item(`node:${id}`, 'nodes', at, face, (pen, frame) => drawNode(pen, face, frame));
    if (!glows(face)) return [drawn];
    return [item(`glow:${id}`, 'glows', at, face, (pen, frame) => drawGlow(pen, face, frame)), drawn];
  });
}

function pieceItems({ model, layout }: Chart): DrawnItem[] {
  const { scale } = layout;
  const tokens = model.tokens.flatMap(({ id, kind, state }) => {
    const at = layout.tokens.get(id);
    const draw: DrawnItem['draw'] = (pen, frame) => drawToken(pen, { kind, state }, scale, frame);
    return at ? [item(`token:${id}`, 'tokens', at, [kind, state, scale], draw)] : [];
  });
  const ships = model.ships.flatMap(({ ship, state }) => {
    const at = layout.ships.get(ship);
    const draw: DrawnItem['draw'] = (pen, frame) => drawShip(pen, { ship, state }, scale, frame);
    const drawLight: DrawnItem['draw'] = (pen, frame) => drawShipGlow(pen, ship, scale, frame);
    if (!at) return [];
    return [
      item(`light:${ship}`, 'lights', at, scale, drawLight),
      item(`ship:${ship}`, 'ships', at, [state, scale], draw),
    ];
  });
  return [...tokens, ...ships];
}

function wordItems({ layout }: Chart): DrawnItem[] {
  const words = layout.words.map(({ id, kind, text, of, box }) => {
    const face = { kind, text, of, width: box.x1 - box.x0 };
    const at = { x: (box.x0 + box.x1) / 2, y: (box.y0 + box.y1) / 2 };
    return item(`word:${id}`, 'labels', at, face, (pen, frame) => drawWord(pen, face, frame));
  });
  const spaces = layout.spaceNames.map(({ space, x, y }) =>
    item(`space:${space}`, 'space-names', { x, y }, space, (pen, frame) => drawSpaceName(pen, space, frame)),
  );
  return [...spaces, ...words];
}

function focusItems({ model, geometry, layout }: Chart): DrawnItem[] {
  const { focus } = model;
  if (focus === null) return [];
  if (!isNodeId(focus)) {
    const tile = geometry.tiles.find((each) => each.tile.space === focus);
    if (!tile) return [];
    const at = { x: tile.centre.x * layout.sidePx, y: tile.centre.y * layout.sidePx };
    return [item('focus-tile', 'focus', at, null, drawFocusedTile)];
  }
  const at = layout.nodes.get(focus);
  return at ? [item('focus-node', 'focus', at, at.r, (pen, frame) => drawFocusedNode(pen, at.r, frame))] : [];
}
