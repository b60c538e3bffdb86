/** The star chart of a board: printed content and where everything lies, turned into what the scene draws. Pure. */
import type { BlackAlertContent, Team, TileRecord } from '../../../../shared/content/black-alert';
import type { EdgeLoop, NodeId, PlacedTile, Space, TileFace } from '../../../../shared/hex';
import type {
  ChartNode,
  ChartRoute,
  ChartShip,
  ChartTile,
  ChartToken,
  NetworkModel,
  NodeMark,
} from '../../../table/network/model';

/** Where things lie: a match's board, or a plan's. */
export interface ChartBoard {
  readonly tiles: readonly PlacedTile[];
  readonly corruption: readonly (Space | NodeId)[];
  readonly fleets: readonly Space[];
  /** Null where a plan has not placed her. */
  readonly discovery: NodeId | null;
  readonly charon: Space | null;
  /** Markers of a plan. */
  readonly markers?: readonly { readonly id: string; readonly at: Space | NodeId }[];
  /** Left out: the loops of the content. */
  readonly loops?: readonly EdgeLoop<ChartNode>[];
}

/** What stands out now; everything may be left out. */
export interface ChartOptions {
  readonly nodeMarks?: ReadonlyMap<NodeId, readonly NodeMark[]>;
  readonly routes?: readonly ChartRoute[];
  readonly offeredSpaces?: readonly Space[];
  /** A tile in the air, turned by so many degrees beyond how it lies. */
  readonly raised?: { readonly space: Space; readonly dragDeg: number } | null;
  readonly chosenSpace?: Space | null;
  /** By token id: see `tokensOf`. */
  readonly tokenStates?: ReadonlyMap<string, ChartToken['state']>;
  readonly shipStates?: Readonly<Partial<Record<ChartShip['ship'], ChartShip['state']>>>;
  /** The tokens shown before: a fleet that moves keeps its name, and so glides. */
  readonly before?: readonly ChartToken[];
  readonly waitsFor?: Team | null;
  readonly focus?: NodeId | Space | null;
  readonly names?: boolean;
  readonly reducedMotion?: boolean;
}

const SHIP_LABEL: Readonly<Record<ChartShip['ship'], string>> = { discovery: 'Discovery', charon: 'Charon' };
/** A tile that no pack has is drawn bare. */
const BARE: TileFace<ChartNode> = { nodes: [], paths: [] };

export function chartOf(
  content: Pick<BlackAlertContent, 'tiles' | 'loops'>,
  board: ChartBoard,
  options: ChartOptions = {},
): NetworkModel {
  return {
    tiles: board.tiles.map((tile) => tileOf(content, tile, options)),
    loops: board.loops ?? loopsOf(content),
    nodeMarks: options.nodeMarks ?? new Map(),
    tokens: tokensOf(board, options.before ?? []).map((token) => ({
      ...token,
      state: options.tokenStates?.get(token.id) ?? 'plain',
    })),
    ships: shipsOf(board, options),
    routes: options.routes ?? [],
    offeredSpaces: options.offeredSpaces ?? [],
    focus: options.focus ?? null,
    waitsFor: options.waitsFor ?? null,
    names: options.names ?? true,
    reducedMotion: options.reducedMotion ?? false,
  };
}

const knownLoops = new WeakMap<BlackAlertContent['loops'], readonly EdgeLoop<ChartNode>[]>();

/** The loops of the content with their ids; the same objects each time, so that nothing is drawn anew for them. */
export function loopsOf({ loops }: Pick<BlackAlertContent, 'loops'>): readonly EdgeLoop<ChartNode>[] {
  const known = knownLoops.get(loops) ?? namedLoops(loops);
  knownLoops.set(loops, known);
  return known;
}

function namedLoops(loops: BlackAlertContent['loops']): readonly EdgeLoop<ChartNode>[] {
  return Object.entries(loops).map(([id, { from, to, nodes, tile }]) => ({ id, from, to, nodes, tile }));
}

