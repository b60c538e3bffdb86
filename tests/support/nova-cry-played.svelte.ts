/** A Nova Cry table over the rules themselves, without main: one person's seat, the others and chance played at random. */
import type { NovaCryContent } from '../../shared/content/nova-cry';
import type { SeatId } from '../../shared/contract';
import type { NovaCryAction } from '../../shared/contract/nova-cry';
import type { NovaCrySetup } from '../../shared/documents';
import { randomFrom, type Random } from '../../src-main/rules/engine';
import { type NovaCryRules, type NovaCryState } from '../../src-main/rules/nova-cry';
import { rulesWith } from './nova-cry';
import { NovaCryTable, novaCrySession, novaCryState, type OpenTable } from './nova-cry-table.svelte';

export class PlayedTable extends NovaCryTable {
  readonly rules: NovaCryRules;
  position: NovaCryState;
  readonly #seat: SeatId;
  readonly #random: Random;
  #revision = 1;

  constructor(rules: NovaCryRules, position: NovaCryState, seat: SeatId, seed: string) {
    super(stateOf(rules, position, seat, 1));
    this.rules = rules;
    this.position = position;
    this.#seat = seat;
    this.#random = randomFrom(seed);
    this.others();
  }

  override act(action: NovaCryAction): Promise<boolean> {
    this.acted.push(action);
    const checked = this.rules.check(this.position, this.#seat, action);
    if (!checked.ok) return Promise.resolve(false);
    this.position = this.rules.apply(this.position, this.#seat, checked.value).state;
    this.others();
    return Promise.resolve(true);
  }

  /** Everybody else, and chance, until the person is asked or the match is over. */
  others(): void {
    for (let actors = this.rules.actors(this.position); actors.length > 0 && !actors.includes(this.#seat);) {
      const [actor = 'chance'] = actors;
      const action = this.rules.sample(this.position, actor, this.#random);
      this.position = this.rules.apply(this.position, actor, action).state;
      actors = this.rules.actors(this.position);
    }
    this.#revision += 1;
    this.state = stateOf(this.rules, this.position, this.#seat, this.#revision);
  }

  /** The person's seat too is played at random, for so many decisions. False: the match is over. */
  playSome(steps: number): boolean {
    for (let step = 0; step < steps; step += 1) {
      if (this.rules.actors(this.position).length === 0) return false;
      const action = this.rules.sample(this.position, this.#seat, this.#random);
      this.position = this.rules.apply(this.position, this.#seat, action).state;
      this.others();
    }
    return true;
  }

  /** The same until `isReached` or the match is over. False: it was never reached. */
  playUntil(isReached: (table: PlayedTable) => boolean, most = 4000): boolean {
    for (let step = 0; step < most && !isReached(this); step += 1)
      if (!this.playSome(1)) return isReached(this);
    return isReached(this);
  }
}

function stateOf(rules: NovaCryRules, position: NovaCryState, seat: SeatId, revision: number) {
  const isAsked = rules.actors(position).includes(seat);
  const legal = isAsked ? rules.legal(position, seat) : null;
  const actions = legal?.type === 'listed' ? legal.actions : undefined;
  const closed = isAsked ? (rules.closed?.(position, seat) ?? []) : [];
  const isOver = rules.actors(position).length === 0;
  return {
    ...novaCryState(rules.view(position, seat), {
      ...(actions && { actions }),
      closed,
      waiting: isOver ? { type: 'over' } : { type: 'person', seat },
    }),
    revision,
  };
}

/** A match from its first roll over the shipped content, or any other. */
export function playedTable(
  content: NovaCryContent,
  setup: NovaCrySetup,
  { seat = '1', seed = 'played' }: { readonly seat?: SeatId; readonly seed?: string } = {},
): OpenTable & { readonly table: PlayedTable } {
  const rules = rulesWith({}, content);
  const begun = rules.start(setup);
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  const table = new PlayedTable(rules, begun.value, seat, seed);
  return { session: novaCrySession(content, table), table };
}
