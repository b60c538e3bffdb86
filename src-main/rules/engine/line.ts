/** Records in a row with how far they are applied, and the lines of play that were left. */
import type { Refusal } from '../../../shared/base';
import type { AnyAction, MatchRecord } from './types';

/** A line of play that was left: `records` follow the first `at` records of the match. */
export interface Branch<Action extends AnyAction> {
  readonly id: string;
  readonly at: number;
  readonly records: readonly MatchRecord<Action>[];
  readonly title: string;
}

export interface Line<Action extends AnyAction> {
  readonly records: readonly MatchRecord<Action>[];
  /** 0 .. records.length: how many are applied. */
  readonly position: number;
  readonly branches: readonly Branch<Action>[];
}

/** A record that the rules refuse when a match is replayed: the file and the rules have parted ways. */
export interface Divergence extends Refusal {
  readonly code: 'diverged';
}

/** That a record cannot be played, by its number from 0 and why. */
export function divergence(index: number, why: Refusal): Divergence {
  return {
    code: 'diverged',
    message: `Record ${index + 1} cannot be played by these rules: ${why.message}`,
    at: `/records/${index}`,
    ...(why.rule ? { rule: why.rule } : {}),
  };
}

/** Branches that left beyond a cut take along what they followed, so that they follow records that stay. */
export function rooted<Action extends AnyAction>(
  branches: readonly Branch<Action>[],
  cut: number,
  tail: readonly MatchRecord<Action>[],
): readonly Branch<Action>[] {
  return branches.map((branch) =>
    branch.at > cut
      ? { ...branch, at: cut, records: [...tail.slice(0, branch.at - cut), ...branch.records] }
      : branch,
  );
}

/** A line that is being left, numbered on from those before it. */
export function branchOf<Action extends AnyAction>(
  branches: readonly Branch<Action>[],
  at: number,
  records: readonly MatchRecord<Action>[],
): Branch<Action> {
  const numbers = branches.map(({ id }) => Number(id.slice('line-'.length)));
  const number = Math.max(0, ...numbers) + 1;
  return { id: `line-${number}`, at, records, title: `Line ${number}` };
}

/** What is said of a choice makes no other choice. */
export function isSame(one: MatchRecord, other: MatchRecord): boolean {
  return one.seat === other.seat && JSON.stringify(one.action) === JSON.stringify(other.action);
}
