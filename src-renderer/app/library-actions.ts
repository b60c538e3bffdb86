/** What a person does with documents, from wherever: start screen, palette, menus, a file dropped on the window. */
import type { Refusal } from '../../shared/base';
import type { Answer, GameId, ImportOutcome, LibraryEntry } from '../../shared/contract';
import type { NewMatch, NewPlan } from '../bridge/library.svelte';
import { plainMatch } from '../panels/library/new/plain-match';
import { bytesOf, downloadFile } from './file-keeper';
import { chooseOutsideFile, IMPORTABLE, type OutsideFile, readOutsideFile } from './outside-file';
import type { AppScope, ImportProblem } from './scope';

export class LibraryActions {
  readonly #app: AppScope;

  constructor(app: AppScope) {
    this.#app = app;
  }

  open(id: string): void {
    this.#app.router.go({ type: 'document', id });
  }

  openLibrary(): void {
    this.#app.router.go({ type: 'library' });
  }

  async openExample(id: string): Promise<void> {
    this.#openAnswer(await this.#app.library.createFromExample(id));
  }

  async create(plan: NewPlan): Promise<boolean> {
    return this.#openAnswer(await this.#app.library.create(plan));
  }

  async createMatch(match: NewMatch): Promise<boolean> {
    return this.#openAnswer(await this.#app.library.createMatch(match));
  }

  /** A match at the defaults, one person against the bot; nothing where no matches are played of the game. */
  async playAgainstBot(game: GameId): Promise<void> {
    const match = plainMatch(
      game,
      this.#app.library.list.documents.map(({ title }) => title),
    );
    if (match) await this.createMatch(match);
  }

  async rename(id: string, title: string): Promise<boolean> {
    return this.#said(await this.#app.library.rename(id, title), (entry) => `Renamed to ${entry.title}.`);
  }

  async duplicate(id: string): Promise<void> {
    await this.#settled(id);
    const answer = await this.#app.library.duplicate(id);
    if (!answer.ok) return this.#app.refuse(answer.error);
    this.#app.toasts.show(`Made ${answer.value.title}.`, {
      tone: 'ok',
      action: { label: 'Open', run: () => this.open(answer.value.id) },
    });
  }

  /** Into the bin, with the way back in the message. */
  async remove(entry: Pick<LibraryEntry, 'id' | 'title'>): Promise<void> {
    const answer = await this.#app.library.remove(entry.id);
    if (!answer.ok) return this.#app.refuse(answer.error);
    const { route } = this.#app.router;
    if (route.type === 'document' && route.id === entry.id) this.openLibrary();
    this.#app.toasts.show(`${entry.title} is in the bin.`, {
      action: { label: 'Restore', run: () => void this.restore(entry.id) },
    });
  }

  async restore(id: string): Promise<void> {
    this.#said(await this.#app.library.restore(id), (entry) => `${entry.title} is back in the library.`);
  }

  async purge(id: string, title: string): Promise<void> {
    this.#said(await this.#app.library.purge(id), () => `${title} is deleted for good.`);
  }

  async recover(id: string): Promise<void> {
    this.#openAnswer(await this.#app.library.recover(id));
  }

  /** Asks for files: with the system's dialog where main has one, else with the browser's. */
  async chooseFiles(): Promise<void> {
    if (!this.#app.info?.dialogs) return this.#pickInBrowser();
    const answer = await this.#app.library.importWithDialog();
    if (!answer.ok) return this.#report([], [{ file: 'The chosen file', refusal: answer.error }]);
    this.#report(answer.value, []);
  }

  /** The bytes of one file that may hold a plan, asked for in the browser's way, which Electron has, too. Null: none. */
  async chooseBytes(): Promise<Uint8Array | null> {
    const file = await chooseOutsideFile();
    if (file === null) return null;
    const read = await readOutsideFile(file);
    if (!read.ok) {
      this.#app.refuse(read.error);
      return null;
    }
    return 'text' in read.value ? new TextEncoder().encode(read.value.text) : bytesOf(read.value.base64);
  }

  async importFiles(files: readonly OutsideFile[]): Promise<void> {
    const outcomes: ImportOutcome[] = [];
    const problems: ImportProblem[] = [];
    for (const file of files) {
      const answer = await this.#importOne(file);
      if (answer.ok) outcomes.push(answer.value);
      else problems.push({ file: file.name, refusal: answer.error });
    }
    this.#report(outcomes, problems);
  }

  async exportDocument(id: string): Promise<void> {
    await this.#settled(id);
    if (this.#app.info?.dialogs) {
      this.#said(await this.#app.library.exportWithDialog(id), (path) => path && `Written to ${path}.`);
      return;
    }
    const answer = await this.#app.library.exportFile(id);
    if (this.#said(answer, ({ fileName }) => `${fileName} is in your downloads.`) && answer.ok) {
      const { fileName, text } = answer.value;
      downloadFile(fileName, new Blob([text], { type: 'application/json' }));
    }
  }

  /** The table shows steps before main has them. */
  async #settled(id: string): Promise<void> {
    const { table } = this.#app;
    if (table?.id === id) await table.settled();
  }

  #pickInBrowser(): void {
    const input = document.createElement('input');
    input.type = 'file';
    input.multiple = true;
    input.accept = IMPORTABLE;
    input.addEventListener('change', () => void this.importFiles([...(input.files ?? [])]));
    input.click();
  }

  async #importOne(file: OutsideFile): Promise<Answer<'library.import'>> {
    const content = await readOutsideFile(file);
    return content.ok ? this.#app.library.importFile(file.name, content.value) : content;
  }

  /** One good file opens; several are counted; every refused one is listed. */
  #report(outcomes: readonly ImportOutcome[], problems: readonly ImportProblem[]): void {
    const [first] = outcomes;
    if (first && outcomes.length === 1) {
      this.#app.toasts.show(first.note ?? `A copy of ${first.entry.title} is in the library.`, {
        tone: 'ok',
      });
      if (problems.length === 0) this.open(first.entry.id);
    } else if (first) {
      this.#app.toasts.show(`Copies of ${outcomes.length} files are in the library.`, { tone: 'ok' });
    }
    if (problems.length > 0) this.#app.overlay = { type: 'import-problems', problems };
  }

  #openAnswer(answer: Answer<'library.create'>): boolean {
    if (answer.ok) this.open(answer.value.id);
    else this.#app.refuse(answer.error);
    return answer.ok;
  }

  #said<Value>(
    answer: { ok: true; value: Value } | { ok: false; error: Refusal },
    words: (value: Value) => string | null,
  ): boolean {
    if (!answer.ok) this.#app.refuse(answer.error);
    const text = answer.ok ? words(answer.value) : null;
    if (text) this.#app.toasts.show(text, { tone: 'ok' });
    return answer.ok;
  }
}
