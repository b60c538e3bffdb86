/**
 * Looks ahead through the seat's own decisions to the end of the turn under way. Every decision is a maximum, every stay
 * of chance and of others is a mean over samples, and what is hidden is dealt anew for each sample (information-set
 * search); at the end stands the game's own evaluation. Sure steps are taken once and kept, so that the budget goes to
 * what is open. Rejected: mean backups, which need far more visits to see one good continuation among ten poor ones.
 */
import {
  type AnyAction,
  type AnyRules,
  choicesOf,
  type Random,
  type SeatId,
  shuffled,
} from '../rules/engine';
import {
  bestOf,
  type Branch,
  type Branches,
  isKnown,
  MOST_SAMPLES,
  type Position,
  settle,
  settleBranch,
  type Untried,
} from './search-tree';

/** How far an unlucky estimate may lie below the best and still be looked into, in chances to win. */
const EXPLORATION = 0.05;
/** Choices that are tried at a decision: so many at once, and more the oftener it is met. */
const FIRST_TRIES = 8;
const MORE_TRIES = 3;
/** For how many samples a first sight counts: standing still where the rules know no prospects, else what they say. */
const FIRST_SIGHT = { still: 1, prospect: 2 };
/** Steps by habit before a position is judged anyhow. */
const MOST_HABITS = 80;

export interface Found {
  readonly action: AnyAction;
  /** The chance to win that was found for it. */
  readonly value: number;
  /** Actions that were carried out while looking, dear ones counted as several. */
  readonly nodes: number;
}

export interface Search {
  readonly rules: AnyRules;
  readonly seat: SeatId;
  readonly view: unknown;
  readonly legal: readonly AnyAction[];
  readonly random: Random;
  readonly nodes: number;
  readonly shouldStop: () => boolean;
  /** Told whenever another action looks best. */
  readonly report: (best: Found) => void;
}

/** The action that looks best within the budget; the rules have `evaluate` and `determinize`. */
export function searched(search: Search): Found {
  return new Searcher(search).run();
}

class Searcher {
  readonly #search: Search;
  #nodes = 0;
  #turns = 0;

  constructor(search: Search) {
    this.#search = search;
  }

  run(): Found {
    const { legal, shouldStop, report, nodes } = this.#search;
    const root = this.#root();
    root.branches = { tried: [], untried: this.#ordered(root.state, legal) };
    let best: Branch | null = null;
    do {
      this.#visit(root);
      const now = bestOf(root.branches);
      if (now !== best && now !== null) report(this.#found(now));
      best = now;
    } while (!root.isExhausted && this.#nodes < nodes && !shouldStop());
    if (best === null) throw new Error('Nothing to choose from.');
    return this.#found(best);
  }

  #found({ action, value }: Branch): Found {
    return { action, value, nodes: this.#nodes };
  }

  #root(): Position {
    const { rules } = this.#search;
    const state = this.#dealt(this.#search.view);
    this.#turns = rules.turns(state);
    return this.#position(state, false);
  }

  /** A whole state that the seat may be in. */
  #dealt(view: unknown): unknown {
    const { rules, seat, random } = this.#search;
    if (!rules.determinize) throw new Error(`${rules.id} has no determinize.`);
    return rules.determinize(view, seat, random);
  }

  #apply(state: unknown, actor: Parameters<AnyRules['apply']>[1], action: AnyAction): unknown {
    this.#nodes += this.#search.rules.nodeCost ?? 1;
    return this.#search.rules.apply(state, actor, action).state;
  }

