/** What there is to say about a tile's face while it is drawn: ticks, warnings, and faults that nobody can play with. */
import type { Refusal, RuleId } from '../../../../../shared/base';
import type { MissionRecord, TileRecord } from '../../../../../shared/content/black-alert';
import {
  crossingsOf,
  type FaceName,
  faultsOfFace,
  isUnclear,
  openEdges,
  type PathEnd,
} from '../../../../../shared/hex';
import type { Check } from '../../../../panels/pack-editor/model/check';
import { flattenCubic } from '../../../../table/network/geometry/curves';
import { faceCurves } from '../../../../table/network/geometry/face-curves';
import { endWords, type Face, nodeWords } from './face-edits';

/** What a face is judged beside. */
export interface TileSurroundings {
  readonly tiles: Readonly<Record<string, TileRecord>>;
  readonly missions: Readonly<Record<string, MissionRecord>>;
  /** Faults of the merged content. */
  readonly faults: readonly Refusal[];
}

/** Our own limit, for readable tiles. */
const MOST_NODES = 3;
/** Discs and names need so much room, units of a hex's side. */
const NEAR = 0.28;

export function tileChecks(id: string, side: FaceName, around: TileSurroundings): readonly Check[] {
  const tile = around.tiles[id];
  const face = tile?.[side] ?? null;
  if (tile === undefined || face === null) {
    return [{ tone: 'ok', text: 'There is no face B', detail: 'Face A lies up, always', rule: 'BA-COMP-05' }];
  }
  return [
    ports(face),
    ends(face),
    crossings(face),
    reached(face),
    kinds(face),
    ...(tile.kind === 'mission' ? [missionNode(tile, around)] : []),
    names(id, tile, around.tiles),
    room(face),
    ...contradictions(id, around.faults),
  ].sort((one, other) => ORDER[one.tone] - ORDER[other.tone]);
}

const ORDER = { bad: 0, warn: 1, ok: 2 } as const;

function check(
  isGood: boolean,
  good: string,
  wrong: string,
  rest: { readonly tone?: 'warn' | 'bad'; readonly detail?: string; readonly rule?: RuleId } = {},
): Check {
  const { tone = 'warn', detail = null, rule = null } = rest;
  return { tone: isGood ? 'ok' : tone, text: isGood ? good : wrong, detail: isGood ? null : detail, rule };
}

function ports(face: Face): Check {
  const open = openEdges(face).map((edge) => String(edge + 1));
  const which = open.length === 1 ? `Port ${open[0]} has no path` : `Ports ${listed(open)} have no path`;
  return check(open.length === 0, 'Every port has a path', which, {
    detail: 'A pathway that comes in there ends',
  });
}

function ends(face: Face): Check {
  const [first] = faultsOfFace(face);
  // Edges count from 0, the ports on the screen from 1.
  const told = first?.message.replace(/\bedge (\d)/, (_, edge: string) => `port ${Number(edge) + 1}`);
  return check(first === undefined, 'Every path ends well', told ?? '', {
    tone: 'bad',
    rule: 'BA-NET-02',
  });
}

function crossings(face: Face): Check {
  const curves = faceCurves(face, { nodeDeg: 0, edgeTurn: 0 });
  const found = crossingsOf(curves.map(({ cubic }) => flattenCubic(cubic)));
  const unclear = found.find((crossing) => isUnclear(crossing, face.nodes));
  const words = (index: number | undefined): string => {
    const path = index === undefined ? undefined : curves[index]?.path;
    return path ? `${endWords(face, path.from)} to ${endWords(face, path.to)}` : '';
  };
  const clear =
    found.length === 0
      ? 'No paths cross'
      : `${found.length === 1 ? 'One crossing' : `${found.length} crossings`}, easily told`;
  return check(unclear === undefined, clear, 'A crossing looks like a junction', {
    detail: unclear ? `${words(unclear.one)} and ${words(unclear.other)}` : '',
    rule: 'BA-NET-02',
  });
}

