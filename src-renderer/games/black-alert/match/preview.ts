/** What the thing under the pointer would bring, in sentences, before anybody presses it. */
import { HOME, type LocationId, type Resource, type Ship } from '../../../../shared/content/black-alert';
import { areAdjacent, type NodeId, type Space, tileOf } from '../../../../shared/hex';
import { type Step, type Way, waysFrom } from '../../../../shared/network';
import type { Preview, PreviewLine } from './previewed';
import type { TableSession } from './table-session';
import {
  characterName,
  listed,
  locationWords,
  nodeName,
  placeName,
  priceWords,
  RESOURCE_NAMES,
  theLocation,
} from './words';

const NOTHING: Preview = { title: null, lines: [], place: null, way: null };
const plain = (text: string): PreviewLine => ({ text, tone: 'plain' });
const warn = (text: string): PreviewLine => ({ text, tone: 'warn' });
const ok = (text: string): PreviewLine => ({ text, tone: 'ok' });

export function previewOf(session: TableSession): Preview {
  const { hovered } = session;
  if (hovered === null) return NOTHING;
  const { value } = hovered;
  // The values come from the content and the view, where each kind of id has its own type.
  if (hovered.ask === 'node') return nodePreview(session, value as NodeId);
  if (hovered.ask === 'space') return spacePreview(session, value as Space);
  if (hovered.ask === 'location') return locationPreview(session, value as LocationId);
  if (hovered.ask === 'resource') return resourcePreview(session, value as Resource);
  return hovered.ask === 'ship' ? shipPreview(session, value as Ship) : NOTHING;
}

function nodePreview(session: TableSession, node: NodeId): Preview {
  const { board, content, view, choosing } = session;
  const name = nodeName(content, view.board, node);
  const place = `${name}, ${tileOf(node)}`;
  if (node === board.discovery) return { ...NOTHING, place };
  const step = board.steps.get(node);
  const isChoice = choosing.offers('node', node) || session.mayHelm(node);
  if (isChoice && session.task?.type === 'gain-nodes')
    return { ...NOTHING, title: `A token at ${name}`, place };
  if (step && isChoice) {
    return {
      title: `If the Discovery goes to ${name}`,
      lines: stepLines(session, step),
      place,
      way: wayOf(step),
    };
  }
  const [way = null] = waysFrom(board.network, board.discovery, board.hazards).get(node) ?? [];
  const lines = way === null ? [plain('The network leads nowhere near it as it lies.')] : [priceLine(way)];
  return { title: `The cheapest way to ${name}`, lines, place, way };
}

function wayOf(step: Step): Way {
  return { from: step.from, to: step.to, uses: 1, threats: step.threats, steps: [step] };
}

/** `2 Navigate, 1 Threat card`. */
export function priceOfWay({ uses, threats }: { readonly uses: number; readonly threats: number }): string {
  return `${uses} Navigate, ${threats === 0 ? 'no Threat card' : threatCards(threats)}`;
}

function priceLine(way: Way): PreviewLine {
  const text = `${priceOfWay(way)}.`;
  return way.threats > 0 ? warn(text) : plain(text);
}

function threatCards(count: number): string {
  return `${count} Threat card${count === 1 ? '' : 's'}`;
}

function stepLines(session: TableSession, step: Step): readonly PreviewLine[] {
  const { board, view } = session;
  const passed = step.tiles.length > 0 ? `Enters ${listed(step.tiles)}` : 'Stays on its tile';
  const met = step.met.map(({ space, corruption, fleet }) => {
    const sections = [...(corruption ? ['Corruption'] : []), ...(fleet ? ['Fleet'] : [])];
    return `${space} (${listed(sections)})`;
  });
  const meets =
    met.length === 0
      ? plain(`${passed}: no Threat card.`)
      : warn(`${passed}: ${threatCards(step.threats)}, for ${listed(met)}.`);
  const isShared = tileOf(step.to) === view.board.charon;
  return [
    meets,
    ...(isShared ? [warn('Ends on the Charon’s tile: crews may beam across, and both ships may fire.')] : []),
    ...missionLines(session, step.to),
    ...resourceLines(board.printed.get(step.to)?.resources ?? []),
  ];
}

function missionLines({ board, content, view }: TableSession, node: NodeId): readonly PreviewLine[] {
  const name = board.nameAt(node);
  return view.missions
    .filter(({ id, done }) => !done && name !== null && content.missions[id]?.node === name)
    .map(({ id }) => ok(`${content.missions[id]?.name ?? 'A Mission'} is completed here.`));
}

function resourceLines(resources: readonly Resource[]): readonly PreviewLine[] {
  const kinds = [...new Set(resources)].map((kind) => RESOURCE_NAMES[kind]);
  return kinds.length > 0 ? [plain(`Gives ${listed(kinds)}.`)] : [];
}

