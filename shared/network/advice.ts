/** What the rules have to say about a planned board: never a wall, every line with its rule and where it is. */
import type { RuleId } from '../base';
import type { BlackAlertContent } from '../content/black-alert';
import {
  CENTRE_SPACE,
  componentsOf,
  type Network,
  type NodeId,
  type PlacedTile,
  type Space,
  SPACES,
  tileOf,
} from '../hex';

/** A board as it is planned; what is not placed yet is null. */
export interface PlannedBoard {
  readonly tiles: readonly PlacedTile[];
  readonly corruption: readonly Space[];
  readonly fleets: readonly Space[];
  readonly discovery: NodeId | null;
  readonly charon: Space | null;
}

export interface BoardAdvice {
  readonly code:
    | 'empty-spaces'
    | 'start-tile'
    | 'mission-tile'
    | 'no-discovery'
    | 'no-charon'
    | 'fleets'
    | 'no-corruption'
    | 'last-corruption'
    | 'corruption-twice'
    | 'cut-off';
  /** `warning`: a match cannot begin so, or the rules would not have it so; `note`: good to know. */
  readonly severity: 'warning' | 'note';
  readonly message: string;
  readonly rule: RuleId;
  /** What it speaks of, to be shown on the table. */
  readonly spaces: readonly Space[];
}

/** In the order of what must be mended first. */
export function adviseBoard(
  board: PlannedBoard,
  content: BlackAlertContent,
  network: Network,
): readonly BoardAdvice[] {
  return [
    ...tileAdvice(board, content),
    ...shipAdvice(board),
    ...tokenAdvice(board, content),
    ...cutOffAdvice(board, content, network),
  ];
}

function tileAdvice({ tiles }: PlannedBoard, content: BlackAlertContent): readonly BoardAdvice[] {
  const empty = SPACES.filter((space) => !tiles.some((tile) => tile.space === space));
  const misplaced = tiles.filter(
    ({ tile, space }) => (content.tiles[tile]?.kind === 'start') !== (space === CENTRE_SPACE),
  );
  const { missionSpaces } = content.start;
  const missions = tiles.filter(
    ({ tile, space }) => (content.tiles[tile]?.kind === 'mission') !== missionSpaces.includes(space),
  );
  return [
    ...advice(empty, 'empty-spaces', 'warning', 'BA-COMP-03', (count) =>
      count === 1 ? 'One space has no tile.' : `${count} spaces have no tile.`,
    ),
    ...advice(
      misplaced.map(spaceOf),
      'start-tile',
      'warning',
      'BA-SETUP-08',
      () => 'The starting tile lies in the middle, and only there.',
    ),
    ...advice(
      missions.map(spaceOf),
      'mission-tile',
      'note',
      'BA-COMP-04',
      () => 'Mission tiles lie at marked places of the edge, plain tiles elsewhere.',
    ),
  ];
}

function shipAdvice({ discovery, charon }: PlannedBoard): readonly BoardAdvice[] {
  const line = (code: 'no-discovery' | 'no-charon', message: string): BoardAdvice => ({
    code,
    severity: 'warning',
    message,
    rule: 'BA-SETUP-15',
    spaces: [],
  });
  return [
    ...(discovery === null ? [line('no-discovery', 'The Discovery stands on no node.')] : []),
    ...(charon === null ? [line('no-charon', 'The Charon is on no tile.')] : []),
  ];
}

function tokenAdvice(board: PlannedBoard, { start }: BlackAlertContent): readonly BoardAdvice[] {
  const { corruption, fleets } = board;
  const twice = [...new Set(corruption.filter((space, index) => corruption.indexOf(space) < index))];
  const missingFleets = 2 - fleets.length;
  const lines: BoardAdvice[] = [
    ...advice(
      twice,
      'corruption-twice',
      'warning',
      'BA-CLEAN-05',
      () => 'A tile holds at most one Corruption token.',
    ),
  ];
  const add = (line: Omit<BoardAdvice, 'spaces'>): void => void lines.push({ ...line, spaces: [] });
  if (missingFleets > 0)
    add({
      code: 'fleets',
      severity: 'note',
      message:
        missingFleets === 1 ? 'One Fleet token is not on the board.' : 'No Fleet token is on the board.',
      rule: 'BA-SETUP-15',
    });
  if (corruption.length === 0)
    add({
      code: 'no-corruption',
      severity: 'note',
      message: 'Without Corruption on the board, Clean Up never places any.',
      rule: 'BA-SETUP-15',
    });
  if (corruption.length >= start.corruptionTokens)
    add({
      code: 'last-corruption',
      severity: 'warning',
      message: 'No Corruption token is left in the supply: the next one ends the match.',
      rule: 'BA-CORR-01',
    });
  return lines;
}

/** Named nodes that no pathway and no step within a tile leads to from the Discovery. */
function cutOffAdvice(
  { discovery, tiles }: PlannedBoard,
  content: BlackAlertContent,
  network: Network,
): readonly BoardAdvice[] {
  if (discovery === null) return [];
  const reached = reachedFrom(discovery, network);
  const named = tiles.flatMap(({ space, tile, face }) =>
    (content.tiles[tile]?.[face]?.nodes ?? [])
      .filter(({ id, name }) => name !== null && !reached.has(`${space}/${id}`))
      .map(({ name }) => ({ space, name })),
  );
  if (named.length === 0) return [];
  const names = named.map(({ name }) => name).join(', ');
  return [
    {
      code: 'cut-off',
      severity: 'note',
      message: `The Discovery cannot get to ${names} as the tiles lie.`,
      rule: 'BA-NET-03',
      spaces: named.map(spaceOf),
    },
  ];
}

/** Groups of nodes joined by pathways, and through tiles that nodes share. */
function reachedFrom(discovery: NodeId, network: Network): ReadonlySet<NodeId> {
  const groups = componentsOf(network).map((nodes) => ({ nodes, spaces: new Set(nodes.map(tileOf)) }));
  const reached = new Set<NodeId>();
  const spaces = new Set<Space>([tileOf(discovery)]);
  for (let grew = true; grew;) {
    grew = false;
    for (const group of groups) {
      const isNew = group.nodes.some((node) => !reached.has(node));
      if (!isNew || ![...group.spaces].some((space) => spaces.has(space))) continue;
      for (const node of group.nodes) reached.add(node);
      for (const space of group.spaces) spaces.add(space);
      grew = true;
    }
  }
  return reached;
}

function advice(
  spaces: readonly Space[],
  code: BoardAdvice['code'],
  severity: BoardAdvice['severity'],
  rule: RuleId,
  words: (count: number) => string,
): readonly BoardAdvice[] {
  return spaces.length > 0 ? [{ code, severity, message: words(spaces.length), rule, spaces }] : [];
}

const spaceOf = ({ space }: { readonly space: Space }): Space => space;
