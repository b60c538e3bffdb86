/** The library as main keeps it: lists, pictures, and every way to change it. Answers are the calls' own Results. */
import { err, ok, type Refusal, type Result } from '../../shared/base';
import type {
  Answer,
  Bridge,
  CallName,
  GameId,
  LibraryList,
  Player,
  Request,
  SavedForces,
} from '../../shared/contract';
import type { ContentOf, MatchGame } from './game-kinds';

/** A picture may be taken a little after its document changed, milliseconds: until then it is asked for again. */
const PICTURE_DELAY_MS = 15_000;
const EMPTY: LibraryList = { documents: [], bin: [], broken: [], examples: [] };
type WithoutCall<Requested> = Requested extends unknown ? Omit<Requested, 'callId'> : never;
/** A plan of any game, as a person asks for it. */
export type NewPlan = WithoutCall<Request<'library.create'>>;
export type NewMatch = WithoutCall<Request<'library.createMatch'>>;

const otherGame: Refusal = { code: 'other-game', message: 'These packs belong to another game.' };

export class LibraryStore {
  list = $state.raw<LibraryList>(EMPTY);
  /** False until main has answered once: an empty library and an unread one look different. */
  loaded = $state(false);
  /** Pictures as `data:` addresses by `key`; null: there is none. */
  pictures = $state.raw<Readonly<Record<string, string | null>>>({});
  readonly #bridge: Bridge;
  readonly #onRefused: (refusal: Refusal) => void;
  readonly #unsubscribe: () => void;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing shown depends on what was asked
  readonly #asked = new Set<string>();
  #newest = 0;

