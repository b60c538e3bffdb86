/** What leaves the table: pictures and prints by one export at a time, a picture on the clipboard, a report. */
import type { Refusal } from '../../shared/base';
import type { Bridge } from '../../shared/contract';
import type { TableSharing } from '../games/descriptor';
import { type ExportJob, type MadeFile, refusalOf } from '../panels/share/export-job';
import { ExportRun } from '../panels/share/export-run.svelte';
import { sizeWords } from '../panels/share/size-words';
import { bytesOf, keepFile } from './file-keeper';
import type { AppScope } from './scope';

export class Sharing {
  readonly #app: AppScope;
  readonly #bridge: Bridge;
  /** The export under way; null: none. */
  run = $state.raw<ExportRun | null>(null);

  constructor(app: AppScope, bridge: Bridge) {
    this.#app = app;
    this.#bridge = bridge;
  }

  async askExport(): Promise<void> {
    const sharing = await this.#load();
    if (sharing && this.#app.table) this.#app.overlay = { type: 'export', sharing };
  }

  /** Makes the file and keeps it; a second export waits for nobody: it is refused while one is under way. */
  async start(job: ExportJob): Promise<void> {
    if (this.run !== null) return;
    const run = new ExportRun(job);
    this.run = run;
    const made = await run.finish();
    if (this.run === run) this.run = null;
    if (made === null) this.#app.toasts.show(`${job.fileName} was cancelled. No file was left.`);
    else if (made.ok) await this.keep(made.value);
    else this.#fail(job.fileName, made.error);
  }

  cancel(): void {
    this.run?.cancel();
  }

  /** On the clipboard; where the browser refuses, it says so and offers the file. */
  async copyPicture(): Promise<void> {
    const { table } = this.#app;
    if (!table) return;
    // The clipboard wants its item in the turn of the key press: the picture follows as a promise.
    const picture = this.#picture();
    picture.catch(() => undefined); // told below, once
    try {
      await putOnClipboard(picture);
      this.#app.toasts.show('The picture is on the clipboard.', { tone: 'ok' });
    } catch (error) {
      this.#offerPicture(`${table.title}.png`, picture, refusalOf(error));
    }
  }

  /** The bundle of a problem, as a file. False when there is none. */
  async saveReport(id: string): Promise<boolean> {
    const answer = await this.#bridge.call('document.report', { id });
    if (!answer.ok) {
      this.#app.refuse(answer.error);
      return false;
    }
    const { fileName, base64 } = answer.value;
    const content = new Blob([bytesOf(base64)], { type: 'application/zip' });
    return this.keep({ name: fileName, content, notes: [] });
  }

  async #picture(): Promise<Blob> {
    const sharing = await this.#load();
    const { table } = this.#app;
    if (!sharing || !table) throw new Error('There is no table to take a picture of.');
    return sharing.copyPicture(table.session as never); // the sharing of the table's own game
  }

  async #load(): Promise<TableSharing | null> {
    try {
      return (await this.#app.table?.sharing?.()) ?? null;
    } catch (error) {
      this.#app.refuse(refusalOf(error));
      return null;
    }
  }

  #offerPicture(name: string, picture: Promise<Blob>, refusal: Refusal): void {
    const save = (): void =>
      void picture.then(
        (content) => this.keep({ name, content, notes: [] }),
        (error: unknown) => this.#fail(name, refusalOf(error)),
      );
    this.#app.toasts.show(`The picture could not be copied: ${refusal.message}`, {
      tone: 'bad',
      action: { label: 'Save it as a file', run: save },
    });
  }

  /** Puts a file where files go and says so; false: it was not kept, and the person knows. */
  async keep({ name, content, notes }: MadeFile): Promise<boolean> {
    const kept = await keepFile(this.#bridge, this.#app.info?.dialogs ?? false, name, content);
    if (!kept.ok) {
      this.#fail(name, kept.error);
      return false;
    }
    if (kept.value === null) return false;
    const said = [`${name}, ${sizeWords(content.size)}, ${kept.value}.`, ...notes].join(' ');
    this.#app.toasts.show(said, { tone: 'ok', sticky: notes.length > 0 });
    return true;
  }

  #fail(name: string, refusal: Refusal): void {
    this.#app.toasts.show(`${name} was not made: ${refusal.message}`, { tone: 'bad', sticky: true });
  }
}

async function putOnClipboard(picture: Promise<Blob>): Promise<void> {
  if (typeof ClipboardItem === 'undefined' || !('clipboard' in navigator)) {
    throw new Error('this browser lets no page put pictures on the clipboard.');
  }
  await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]);
}
