/** A battle round by round, as a tree that a person can read: what looks the same is one branch, whatever led to it. */
import type { BattleNode, BattleSide } from '../../../../shared/force';

export interface TreeBranch {
  readonly hit: BattleSide;
  readonly damage: number;
  /** Hull points that are left then. */
  readonly attackerLeft: number;
  readonly defenderLeft: number;
  /** From the battle's beginning. */
  readonly chance: number;
  readonly next: readonly TreeBranch[];
}

/** A cell of the tree drawn as a table: it stands in as many rows as branches end behind it. */
export interface TreeCell {
  readonly branch: TreeBranch;
  readonly round: number;
  readonly rows: number;
}
/** One way through the battle: what begins in its row, and how likely it is. */
export interface TreeRow {
  readonly cells: readonly TreeCell[];
  readonly chance: number;
  /** Rounds that are not fought any more. */
  readonly unfought: number;
}

interface Reached {
  readonly node: BattleNode;
  readonly chance: number;
}

/** Hits of the attacker first, then those that leave the defender more. */
export function treeOf(root: BattleNode): readonly TreeBranch[] {
  return branchesOf([{ node: root, chance: 1 }]);
}

function branchesOf(reached: readonly Reached[]): readonly TreeBranch[] {
  const found = new Map<string, { branch: TreeBranch; nexts: Reached[] }>();
  for (const { node, chance } of reached)
    for (const { hit, damage, chance: share, attacker, defender, next } of node.branches) {
      const key = `${hit} ${damage} ${attacker.hullLeft} ${defender.hullLeft}`;
      const known = found.get(key);
      const reach = chance * share;
      const branch = {
        hit,
        damage,
        attackerLeft: attacker.hullLeft,
        defenderLeft: defender.hullLeft,
        chance: (known?.branch.chance ?? 0) + reach,
        next: [],
      };
      const nexts = known?.nexts ?? [];
      if (next !== null) nexts.push({ node: next, chance: reach });
      found.set(key, { branch, nexts });
    }
  return [...found.values()]
    .map(({ branch, nexts }) => ({ ...branch, next: nexts.length === 0 ? [] : branchesOf(nexts) }))
    .sort((one, other) => one.hit.localeCompare(other.hit) || other.damage - one.damage);
}

/** The tree's ways, first to last, each with the cells that begin in its row; `rounds` is how many a battle has. */
export function rowsOf(branches: readonly TreeBranch[], rounds: number): readonly TreeRow[] {
  return branches.flatMap((branch) => rowsUnder(branch, 1, rounds));
}

function rowsUnder(branch: TreeBranch, round: number, rounds: number): readonly TreeRow[] {
  const below = branch.next.flatMap((next) => rowsUnder(next, round + 1, rounds));
  const [first, ...rest] = below;
  const cell = { branch, round, rows: Math.max(1, below.length) };
  if (!first) return [{ cells: [cell], chance: branch.chance, unfought: rounds - round }];
  return [{ ...first, cells: [cell, ...first.cells] }, ...rest];
}
