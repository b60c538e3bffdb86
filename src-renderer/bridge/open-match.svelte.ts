/** One open match as the looking seat may know it, and the only way to move it on. */
import { err, type Refusal, type Result } from '../../shared/base';
import type {
  Actor,
  Answer,
  AnyAction,
  Bridge,
  Chance,
  DocumentState,
  Hint,
  LogEntry,
  Pace,
  Player,
  SeatId,
  UndoPolicy,
} from '../../shared/contract';
import type { EventOf, MatchGame, StateOf } from './game-kinds';
import { MatchLog } from './match-log.svelte';
import { Paced } from './paced';
import { Turns } from './turns.svelte';

const RETRIES = 3;
/** Bots may move faster than a table can be drawn: states that main tells of by itself are shown at most so often, milliseconds. */
const SHOWN_EVERY_MS = 60;
/** What every change of an open match names. */
interface Change {
  readonly callId: string;
  readonly id: string;
  readonly baseRevision: number;
}

export class OpenMatch<Game extends MatchGame = MatchGame> {
  readonly id: string;
  state = $state.raw() as StateOf<Game>;
  readonly #bridge: Bridge;
  readonly #onRefused: (refusal: Refusal) => void;
  readonly #unsubscribe: () => void;
  readonly #turns = new Turns();
  readonly #log: MatchLog<EventOf<Game>>;
  readonly #heard = new Paced<DocumentState>(SHOWN_EVERY_MS, (state) => this.#accept(state));

