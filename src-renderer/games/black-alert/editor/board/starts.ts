/** Where everything starts, in words: what lies on a space, and the nodes that the Discovery may begin at. */
import type { BlackAlertContent, StartRecord } from '../../../../../shared/content/black-alert';
import { CENTRE_SPACE, type Space } from '../../../../../shared/hex';
import { type FaceNode, nodeWords } from '../model/face-edits';

export type StartMark = 'Mission tile' | 'Discovery' | 'Charon' | 'Fleet' | 'two Fleets' | 'Corruption';

/** What starts on a space, in words: for lists and for ears. */
export function startsAt(start: StartRecord, space: Space): readonly StartMark[] {
  const fleets = start.fleets.filter((each) => each === space).length;
  return [
    ...(start.missionSpaces.includes(space) ? (['Mission tile'] as const) : []),
    ...(start.discovery.space === space ? (['Discovery'] as const) : []),
    ...(start.charon === space ? (['Charon'] as const) : []),
    ...(fleets > 0 ? [fleets === 1 ? ('Fleet' as const) : ('two Fleets' as const)] : []),
    ...(start.corruption.includes(space) ? (['Corruption'] as const) : []),
  ];
}

/** A node that may be chosen, and what it is called. */
export interface StartNode {
  readonly id: string;
  readonly words: string;
}

/** Nodes that the Discovery may start at: those that every tile which may lie there has. BA-SETUP-15. */
export function startNodes(
  content: Pick<BlackAlertContent, 'tiles' | 'loops'>,
  start: StartRecord,
): readonly StartNode[] {
  const { space } = start.discovery;
  const other = start.missionSpaces.includes(space) ? 'mission' : 'plain';
  const kind = space === CENTRE_SPACE ? 'start' : other;
  const faces = Object.values(content.tiles).flatMap((tile) =>
    tile.kind === kind ? [tile.a, ...(tile.b ? [tile.b] : [])] : [],
  );
  const [first, ...rest] = faces.map(({ nodes }) => nodes);
  const common = (first ?? []).filter(({ id }) =>
    rest.every((nodes) => nodes.some((node) => node.id === id)),
  );
  const rim = Object.values(content.loops)
    .filter(({ tile }) => tile === space)
    .flatMap(({ nodes }) => nodes);
  // Where several tiles may lie there, the same id means another node on each: only the letter is common to them.
  const isOneFace = rest.length === 0;
  return [
    ...common.map((node) => ({ id: node.id, words: isOneFace ? lettered(node) : node.id })),
    ...rim.map((node) => ({ id: node.id, words: `${lettered(node)} at the rim` })),
  ];
}

/** Such as `Interphasic Space (a)`; two points of a tile are told apart by the letter alone. */
function lettered(node: FaceNode): string {
  const words = nodeWords(node);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} (${node.id})`;
}
