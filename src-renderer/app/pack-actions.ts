/** What a person does with packs of their own, from wherever: the dialog, the editor, a file dropped on the window. */
import type { Refusal, Result } from '../../shared/base';
import type { Answer, Bridge } from '../../shared/contract';
import type { MatchGame } from '../../shared/documents/match';
import type { PackStore } from '../bridge/packs.svelte';
import { keepFile } from './file-keeper';
import { type OutsideFile, readOutsideFile } from './outside-file';
import type { AppScope } from './scope';

/** What a file of a pack ends in. */
export const PACK_ENDING = '.plotroom-pack';

export class PackActions {
  readonly #app: AppScope;
  readonly #bridge: Bridge;
  readonly #packs: PackStore;

  constructor(app: AppScope, bridge: Bridge, packs: PackStore) {
    this.#app = app;
    this.#bridge = bridge;
    this.#packs = packs;
  }

  open(id: string): void {
    this.#app.overlay = null;
    this.#app.router.go({ type: 'pack', id });
  }

  async create(game: MatchGame, title: string): Promise<void> {
    const made = await this.#packs.create(game, title);
    if (made.ok) this.open(made.value.id);
    else this.#app.refuse(made.error);
  }

  async rename(id: string, title: string): Promise<boolean> {
    return this.#said(await this.#packs.rename(id, title), ({ title: now }) => `Renamed to ${now}.`);
  }

  /** Into the bin, with the way back in the message. */
  async remove(id: string, title: string): Promise<void> {
    const gone = await this.#packs.remove(id);
    if (!gone.ok) return this.#app.refuse(gone.error);
    const { route } = this.#app.router;
    if (route.type === 'pack' && route.id === id) this.#app.router.go({ type: 'library' });
    this.#app.toasts.show(`${title} is in the bin.`, {
      action: { label: 'Restore', run: () => void this.restore(id) },
    });
  }

  async restore(id: string): Promise<void> {
    this.#said(await this.#packs.restore(id), ({ title }) => `${title} is among your packs again.`);
  }

  async purge(id: string, title: string): Promise<void> {
    this.#said(await this.#packs.purge(id), () => `${title} is deleted for good.`);
  }

  /** Asks for a file in the browser's way, which Electron has, too. */
  chooseFile(): void {
    const input = document.createElement('input');
    input.type = 'file';
    input.multiple = true;
    input.accept = `${PACK_ENDING},.json,application/json`;
    input.addEventListener('change', () => {
      for (const file of input.files ?? []) void this.importFile(file);
    });
    input.click();
  }

  async importFile(file: OutsideFile): Promise<void> {
    const taken = await this.takeIn(file);
    if (!taken.ok) return this.#app.refuse(taken.error);
    this.#app.toasts.show(taken.value.note, {
      tone: 'ok',
      action: { label: 'Open', run: () => this.open(taken.value.entry.id) },
    });
  }

  async takeIn(file: OutsideFile): Promise<Answer<'packs.import'>> {
    const content = await readOutsideFile(file);
    if (!content.ok) return content;
    if (!('text' in content.value))
      return { ok: false, error: { code: 'not-plotroom', message: `“${file.name}” is no pack.` } };
    return this.#packs.importFile(file.name, content.value.text);
  }

  async exportFile(id: string): Promise<void> {
    const made = await this.#packs.exportFile(id);
    if (!made.ok) return this.#app.refuse(made.error);
    const { fileName, text } = made.value;
    const blob = new Blob([text], { type: 'application/json' });
    const kept = await keepFile(this.#bridge, this.#app.info?.dialogs ?? false, fileName, blob);
    this.#said(kept, (place) => place && `${fileName} ${place}.`);
  }

  #said<Value>(answer: Result<Value, Refusal>, words: (value: Value) => string | null): boolean {
    if (!answer.ok) this.#app.refuse(answer.error);
    const text = answer.ok ? words(answer.value) : null;
    if (text) this.#app.toasts.show(text, { tone: 'ok' });
    return answer.ok;
  }
}