  constructor(bridge: Bridge, state: StateOf<Game>, onRefused: (refusal: Refusal) => void) {
    this.#bridge = bridge;
    this.#onRefused = onRefused;
    this.id = state.id;
    this.state = state;
    this.#log = new MatchLog(bridge, onRefused);
    this.#log.follow(state);
    this.#unsubscribe = bridge.subscribe((event) => {
      if (event.type === 'document' && event.state.id === this.id) this.#heard.take(event.state);
    });
  }

  /** Every record up to the position, as the looking seat may know it. Empty until main has answered. */
  get log(): readonly LogEntry<EventOf<Game>>[] {
    return this.#log.entries;
  }

  /** The seat through whose eyes the table is shown; null behind the curtain and for spectators. */
  get lookingSeat(): SeatId | null {
    const { looking } = this.state;
    return looking.type === 'seat' ? looking.seat : null;
  }

  /** A change was asked for and is not answered yet. */
  get busy(): boolean {
    return this.#turns.busy;
  }

  /**
   * Records an action: by default the looking seat's. Resolves to false when it was refused (the person has been told)
   * or nobody looks. Changes run one after the other in the order they were asked for.
   */
  act(action: AnyAction, actor: Actor | null = this.lookingSeat): Promise<boolean> {
    if (actor === null) return Promise.resolve(false);
    return this.#turns.run(() => this.#act(action, actor));
  }

  /** Whether an action would be taken now, and if not why. Tells nobody. */
  async check(action: AnyAction, actor: Actor | null = this.lookingSeat): Promise<Result<null, Refusal>> {
    if (actor === null) return err({ code: 'nobody-looks', message: 'Nobody looks at the table.' });
    await this.#turns.settled();
    return this.#bridge.call('document.check', { id: this.id, actor, action: { ...action } });
  }

  /** A step under way counts: a fast Ctrl+Z is never lost. */
  get canUndo(): boolean {
    return this.state.undo.refusal === null || this.#turns.busy;
  }

  get canRedo(): boolean {
    return this.state.redo.refusal === null || this.#turns.busy;
  }

  /** Tells why where it is refused, such as by the policy for what was revealed. */
  undo(): Promise<boolean> {
    return this.#turns.run(async () => {
      const { refusal } = this.state.undo;
      return refusal
        ? this.#refuse(refusal)
        : this.#change((change) => this.#bridge.call('document.undo', change));
    });
  }

  redo(): Promise<boolean> {
    return this.#turns.run(async () => {
      const { refusal } = this.state.redo;
      return refusal
        ? this.#refuse(refusal)
        : this.#change((change) => this.#bridge.call('document.redo', change));
    });
  }

  /** Resolves when main has answered every change that was asked for so far. */
  settled(): Promise<void> {
    return this.#turns.settled();
  }

  goTo(position: number): Promise<boolean> {
    return this.#inTurn((change) => this.#bridge.call('document.goTo', { ...change, position }));
  }

  /** From the past: the match goes on here, and what came after stays as a branch. */
  playOn(): Promise<boolean> {
    return this.#inTurn((change) => this.#bridge.call('document.playOn', change));
  }

  /** Takes up a line of play that was left. */
  branch(id: string): Promise<boolean> {
    return this.#inTurn((change) => {
      this.#log.forget();
      return this.#bridge.call('document.branch', { ...change, branch: id });
    });
  }

  /** Says who looks at the screen; null draws the curtain. */
  look(seat: SeatId | null): Promise<boolean> {
    return this.#turns.run(async () =>
      this.#take(await this.#bridge.call('document.look', { ...this.#call(), seat })),
    );
  }

  setSeat(seat: SeatId, player: Player): Promise<boolean> {
    return this.#insist((change) => this.#bridge.call('document.setSeat', { ...change, seat, player }));
  }

  setUndoPolicy(policy: UndoPolicy): Promise<boolean> {
    return this.#insist((change) => this.#bridge.call('document.setUndoPolicy', { ...change, policy }));
  }

  setChance(chance: Chance): Promise<boolean> {
    return this.#insist((change) => this.#bridge.call('document.setChance', { ...change, chance }));
  }

  /** Ends a bot's search at once: it plays the best so far. Waits for nothing. */
  async hurry(): Promise<boolean> {
    const answer = await this.#bridge.call('document.hurry', this.#call());
    return answer.ok || this.#refuse(answer.error);
  }

  /** How fast bots may follow one another. Waits for nothing. */
  async setPace(pace: Pace): Promise<boolean> {
    const answer = await this.#bridge.call('document.setPace', { ...this.#call(), pace });
    return answer.ok || this.#refuse(answer.error);
  }

  /** What the bot would do in the place of the looking seat; null when main refused (the person has been told). */
  async hint(): Promise<Hint | null> {
    await this.#turns.settled();
    const answer = await this.#bridge.call('document.hint', { id: this.id });
    if (answer.ok) return answer.value;
    this.#refuse(answer.error);
    return null;
  }

  revealSeed(): Promise<boolean> {
    return this.#turns.run(async () =>
      this.#take(await this.#bridge.call('document.revealSeed', this.#call())),
    );
  }

  destroy(): void {
    this.#unsubscribe();
    this.#heard.destroy();
    this.#log.destroy();
    void this.#bridge.call('document.close', { id: this.id });
  }

  async #act(action: AnyAction, actor: Actor): Promise<boolean> {
    const { position } = this.state;
    const send = (change: Change) =>
      this.#bridge.call('document.act', { ...change, actor, action: { ...action } });
    // A seat or a setting was changed meanwhile: the decision is the same. After a move it is not.
    return this.#change(send, () => this.state.position === position);
  }

  #inTurn(send: (change: Change) => Promise<Answer<'document.goTo'>>): Promise<boolean> {
    return this.#turns.run(() => this.#change(send));
  }

  /** For settings, which are meant whatever has been played meanwhile. */
  #insist(send: (change: Change) => Promise<Answer<'document.goTo'>>): Promise<boolean> {
    return this.#turns.run(() => this.#change(send, () => true));
  }

  /** `mayRepeat`: whether it is still meant after main has gone on without it. */
  async #change(
    send: (change: Change) => Promise<Answer<'document.goTo'>>,
    mayRepeat: () => boolean = () => false,
  ): Promise<boolean> {
    for (let attempt = 1; ; attempt++) {
      const answer = await send({ ...this.#call(), baseRevision: this.state.revision });
      const isStale = !answer.ok && answer.error.code === 'stale-revision';
      if (!isStale) return this.#take(answer);
      await this.#refresh();
      if (attempt === RETRIES || !mayRepeat()) return this.#take(answer);
    }
  }

  #call(): { readonly callId: string; readonly id: string } {
    return { callId: crypto.randomUUID(), id: this.id };
  }

  #take(answer: Answer<'document.goTo'>): boolean {
    if (!answer.ok) return this.#refuse(answer.error);
    this.#accept(answer.value);
    return true;
  }

  async #refresh(): Promise<void> {
    const answer = await this.#bridge.call('document.open', { id: this.id });
    if (answer.ok) this.#accept(answer.value);
  }

  /**
   * Answers and events may overtake each other: the highest revision wins. Who looks and whom the table waits for change
   * none: of equal revisions the last to come is the newest.
   */
  #accept(state: DocumentState): void {
    if (state.kind !== 'match' || state.revision < this.state.revision) return;
    this.#log.follow(state);
    this.state = state as StateOf<Game>; // a document never changes its game
  }

  #refuse(refusal: Refusal): false {
    this.#onRefused(refusal);
    return false;
  }
}