/** A single face as a board of one tile in the middle: the editor's preview. */
export function chartOfFace(
  face: TileFace<ChartNode>,
  kind: ChartTile['kind'],
  name: string,
  turn: PlacedTile['turn'] = 0,
): NetworkModel {
  const bare = chartOf({ tiles: {}, loops: {} }, EMPTY_BOARD);
  const tile: ChartTile = {
    space: 'C3',
    tile: name,
    face: 'a',
    turn,
    kind,
    name,
    shown: face,
    dragDeg: 0,
    state: 'plain',
    isHouse: false,
  };
  return { ...bare, tiles: [tile] };
}
const EMPTY_BOARD: ChartBoard = { tiles: [], corruption: [], fleets: [], discovery: null, charon: null };

function tileOf(
  content: Pick<BlackAlertContent, 'tiles'>,
  placed: PlacedTile,
  { raised, chosenSpace }: ChartOptions,
): ChartTile {
  const record: TileRecord | undefined = content.tiles[placed.tile];
  const isRaised = raised?.space === placed.space;
  return {
    ...placed,
    kind: record?.kind ?? 'plain',
    name: record?.name ?? placed.tile,
    shown: record?.[placed.face] ?? BARE,
    dragDeg: isRaised ? raised.dragDeg : 0,
    state: isRaised ? 'raised' : chosenSpace === placed.space ? 'chosen' : 'plain',
    isHouse: record?.source.kind === 'house',
  };
}

/** Tokens by name: `corruption:B2`, `fleet:1`, `fleet:2`, and markers by their own id. */
export function tokensOf(
  board: Pick<ChartBoard, 'corruption' | 'fleets' | 'markers'>,
  before: readonly ChartToken[] = [],
): readonly ChartToken[] {
  const token = (id: string, kind: ChartToken['kind'], at: Space | NodeId): ChartToken => {
    return { id, kind, at, state: 'plain' };
  };
  return [
    ...numbered(board.corruption).map(({ id, at }) => token(`corruption:${id}`, 'corruption', at)),
    ...fleetIds(board.fleets, before).map(({ id, at }) => token(id, 'fleet', at)),
    ...(board.markers ?? []).map(({ id, at }) => token(id, 'marker', at)),
  ];
}

/** A plan may lay two tokens at one place. */
function numbered(
  places: readonly (Space | NodeId)[],
): { readonly id: string; readonly at: Space | NodeId }[] {
  const seen = new Map<string, number>();
  return places.map((at) => {
    const count = (seen.get(at) ?? 0) + 1;
    seen.set(at, count);
    return { id: count === 1 ? at : `${at}:${count}`, at };
  });
}

/** A fleet that stayed keeps its name; the one that moved takes the name that is left. */
function fleetIds(
  fleets: readonly Space[],
  before: readonly ChartToken[],
): { readonly id: string; readonly at: Space }[] {
  const known = before.filter(({ kind }) => kind === 'fleet').map(({ id, at }) => ({ id, at }));
  const left = [...new Set([...known.map(({ id }) => id), ...fleets.map((_, i) => `fleet:${i + 1}`)])].sort();
  const take = (id: string): string => {
    left.splice(left.indexOf(id), 1);
    return id;
  };
  const stayed = fleets.map((at) => {
    const same = known.find((fleet) => fleet.at === at && left.includes(fleet.id));
    return { at, id: same ? take(same.id) : null };
  });
  return stayed.map(({ at, id }, i) => ({ at, id: id ?? take(left[0] ?? `fleet:${i + 1}`) }));
}

function shipsOf({ discovery, charon }: ChartBoard, { shipStates }: ChartOptions): readonly ChartShip[] {
  const ship = (name: ChartShip['ship'], at: NodeId | Space | null): ChartShip[] =>
    at === null ? [] : [{ ship: name, at, label: SHIP_LABEL[name], state: shipStates?.[name] ?? 'plain' }];
  return [...ship('charon', charon), ...ship('discovery', discovery)];
}