  #visit(position: Position): void {
    position.visits += 1;
    if (position.isEnd) return;
    const { rules, seat, random } = this.#search;
    position.branches ??= {
      tried: [],
      untried: this.#ordered(position.state, choicesOf(rules, position.state, seat, random)),
    };
    const branch = this.#chosen(position, position.branches);
    if (branch === null) {
      position.isExhausted = true;
      return;
    }
    this.#follow(position, branch);
    settleBranch(position, branch, rules.prospect ? FIRST_SIGHT.prospect : FIRST_SIGHT.still);
    settle(position, position.branches);
  }

  /** The most promising last, equals in an order by chance. */
  #ordered(state: unknown, actions: readonly AnyAction[]): Untried[] {
    const { rules, seat, random } = this.#search;
    const untried = shuffled(actions, random).map((action) => ({
      action,
      prospect: rules.prospect?.(state, seat, action) ?? 0,
    }));
    return rules.prospect ? untried.sort((one, other) => one.prospect - other.prospect) : untried;
  }

  /** An action not tried yet, else the most promising one; null: all is known. */
  #chosen(position: Position, { tried, untried }: Branches): Branch | null {
    const width = FIRST_TRIES + MORE_TRIES * Math.sqrt(position.visits);
    const isOpen = tried.length < width || tried.every(isKnown);
    const next = isOpen ? untried.pop() : undefined;
    if (next !== undefined) {
      const branch: Branch = { ...next, samples: [], isUncertain: false, visits: 0, value: 0 };
      tried.push(branch);
      return branch;
    }
    let best: Branch | null = null;
    let highest = -Infinity;
    const scale = EXPLORATION * Math.sqrt(Math.log(position.visits + 1));
    for (const branch of tried) {
      if (isKnown(branch)) continue;
      const hope = branch.value + scale / Math.sqrt(branch.visits);
      if (hope > highest) [best, highest] = [branch, hope];
    }
    return best;
  }

  #follow(position: Position, branch: Branch): void {
    const { samples } = branch;
    branch.visits += 1;
    const [first] = samples;
    if (first === undefined) samples.push(this.#taken(position.state, branch));
    else if (!branch.isUncertain) this.#visit(first);
    else this.#sampleOrDeepen(position, branch);
  }

  #sampleOrDeepen({ state }: Position, branch: Branch): void {
    const { samples } = branch;
    const open = samples.filter((each) => !each.isEnd && !each.isExhausted);
    if (samples.length < MOST_SAMPLES && (open.length === 0 || samples.length ** 1.5 < branch.visits)) {
      const { rules, seat } = this.#search;
      samples.push(this.#taken(this.#dealt(rules.view(state, seat)), branch));
      return;
    }
    const least = open.reduce<Position | undefined>(
      (few, each) => (few === undefined || each.visits < few.visits ? each : few),
      undefined,
    );
    if (least) this.#visit(least);
  }

  /** Takes an action and lets chance and others answer until the seat decides again or the turn is over. */
  #taken(from: unknown, branch: Branch): Position {
    const { rules, seat, random } = this.#search;
    let state = this.#apply(from, seat, branch.action);
    for (;;) {
      if (this.#isOver(state)) return this.#position(state, true);
      const actor = rules.actors(state)[0];
      if (actor === seat) return this.#position(state, false);
      branch.isUncertain = true;
      const action = actor === 'chance' ? rules.sample(state, actor, random) : this.#habit(state, actor);
      if (action === null || actor === undefined) return this.#position(state, true);
      state = this.#apply(state, actor, action);
    }
  }

  #isOver(state: unknown): boolean {
    const { rules } = this.#search;
    return rules.outcome(state) !== null || rules.turns(state) !== this.#turns;
  }

  #habit(state: unknown, actor: ReturnType<AnyRules['actors']>[number] | undefined): AnyAction | null {
    const { rules, random } = this.#search;
    if (actor === undefined || actor === 'referee') return null;
    if (actor === 'chance' || !rules.habit) return rules.sample(state, actor, random);
    return rules.habit(state, actor, random);
  }

  #position(state: unknown, isEnd: boolean): Position {
    const { still, isQuiet } = this.#judged(state);
    return { state, isEnd, isQuiet, still, value: still, visits: 0, branches: null, isExhausted: isEnd };
  }

  /** Where something presses it is carried through by habit first. */
  #judged(from: unknown): { readonly still: number; readonly isQuiet: boolean } {
    const { rules } = this.#search;
    let state = from;
    for (let steps = 0; steps < MOST_HABITS && !this.#isOver(state); steps += 1) {
      const actor = rules.actors(state)[0];
      const action = this.#habit(state, actor);
      if (action === null || actor === undefined) break;
      state = this.#apply(state, actor, action);
    }
    return { still: this.#worth(state), isQuiet: state === from };
  }

  #worth(state: unknown): number {
    const { rules, seat } = this.#search;
    if (rules.judge) return rules.judge(state, seat);
    if (!rules.evaluate) throw new Error(`${rules.id} has no evaluation.`);
    return rules.evaluate(rules.view(state, seat), seat);
  }
}
