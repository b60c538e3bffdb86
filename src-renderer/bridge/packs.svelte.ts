/** The person's own packs as main keeps them, and every way to change the list. Answers are the calls' own Results. */
import type { Refusal } from '../../shared/base';
import type { Answer, Bridge, PackList, Request } from '../../shared/contract';

const EMPTY: PackList = { packs: [], broken: [], bin: [] };

export class PackStore {
  list = $state.raw<PackList>(EMPTY);
  /** False until main has answered once. */
  loaded = $state(false);
  readonly #bridge: Bridge;
  readonly #onRefused: (refusal: Refusal) => void;
  readonly #unsubscribe: () => void;
  #newest = 0;

  constructor(bridge: Bridge, onRefused: (refusal: Refusal) => void) {
    this.#bridge = bridge;
    this.#onRefused = onRefused;
    this.#unsubscribe = bridge.subscribe((event) => {
      // Nobody has looked at the list yet: there is nothing to bring up to date.
      if (event.type === 'packs' && this.loaded) void this.load();
    });
  }

  async load(): Promise<void> {
    const turn = ++this.#newest;
    const answer = await this.#bridge.call('packs.list', {});
    if (turn !== this.#newest) return;
    if (!answer.ok) return this.#onRefused(answer.error);
    this.list = answer.value;
    this.loaded = true;
  }

  create(game: Request<'packs.create'>['game'], title: string): Promise<Answer<'packs.create'>> {
    return this.#bridge.call('packs.create', { ...asked(), game, title });
  }

  rename(id: string, title: string): Promise<Answer<'packs.rename'>> {
    return this.#bridge.call('packs.rename', { ...asked(), id, title });
  }

  remove(id: string): Promise<Answer<'packs.remove'>> {
    return this.#bridge.call('packs.remove', { ...asked(), id });
  }

  restore(id: string): Promise<Answer<'packs.restore'>> {
    return this.#bridge.call('packs.restore', { ...asked(), id });
  }

  purge(id: string): Promise<Answer<'packs.purge'>> {
    return this.#bridge.call('packs.purge', { ...asked(), id });
  }

  importFile(name: string, text: string): Promise<Answer<'packs.import'>> {
    return this.#bridge.call('packs.import', { ...asked(), name: name.slice(0, 255), text });
  }

  exportFile(id: string): Promise<Answer<'packs.export'>> {
    return this.#bridge.call('packs.export', { id });
  }

  destroy(): void {
    this.#unsubscribe();
  }
}

function asked(): { callId: string } {
  return { callId: crypto.randomUUID() };
}