  constructor(bridge: Bridge, onRefused: (refusal: Refusal) => void) {
    this.#bridge = bridge;
    this.#onRefused = onRefused;
    this.#unsubscribe = bridge.subscribe((event) => {
      if (event.type === 'library') void this.load();
    });
  }

  async load(): Promise<void> {
    const turn = ++this.#newest;
    const answer = await this.#bridge.call('library.list', {});
    if (turn !== this.#newest) return;
    if (!answer.ok) return this.#onRefused(answer.error);
    this.list = answer.value;
    this.loaded = true;
    this.#askRecentAgain();
  }

  /** Names a picture: a document's changes with the document, an example's never. */
  pictureKey(id: string, changedAt = 0): string {
    return `${id}@${changedAt}`;
  }

  /** The packs of a game merged, for what a new match is set up with. */
  async content<Game extends MatchGame>(
    game: Game,
    packs: readonly string[],
  ): Promise<Result<ContentOf<Game>, Refusal>> {
    const answer = await this.#bridge.call('packs.content', { game, packs: [...packs] });
    if (!answer.ok) return answer;
    // Main answers for the game that it was asked for.
    return answer.value.game === game ? ok(answer.value.content as ContentOf<Game>) : err(otherGame);
  }

  /** The person's own packs of a game, those that nothing can be played with told why. */
  async ownPacks(wanted: GameId): Promise<readonly { id: string; title: string; problem: string | null }[]> {
    const answer = await this.#bridge.call('packs.list', {});
    if (!answer.ok) {
      this.#onRefused(answer.error);
      return [];
    }
    return answer.value.packs
      .filter(({ game }) => game === wanted)
      .map(({ id, title, faults }) => ({ id, title, problem: faults[0]?.message ?? null }));
  }

  /** Task forces of Into the Unknown in saved plans, the newest plan first. */
  async savedForces(): Promise<readonly SavedForces[]> {
    const answer = await this.#bridge.call('library.forces', {});
    if (answer.ok) return answer.value;
    this.#onRefused(answer.error);
    return [];
  }

  /** Asks for a picture once; it appears in `pictures` under its key. */
  async askPicture(id: string, changedAt = 0): Promise<void> {
    const key = this.pictureKey(id, changedAt);
    if (this.#asked.has(key)) return;
    this.#asked.add(key);
    await this.#fetchPicture(id, key);
  }

  /** Pictures on screen whose document has just changed: theirs may have come after they were asked for. */
  #askRecentAgain(): void {
    for (const { id, changedAt } of this.list.documents) {
      const key = this.pictureKey(id, changedAt);
      const fresh = Date.now() - changedAt < PICTURE_DELAY_MS;
      if (fresh && this.#asked.has(key)) void this.#fetchPicture(id, key);
    }
  }

  async #fetchPicture(id: string, key: string): Promise<void> {
    const answer = await this.#bridge.call('library.thumbnail', { id });
    const picture = answer.ok && answer.value ? `data:image/png;base64,${answer.value}` : null;
    this.pictures = { ...this.pictures, [key]: picture };
  }

  create(plan: NewPlan): Promise<Answer<'library.create'>> {
    return this.#change('library.create', { ...plan, callId: crypto.randomUUID() });
  }

  /** A match that begins with the board of a plan as it stands, who plays in the order of the seats. */
  createMatchFromPlan(
    id: string,
    players: readonly Player[],
  ): Promise<Answer<'library.createMatchFromPlan'>> {
    const callId = crypto.randomUUID();
    return this.#change('library.createMatchFromPlan', { id, players: [...players], callId });
  }

  createMatch(match: NewMatch): Promise<Answer<'library.createMatch'>> {
    return this.#change('library.createMatch', { ...match, callId: crypto.randomUUID() });
  }

  createFromExample(example: string): Promise<Answer<'library.createFromExample'>> {
    return this.#change('library.createFromExample', { example, callId: crypto.randomUUID() });
  }

  rename(id: string, title: string): Promise<Answer<'library.rename'>> {
    return this.#change('library.rename', { id, title, callId: crypto.randomUUID() });
  }

  duplicate(id: string): Promise<Answer<'library.duplicate'>> {
    return this.#change('library.duplicate', { id, callId: crypto.randomUUID() });
  }

  remove(id: string): Promise<Answer<'library.remove'>> {
    return this.#change('library.remove', { id, callId: crypto.randomUUID() });
  }

  restore(id: string): Promise<Answer<'library.restore'>> {
    return this.#change('library.restore', { id, callId: crypto.randomUUID() });
  }

  purge(id: string): Promise<Answer<'library.purge'>> {
    return this.#change('library.purge', { id, callId: crypto.randomUUID() });
  }

  recover(id: string): Promise<Answer<'library.recover'>> {
    return this.#change('library.recover', { id, callId: crypto.randomUUID() });
  }

  /** Plans as text; pictures, prints and archives with a plan inside as base64. */
  importFile(
    name: string,
    content: { readonly text: string } | { readonly base64: string },
  ): Promise<Answer<'library.import'>> {
    const callId = crypto.randomUUID();
    return this.#change('library.import', { name: name.slice(0, 255), ...content, callId });
  }

  importWithDialog(): Promise<Answer<'library.importWithDialog'>> {
    return this.#change('library.importWithDialog', { callId: crypto.randomUUID() });
  }

  exportFile(id: string): Promise<Answer<'library.export'>> {
    return this.#bridge.call('library.export', { id });
  }

  exportWithDialog(id: string): Promise<Answer<'library.exportWithDialog'>> {
    return this.#bridge.call('library.exportWithDialog', { id, callId: crypto.randomUUID() });
  }

  setPicture(id: string, png: string): Promise<Answer<'library.setThumbnail'>> {
    return this.#bridge.call('library.setThumbnail', { id, png });
  }

  destroy(): void {
    this.#unsubscribe();
  }

  /** Main tells of the change as well; reading again here shows it even if that event is slow. */
  async #change<Name extends CallName>(name: Name, request: Request<Name>): Promise<Answer<Name>> {
    const answer = await this.#bridge.call(name, request);
    if (answer.ok) await this.load();
    return answer;
  }
}
