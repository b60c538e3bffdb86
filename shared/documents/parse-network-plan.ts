/** From a file's text to a plan of Black Alert's board, or to every fault in it. */
import { err, ok, type Refusal, type Result } from '../base';
import { parseWithSchema, pointerOf } from '../content';
import type { BlackAlertContent } from '../content/black-alert';
import { faultsOfLoops, networkOf, type NodeId } from '../hex';
import { formatOf, otherFormat, readFormat } from './format';
import { migratePlan } from './migrations';
import { type NetworkPlan, networkPlanSchema } from './network-plan';
import { PLAN_FORMAT } from './plan';

/**
 * Reads a plan file of Black Alert. Refusals as `parsePlan`; a plan of another game is `unknown-kind` at `/game`. What a
 * schema cannot see: tiles, faces and nodes the packs lack (`unknown-id`), what lies twice (`duplicate-id`), loops.
 */
export function parseNetworkPlan(
  text: string,
  content: BlackAlertContent,
): Result<NetworkPlan, readonly Refusal[]> {
  const raw = readFormat(text);
  return raw.ok ? checkNetworkPlan(raw.value.value, content) : err([raw.error]);
}

/** The same for a document that is already parsed JSON, such as a plan after a patch. */
export function checkNetworkPlan(
  value: unknown,
  content: BlackAlertContent,
): Result<NetworkPlan, readonly Refusal[]> {
  const raw = formatOf(value);
  if (!raw.ok) return err([raw.error]);
  if (raw.value.format !== PLAN_FORMAT) return err([otherFormat(raw.value.format)]);
  const migrated = migratePlan(raw.value.value);
  if (!migrated.ok) return err([migrated.error]);
  if (migrated.value['game'] !== 'black-alert') return err([otherGame()]);
  const parsed = parseWithSchema(networkPlanSchema, migrated.value);
  if (!parsed.ok) return parsed;
  const faults = faultsOf(parsed.value, content);
  return faults.length > 0 ? err(faults) : ok(parsed.value);
}

/** The board of a plan as the network is computed from; loops left out are those of the pack. */
export function boardOfPlan({ network }: NetworkPlan, content: BlackAlertContent) {
  return {
    tiles: network.tiles,
    loops: network.loops ?? Object.entries(content.loops).map(([id, loop]) => ({ ...loop, id })),
    faceOf: ({ tile, face }: NetworkPlan['network']['tiles'][number]) => {
      const found = content.tiles[tile]?.[face];
      if (!found) throw new Error(`A plan with the unknown tile ${tile} passed its checks.`);
      return found;
    },
  };
}

function faultsOf(plan: NetworkPlan, content: BlackAlertContent): readonly Refusal[] {
  const loops = faultsOfLoops(plan.network.loops ?? []);
  const board = [
    ...tileFaults(plan, content),
    ...loops.map((each) => ({ ...each, at: `/network/loops${each.at ?? ''}` })),
  ];
  const tokens = duplicates(plan.tokens.map(({ id }) => id)).map((index) =>
    fault('duplicate-id', 'This id is used twice.', ['tokens', index, 'id']),
  );
  // Which nodes there are can be told of a sound board only.
  return [...board, ...tokens, ...(board.length > 0 ? [] : nodeFaults(plan, content))];
}

function tileFaults({ network }: NetworkPlan, content: BlackAlertContent): readonly Refusal[] {
  const unknown = network.tiles.flatMap(({ tile, face }, index): Refusal[] => {
    const record = Object.hasOwn(content.tiles, tile) ? content.tiles[tile] : undefined;
    const at = ['network', 'tiles', index];
    if (!record) return [fault('unknown-id', `No content pack knows the tile "${tile}".`, [...at, 'tile'])];
    return record[face] === null
      ? [fault('unknown-id', `${record.name} has one face.`, [...at, 'face'])]
      : [];
  });
  const twice = (key: 'space' | 'tile', message: string) =>
    duplicates(network.tiles.map((tile) => tile[key])).map((index) =>
      fault('duplicate-id', message, ['network', 'tiles', index, key]),
    );
  return [
    ...unknown,
    ...twice('space', 'Two tiles lie on this space.'),
    ...twice('tile', 'This tile lies twice.'),
  ];
}

function nodeFaults(plan: NetworkPlan, content: BlackAlertContent): readonly Refusal[] {
  const nodes: ReadonlySet<string> = new Set<NodeId>(networkOf(boardOfPlan(plan, content)).nodes);
  const named: readonly (readonly [readonly (string | number)[], string])[] = [
    ...plan.tokens.map(({ at }, index) => [['tokens', index, 'at'], at] as const),
    ...(plan.ships.discovery === undefined ? [] : [[['ships', 'discovery'], plan.ships.discovery] as const]),
  ];
  return named
    .filter(([, place]) => place.includes('/') && !nodes.has(place))
    .map(([path, place]) => fault('unknown-id', `The board has no node "${place}".`, path));
}

/** Where something stands that stood before. */
function duplicates(values: readonly string[]): readonly number[] {
  return values.flatMap((value, index) => (values.indexOf(value) < index ? [index] : []));
}

function otherGame(): Refusal {
  return { code: 'unknown-kind', message: 'This is no plan of Black Alert.', at: '/game' };
}

function fault(code: string, message: string, path: readonly (string | number)[]): Refusal {
  return { code, message, at: pointerOf(path) };
}
