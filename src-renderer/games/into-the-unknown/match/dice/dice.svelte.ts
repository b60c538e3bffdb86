/** The dice that lie on the table, and which of them are picked up to be rolled again, changed or spent. */
import type {
  IntoTheUnknownAction,
  IntoTheUnknownView,
  RolledDie,
  TaskView,
} from '../../../../../shared/contract/into-the-unknown';
import type { Entry } from '../offers';

export type RollTask = Extract<TaskView, { readonly type: 'test' | 'attack' }>;

export interface DiceHost {
  readonly view: IntoTheUnknownView;
  readonly entries: readonly Entry[];
  act(action: IntoTheUnknownAction): Promise<boolean>;
}

export class Dice {
  readonly #host: DiceHost;
  #picked = $state.raw<readonly number[]>([]);
  /** Rolls up to this record have been looked at. */
  seen = $state(0);
  /** The test or attack under way that has dice; null: none. */
  readonly task: RollTask | null = $derived.by(() => rollOf(this.#host.view));
  readonly dice: readonly RolledDie[] = $derived.by(() => this.task?.dice ?? []);
  /** By place among the dice, the lowest first. */
  readonly picked: readonly number[] = $derived.by(() =>
    this.#picked.filter((index) => index < this.dice.length && this.dice[index]?.spent === false),
  );
  /** What may be done with dice, one for each source or effect. */
  readonly ways: readonly Entry[] = $derived.by(() =>
    this.#host.entries.filter(({ group }) => group === 'dice'),
  );

  constructor(host: DiceHost) {
    this.#host = host;
  }

  follow(): void {
    this.#picked = [];
  }

  toggle(index: number): void {
    const picked = this.picked.includes(index)
      ? this.picked.filter((each) => each !== index)
      : [...this.picked, index];
    this.#picked = picked.sort((one, other) => one - other);
  }

  /** Dice that some listed way would take. */
  mayPick(index: number): boolean {
    return this.ways.some(({ actions }) =>
      actions.some((action) => 'dice' in action && action.dice.includes(index)),
    );
  }

  /** The action of a way with the dice picked up; without any, the first that is listed. */
  actionOf({ actions }: Entry): IntoTheUnknownAction | null {
    const [first = null] = actions;
    if (this.picked.length === 0 || first === null) return first;
    if (first.type === 'reroll' || first.type === 'change-die' || first.type === 'spend')
      return { ...first, dice: [...this.picked] };
    return first;
  }

  async use(entry: Entry): Promise<void> {
    const action = this.actionOf(entry);
    if (action) await this.#host.act(action);
  }
}

/** The innermost test or attack; a roll that waits behind something else is shown as it lies. */
function rollOf({ tasks }: IntoTheUnknownView): RollTask | null {
  const task = tasks.findLast(({ type }) => type === 'test' || type === 'attack');
  return task?.type === 'test' || task?.type === 'attack' ? task : null;
}
