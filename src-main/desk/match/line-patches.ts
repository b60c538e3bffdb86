/** The patches by which a match's file follows its timeline. */
import type { Patch } from '../../../shared/contract';
import type { Match } from '../../../shared/documents';
import { type AnyTimeline, stateHash } from '../../rules/engine';

/**
 * Patches from the match as it is stored to the line as it is now. `kept`: how many records both begin with. The state
 * of the checkpoint is written with the next snapshot, unless what led to it is no longer in the line.
 */
export function linePatches(match: Match, timeline: AnyTimeline, kept: number): Patch[] {
  const { line, earliest } = timeline;
  const { checkpoint } = match;
  const patches = [...recordPatches(match, line.records, kept), ...branchPatches(match, line.branches)];
  if (line.position !== (match.position ?? checkpoint.at)) {
    patches.push({ op: 'add', path: '/position', value: line.position });
  }
  const isLost = kept < checkpoint.at || (earliest > 0 && line.position < checkpoint.at);
  if (isLost) patches.push({ op: 'replace', path: '/checkpoint', value: checkpointOf(timeline) as never }); // JSON
  return patches;
}

function checkpointOf({ line, state }: AnyTimeline): Match['checkpoint'] {
  // A state is a plain object, which its type does not say.
  return { at: line.position, hash: stateHash(state), state } as Match['checkpoint'];
}

function recordPatches(
  { records: before }: Match,
  after: AnyTimeline['line']['records'],
  kept: number,
): Patch[] {
  const gone = Array.from({ length: before.length - kept }, (_, index): Patch => ({
    op: 'remove',
    path: `/records/${before.length - 1 - index}`,
  }));
  const come = after
    .slice(kept)
    .map((value): Patch => ({ op: 'add', path: '/records/-', value: value as never })); // JSON
  return [...gone, ...come];
}

function branchPatches({ branches: before }: Match, after: AnyTimeline['line']['branches']): Patch[] {
  const names = (branches: readonly Pick<Match['branches'][number], 'id' | 'at'>[]) =>
    branches.map(({ id, at }) => `${id} ${at}`).join('/');
  if (names(before) === names(after)) return [];
  const last = after.at(-1);
  return last !== undefined && names([...before, last]) === names(after)
    ? [{ op: 'add', path: '/branches/-', value: last as never }] // JSON
    : [{ op: 'replace', path: '/branches', value: after as never }]; // JSON
}