/** What a tile is pressed for depends on the task. */
function spacePreview(session: TableSession, space: Space): Preview {
  const { view, task, choosing } = session;
  const { board, supply } = view;
  const place = placeOfSpace(session, space);
  if (!choosing.offers('space', space)) return { ...NOTHING, place };
  if (task?.type === 'place-corruption') {
    const left = supply.corruption - 1;
    const lines =
      left <= 0 ? [warn('It is the last one: both teams lose.')] : [plain(`${left} left in the supply.`)];
    return { ...NOTHING, title: `If Corruption goes on ${space}`, lines, place };
  }
  if (task?.type === 'navigate') {
    const isShared = tileOf(board.discovery) === space;
    const lines = isShared ? [warn('The Discovery is there: both ships may fire.')] : [];
    return { ...NOTHING, title: `If the Charon goes to ${space}`, lines, place };
  }
  if (task?.type === 'fleet') return { ...NOTHING, ...fleetPreview(session, space), place };
  if (task?.type === 'rotate') return { ...NOTHING, title: `Turn ${space}`, lines: [], place };
  return { ...NOTHING, title: `Choose ${space}`, place };
}

function fleetPreview({ task, view }: TableSession, space: Space): Pick<Preview, 'title' | 'lines'> {
  if (task?.type !== 'fleet' || task.moving === null)
    return { title: `Move the Fleet token on ${space}`, lines: [] };
  const meets = tileOf(view.board.discovery) === space;
  const lines = meets ? [warn('The Discovery is there: its player draws a Threat card.')] : [];
  return { title: `If the Fleet token goes to ${space}`, lines };
}

function placeOfSpace({ view, content, board }: TableSession, space: Space): string {
  const placed = board.tileAt(space);
  const kind = placed ? (content.tiles[placed.tile]?.name ?? null) : null;
  const things = [
    ...(view.board.corruption.includes(space) ? ['Corruption'] : []),
    ...view.board.fleets.filter((each) => each === space).map(() => 'a Fleet token'),
    ...(view.board.charon === space ? ['the Charon'] : []),
  ];
  const name = kind === null ? space : `${space}, ${kind}`;
  return things.length > 0 ? `${name}: ${listed(things)}` : name;
}

function locationPreview(session: TableSession, location: LocationId): Preview {
  const { content, view, choosing, task } = session;
  const place = placeName(location);
  if (!choosing.offers('location', location)) return { ...NOTHING, place };
  if (task?.type !== 'turn' || !isWay(choosing.entry?.id ?? 'move'))
    return { ...NOTHING, title: `Choose: ${place}`, place };
  const { character } = view.turn;
  const self = view.characters[character];
  if (!self) return { ...NOTHING, place };
  const words = locationWords(location, self.team);
  const isClosed = view.damage[location] !== undefined && location.startsWith(`${HOME[self.team]}/`);
  const price = words.enhancement ? ` Enhanced for ${priceWords(words.enhancement.price)}.` : '';
  const others = Object.entries(view.characters)
    .filter(([id, each]) => id !== character && each.location === location)
    .map(([id]) => characterName(content, id));
  return {
    title: `If ${characterName(content, character)} goes to ${theLocation(location)}`,
    lines: [
      isClosed
        ? warn('Damaged: it can be repaired, not used.')
        : plain(`${words.title}: ${words.text}${price}`),
      ...(others.length > 0 ? [plain(`${listed(others)} ${others.length > 1 ? 'are' : 'is'} there.`)] : []),
    ],
    place,
    way: null,
  };
}

function isWay(id: string): boolean {
  return id === 'move' || id === 'return';
}

function resourcePreview({ view, task, choosing }: TableSession, kind: Resource): Preview {
  if (!choosing.offers('resource', kind) || task === null) return NOTHING;
  const ship =
    task.type === 'gain' || task.type === 'pool-limit' ? task.ship : task.type === 'seize' ? task.from : null;
  const lines =
    ship === null ? [] : [plain(`The pool of the ${SHIP[ship]} holds ${view.pools[ship][kind]} now.`)];
  return { ...NOTHING, title: RESOURCE_NAMES[kind], lines };
}

const SHIP: Readonly<Record<Ship, string>> = { discovery: 'Discovery', charon: 'Charon' };

function shipPreview({ board, content, view }: TableSession, ship: Ship): Preview {
  const where =
    ship === 'charon'
      ? `on ${board.charon}`
      : `at ${nodeName(content, view.board, board.discovery)}, ${tileOf(board.discovery)}`;
  const apart = areAdjacent(tileOf(board.discovery), board.charon) ? ' The ships are on adjacent tiles.' : '';
  const together = board.areTogether ? ' Both ships are on one tile.' : apart;
  return {
    ...NOTHING,
    title: `The ${SHIP[ship]} is ${where}`,
    lines: together ? [plain(together.trim())] : [],
    place: `the ${SHIP[ship]}`,
  };
}
