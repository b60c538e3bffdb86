/** A match on the table: what main says of it, its game's session, who looks, and what a person has been asked. */
import type { LogEntry, SeatId } from '../../shared/contract';
import type { OpenMatch } from '../bridge/open-match.svelte';
import type {
  EventOf,
  GameDescriptor,
  GameSession,
  MatchGame,
  MatchTable,
  TableSharing,
} from '../games/descriptor';
import { seatMark } from '../panels/match/turns';
import type { Mark } from '../ui';
import type { TableOf, TableSurroundings } from './open-table.svelte';
import { PictureTaker } from './picture-taker.svelte';
import { Travel } from './travel';

/** A record of whatever game the match is of; it goes to that game's own table and to no other. */
export type TableEntry = LogEntry<EventOf<MatchGame>>;

export class OpenMatchTable implements TableOf {
  readonly kind = 'match';
  readonly match: OpenMatch;
  readonly descriptor: GameDescriptor;
  readonly play: MatchTable<MatchGame>;
  readonly session: GameSession;
  /** A person looks as long as they hold the key. */
  peeking = $state(false);
  /** The curtain was put aside to look at what everybody may know. */
  publicShown = $state(false);
  /** Whose turn it is to look; null: no curtain is drawn. */
  readonly handOver: SeatId | null = $derived.by(() => {
    const { looking } = this.match.state;
    return looking.type === 'curtain' ? looking.next : null;
  });
  readonly curtain = $derived.by(() => this.handOver !== null && !this.publicShown);
  readonly #pictures: PictureTaker;
  readonly #travel: Travel;
  readonly #stopWatching: () => void;
  #destroyed = false;

  constructor(
    around: TableSurroundings,
    descriptor: GameDescriptor,
    play: MatchTable<MatchGame>,
    match: OpenMatch,
    session: GameSession,
  ) {
    this.descriptor = descriptor;
    this.play = play;
    this.match = match;
    this.session = session;
    this.#pictures = new PictureTaker(around.library, {
      id: match.id,
      revision: () => (this.curtain ? null : match.state.revision),
      take: session.thumbnail && (() => session.thumbnail?.() ?? Promise.resolve('')),
    });
    this.#travel = new Travel(
      () => match.state.position,
      (position) => match.goTo(position),
    );
    this.#stopWatching = $effect.root(() => {
      $effect(() => {
        if (this.handOver === null) this.publicShown = false;
      });
    });
  }

  get id(): string {
    return this.match.id;
  }
  get title(): string {
    return this.match.state.title;
  }
  get sharing(): (() => Promise<TableSharing>) | undefined {
    return this.play.sharing;
  }
  get savedAt(): number {
    return this.match.state.savedAt;
  }
  get position(): number {
    return this.match.state.position;
  }
  get length(): number {
    return this.match.state.length;
  }
  get canUndo(): boolean {
    return this.match.canUndo;
  }
  get canRedo(): boolean {
    return this.match.canRedo;
  }

  undo(): void {
    void this.match.undo();
  }

  redo(): void {
    void this.match.redo();
  }

  goTo(position: number): Promise<void> {
    return this.#travel.goTo(position);
  }

  /** The mark of a seat: its side's where the game has sides, else its own. */
  markOf(seat: SeatId): Mark {
    return this.play.signOf?.(this.match.state, seat)?.mark ?? seatMark(seat);
  }

  /** Whoever is handed the screen says that they, and nobody else, look at it. */
  async takeScreen(): Promise<void> {
    if (this.handOver !== null) await this.match.look(this.handOver);
  }

  /** Looks while a key is held. */
  peek(): void {
    if (this.handOver === null) return;
    this.peeking = true;
    void this.match.look(this.handOver);
  }

  endPeek(): void {
    if (!this.peeking) return;
    this.peeking = false;
    void this.match.look(null);
  }

  /** Draws the curtain before the screen is passed on. */
  passScreen(): void {
    void this.match.look(null);
  }

  /** Seeded chance answers at once; the next question is a person's again. */
  async letSeedAnswer(): Promise<void> {
    if (await this.match.setChance('seeded')) await this.match.setChance('entered');
  }

  settled(): Promise<void> {
    return this.match.settled();
  }

  finishPicture(): Promise<void> {
    return this.#pictures.finish();
  }

  /** Twice does no harm: a person may turn round while the table is leaving. */
  destroy(): void {
    if (this.#destroyed) return;
    this.#destroyed = true;
    this.#stopWatching();
    this.#pictures.end();
    this.session.destroy();
    this.match.destroy();
  }
}