function reached(face: Face): Check {
  const met = new Set(face.paths.flatMap(({ from, to }) => [from, to].flatMap(nodeOf)));
  const lonely = face.nodes.filter(({ id }) => !met.has(id)).map(nodeWords);
  return check(lonely.length === 0, 'Every node can be reached', `No path leads to ${listed(lonely)}`, {
    rule: 'BA-NET-03',
  });
}

function nodeOf(end: PathEnd): readonly string[] {
  return 'node' in end ? [end.node] : [];
}

/** A planet has a name, a moon a resource, a point neither. BA-NET-01. */
function kinds(face: Face): Check {
  const odd = face.nodes.filter(
    ({ kind, name, resources }) =>
      (kind === 'planet' && (name === null || name === '')) || (kind === 'moon' && resources.length === 0),
  );
  return check(
    odd.length === 0,
    'Planets have names, moons resources',
    `${capital(listed(odd.map(nodeWords)))} lacks it`,
    {
      detail: 'A planet has a name, a moon a resource',
      rule: 'BA-NET-01',
    },
  );
}

function missionNode(tile: TileRecord, { missions }: TileSurroundings): Check {
  const named = Object.values(missions);
  const here = [tile.a, ...(tile.b ? [tile.b] : [])]
    .flatMap(({ nodes }) => nodes)
    .flatMap(({ name }) => named.filter(({ node }) => node === name));
  const [first] = here;
  return check(
    first !== undefined,
    `${first?.node ?? ''} is the node of ${first?.name ?? ''}`,
    'No Mission is at one of its nodes',
    {
      detail: 'Give a planet the name that a Mission card says',
      rule: 'BA-MISSION-02',
    },
  );
}

/** The two faces of one tile may share a name: only one of them lies up. */
function names(id: string, tile: TileRecord, tiles: TileSurroundings['tiles']): Check {
  const own = new Set(namesOn(tile));
  const others = Object.entries(tiles).flatMap(([other, each]) => (other === id ? [] : namesOn(each)));
  const twice = [...own].filter((name) => others.includes(name) || doubled(tile, name));
  return check(twice.length === 0, 'Names are used once', `${listed(twice)} stands twice`, {
    detail: 'A Mission could mean either',
    rule: 'BA-MISSION-02',
  });
}

function namesOn({ a, b }: TileRecord): readonly string[] {
  return [...a.nodes, ...(b?.nodes ?? [])].flatMap(({ name }) => (name ? [name] : []));
}

function doubled({ a, b }: TileRecord, name: string): boolean {
  return [a, b].some((face) => (face?.nodes ?? []).filter((node) => node.name === name).length > 1);
}

function room(face: Face): Check {
  const tight = face.nodes.some((one, index) =>
    face.nodes.slice(index + 1).some((other) => Math.hypot(one.x - other.x, one.y - other.y) < NEAR),
  );
  if (tight) return check(false, '', 'Two nodes lie too close to be told apart');
  const count = face.nodes.length;
  return check(count <= MOST_NODES, `No more than ${MOST_NODES} nodes`, `${count} nodes on one face`, {
    detail: `House limit: ${MOST_NODES}`,
  });
}

/** What the whole content says about this tile, save what is told above in words of its own. */
function contradictions(id: string, faults: readonly Refusal[]): readonly Check[] {
  return faults
    .filter(({ at, code }) => (at ?? '').startsWith(`/tiles/${id}/`) && !OWN_WORDS.includes(code))
    .map(({ message, rule }) => ({ tone: 'bad', text: message, detail: null, rule: rule ?? null }));
}

const OWN_WORDS = ['unknown-id', 'forked-edge', 'closed-path', 'duplicate-id'];

function listed(words: readonly string[]): string {
  if (words.length < 2) return words[0] ?? '';
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
